import { type ReactNode, useState } from 'react'
import { HttpError } from 'react-admin'
import type { ProblemDetails } from '../providers/problem.ts'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'

const isRefusedWithoutPassword = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.body as ProblemDetails | undefined)?.code === 'reauthentication_required'

interface Reauthentication {
  /**
   * Does what the API may want the password for: where it does, asks for it and does it again.
   * @returns whether it was done; false where the person would rather not. Rejects with any other refusal.
   */
  confirmed: (act: () => Promise<unknown>) => Promise<boolean>
  /** Belongs into the screen; it shows while the password is asked for. */
  dialog: ReactNode
}

/** R26: what cannot be undone needs the password given within the last ten minutes. */
export function useReauthentication(): Reauthentication {
  const [asking, setAsking] = useState<{ answer: (isConfirmed: boolean) => void }>()

  async function confirmed(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      if (!isRefusedWithoutPassword(error)) throw error
    }
    const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }))
    setAsking(undefined)
    return isConfirmed && confirmed(act)
  }

  const dialog = asking && (
    <ReauthenticationDialog onConfirmed={() => asking.answer(true)} onCancel={() => asking.answer(false)} />
  )
  return { confirmed, dialog }
}
