import { ModalDialog } from './ModalDialog.tsx'

interface ConfirmDialogProps {
  words: { title: string; body: string; confirm: string; cancel: string }
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once more before something is gone. */
export function ConfirmDialog({ words, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <ModalDialog title={words.title} onCancel={onCancel}>
      <p>{words.body}</p>
      <div className="buttons">
        <button className="button button-quiet" type="button" onClick={onCancel}>
          {words.cancel}
        </button>
        <button className="button button-danger" type="button" onClick={onConfirm}>
          {words.confirm}
        </button>
      </div>
    </ModalDialog>
  )
}
