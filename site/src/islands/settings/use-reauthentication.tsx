import { ApiError } from '@nila/api/contract/client'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { type ReactNode, useState } from 'react'
import type { AccountPage } from './parts.tsx'
import { ReauthenticationDialog, type ReauthenticationWords } from './ReauthenticationDialog.tsx'

const isRefusedWithoutPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication_required'

interface Reauthentication {
  confirmed: AccountPage['confirmed']
  /** Belongs into the page; it shows while the password is asked for. */
  dialog: ReactNode
}

/** R26: what cannot be undone needs the password given within the last ten minutes. */
export function useReauthentication(
  words: ReauthenticationWords,
  problems: ProblemsCopy,
  format: string,
  username: string,
): Reauthentication {
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
    <ReauthenticationDialog
      words={words}
      problems={problems}
      format={format}
      username={username}
      onConfirmed={() => asking.answer(true)}
      onCancel={() => asking.answer(false)}
    />
  )
  return { confirmed, dialog }
}
