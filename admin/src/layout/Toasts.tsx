import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import type { ToastOptions } from './use-toast.ts'

const ToastDetails = lazy(() =>
  import('./ToastDetails.tsx').then(({ ToastDetails }) => ({ default: ToastDetails })),
)

// Spec sections 4 and 9: one toast at a time, for 5 seconds; F8 leads to it, a swipe of 50 px to the right removes it.
const DURATION = 5000
const SWIPE = 50
/** Where there is something to press, there is time to read first. */
const PRESSABLE_DURATION = 30_000

/** The region of the toasts. The latest one is shown; it stays while it is pointed at or holds the focus. */
export function Toasts() {
  const words = useWords()
  const translate = useTranslate()
  const { notifications, setNotifications } = useNotificationContext()
  const [toast, setToast] = useState<NotificationPayload>()
  const [held, setHeld] = useState(false)
  const [opened, setOpened] = useState<ToastOptions['details']>()
  const region = useRef<HTMLElement>(null)
  const touchStart = useRef(0)

  useEffect(() => {
    const latest = notifications.at(-1)
    if (!latest) return
    setToast(latest)
    setNotifications([])
  }, [notifications, setNotifications])

  const { description, onUndo, details } = (toast?.notificationOptions ?? {}) as ToastOptions
  const duration = onUndo || details ? PRESSABLE_DURATION : DURATION
  useEffect(() => {
    if (!toast || held || opened) return
    const timer = setTimeout(() => setToast(undefined), duration)
    return () => clearTimeout(timer)
  }, [toast, held, opened, duration])

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'F8') region.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const close = () => {
    setToast(undefined)
    setHeld(false)
  }
  const title =
    typeof toast?.message === 'string' ? translate(toast.message, { _: toast.message }) : toast?.message

  return (
    <Box
      component="section"
      ref={region}
      tabIndex={-1}
      aria-label={words('shell.notifications')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={({ touches }) => {
        touchStart.current = touches[0]?.clientX ?? 0
      }}
      onTouchEnd={({ changedTouches }) => {
        if ((changedTouches[0]?.clientX ?? 0) - touchStart.current > SWIPE) close()
      }}
      sx={{
        position: 'fixed',
        insetInlineEnd: { xs: 12, sm: 24 },
        bottom: { xs: 12, sm: 24 },
        width: 'min(380px, calc(100vw - 24px))',
        zIndex: 'snackbar',
        // Away from the buttons of a dialog, which stand where it else would.
        'body:has(.MuiDialog-root) &': {
          insetInlineEnd: { sm: 'auto' },
          insetInlineStart: { sm: 24 },
          top: { xs: 12, sm: 'auto' },
          bottom: { xs: 'auto', sm: 24 },
        },
      }}
    >
      <div role="status">
        {toast && (
          <Alert
            severity={toast.type}
            variant="outlined"
            onClose={close}
            closeText={words('list.close')}
            sx={{ bgcolor: 'background.paper', color: 'text.primary', boxShadow: 4 }}
          >
            <AlertTitle sx={{ mb: 0, fontWeight: 650 }}>{title}</AlertTitle>
            {description}
            {(onUndo || details) && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
                {onUndo && (
                  <Button
                    size="small"
                    onClick={() => {
                      close()
                      onUndo()
                    }}
                  >
                    {words('list.undo')}
                  </Button>
                )}
                {details && (
                  <Button size="small" aria-haspopup="dialog" onClick={() => setOpened(details)}>
                    {details.action}
                  </Button>
                )}
              </Box>
            )}
          </Alert>
        )}
      </div>
      <Suspense>{opened && <ToastDetails details={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </Box>
  )
}
