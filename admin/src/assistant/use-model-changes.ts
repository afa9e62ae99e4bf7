import {
  deleteModelEndpoint,
  type ModelEndpoint,
  orderModelEndpoints,
  updateModelEndpoint,
} from '@nila/api/contract/model-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useReauthentication } from '../components/use-reauthentication.tsx'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'
import { MODELS_KEY } from './use-model-endpoints.ts'
import { useSaySaved } from './use-say-saved.ts'

/** What is done to models from their list: switched, ordered, removed. */
export function useModelChanges() {
  const words = useAssistantWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const queryClient = useQueryClient()
  const saySaved = useSaySaved()
  const { confirmed, dialog } = useReauthentication()
  const [busy, setBusy] = useState(false)

  async function during(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await confirmed(work)
    } catch (error) {
      toast('error', words('models.notSaved'), { description: problemWords(error, translate) })
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey: MODELS_KEY })
    }
  }

  return {
    busy,
    /** Belongs into the screen. */
    dialog,

    switchOver: ({ id, version, model: name, isEnabled }: ModelEndpoint) =>
      during(async () => {
        const change = { params: { id }, body: { isEnabled: !isEnabled } }
        const { operationId } = await call(updateModelEndpoint, change, version)
        saySaved(name, operationId)
      }),

    /** Moves the model at a place to another one. */
    move: (endpoints: ModelEndpoint[], from: number, to: number) =>
      during(async () => {
        const ids = endpoints.map(({ id }) => id)
        const [moved] = ids.splice(from, 1)
        if (moved === undefined) return
        ids.splice(to, 0, moved)
        const answer = await call(orderModelEndpoints, { body: { ids } })
        queryClient.setQueryData(MODELS_KEY, answer)
        toast('success', words('models.ordered'))
      }),

    remove: ({ id, version }: ModelEndpoint) =>
      during(async () => {
        await call(deleteModelEndpoint, { params: { id } }, version)
        toast('success', words('models.removed'))
      }),
  }
}
