import { type ReactNode, useCallback } from 'react'
import { type NotificationType, useNotify } from 'react-admin'

export interface ToastOptions {
  description?: string
  /** Takes the change back by a request of its own; the change itself was sent at once. */
  onUndo?: () => void
  /** What is too much for a toast: it opens in a dialog. */
  details?: { action: string; title: string; content: ReactNode }
}

/** Shows a toast: a title, and below it what it means. */
export function useToast() {
  const notify = useNotify()
  return useCallback(
    (type: NotificationType, title: string, { description, onUndo, details }: ToastOptions = {}) =>
      notify(title, { type, description, onUndo, details, messageArgs: { _: title } }),
    [notify],
  )
}
