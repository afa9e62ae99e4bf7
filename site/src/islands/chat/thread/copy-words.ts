import { toast } from '../../../scripts/toast.ts'

/** Puts words into the clipboard, and says whether that was possible. */
export async function copyWords(words: string, said: { copied: string; copyFailed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    toast({ title: said.copied, kind: 'success' })
  } catch {
    // Browsers refuse it where the connection is not secure, or the user said no.
    toast({ title: said.copyFailed, kind: 'danger' })
  }
}
