import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './modal-dialog.css'

interface ModalDialogProps {
  title: string
  /** Escape, or the browser's way back. */
  onCancel: () => void
  children: ReactNode
}

/** A native dialog that is open for as long as it is in the page. Closing it gives the focus back to where it was. */
export function ModalDialog({ title, onCancel, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the element leaves the page: only a dialog that is in it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="setting-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
