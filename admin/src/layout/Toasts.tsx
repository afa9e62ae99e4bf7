import { Alert, AlertTitle, Box, Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import type { ToastOptions } from './use-toast.ts'

// Spec sections 4 and 9: one toast at a time, for 5 seconds; F8 leads to it, a swipe of 50 px to the right removes it.
const DURATION = 5000
const SWIPE = 50

/** The region of the toasts. The latest one is shown; it stays while it is pointed at or holds the focus. */
export function Toasts() {
  const words = useWords()
  const translate = useTranslate()
  const { notifications, setNotifications } = useNotificationContext()
  const [toast, setToast] = useState<NotificationPayload>()
  const [held, setHeld] = useState(false)
  const region = useRef<HTMLElement>(null)
  const touchStart = useRef(0)

  useEffect(() => {
    const latest = notifications.at(-1)
    if (!latest) return
    setToast(latest)
    setNotifications([])
  }, [notifications, setNotifications])

  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(() => setToast(undefined), DURATION)
    return () => clearTimeout(timer)
  }, [toast, held])

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
  const { description, onUndo } = (toast?.notificationOptions ?? {}) as ToastOptions
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
            {onUndo && (
              <Button
                size="small"
                sx={{ display: 'block', mt: 1 }}
                onClick={() => {
                  close()
                  onUndo()
                }}
              >
                {words('list.undo')}
              </Button>
            )}
          </Alert>
        )}
      </div>
    </Box>
  )
}
