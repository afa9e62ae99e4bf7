import { useUndo } from '../audit-log/use-undo.ts'
import { useToast } from '../layout/use-toast.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'

/** Says that a model was changed, with its undo where there is one. */
export function useSaySaved() {
  const words = useAssistantWords()
  const toast = useToast()
  const { undo } = useUndo()
  return (name: string, operationId: number | null): void => {
    toast('success', words('models.saved'), {
      description: words('models.savedHint', { name }),
      ...(operationId !== null && { onUndo: () => void undo(operationId) }),
    })
  }
}
