import {
  type ChatSettings,
  type ChatSettingsBody,
  updateChatSettings,
} from '@nila/api/contract/chat-settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'
import { SETTINGS_KEY } from './use-chat-settings.ts'

/** Saves settings over the version that they were changed from; a colleague's are shown instead of being overwritten. */
export function useSaveSettings() {
  const words = useAssistantWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)

  /** @returns whether what was typed is no longer wanted */
  async function save(body: ChatSettingsBody, version: number): Promise<boolean> {
    setBusy(true)
    try {
      queryClient.setQueryData(SETTINGS_KEY, await call(updateChatSettings, { body }, version))
      toast('success', words('settings.saved'), { description: words('settings.savedHint') })
      return true
    } catch (error) {
      const details: ProblemDetails | undefined = error instanceof HttpError ? error.body : undefined
      const current = details?.code === 'stale_version' && (details.current as ChatSettings | undefined)
      if (current) queryClient.setQueryData(SETTINGS_KEY, current)
      const description = current ? words('settings.stale') : problemWords(error, translate)
      toast('error', words('settings.notSaved'), { description })
      return Boolean(current)
    } finally {
      setBusy(false)
    }
  }

  return { busy, save }
}
