import {
  createModelEndpoint,
  type ModelEndpoint,
  updateModelEndpoint,
} from '@nila/api/contract/model-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { fieldWords, type ProblemDetails, problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'
import { bodyOf, type ModelValues, type TypedKey } from './model-values.ts'
import { MODELS_KEY } from './use-model-endpoints.ts'
import { useSaySaved } from './use-say-saved.ts'
import type { Step, WizardProblems } from './use-wizard.ts'

/** What saving came to. */
type Saved =
  | { kind: 'saved' }
  /** The step that has to be looked at again. */
  | { kind: 'problems'; step: Step; problems: WizardProblems }
  /** Said in a toast, or the password was not given. */
  | { kind: 'failed' }

const STEP_OF: Partial<Record<string, Step>> = { baseUrl: 'address', apiKey: 'key', model: 'model' }

/**
 * Saves what the wizard has: a new model, or another one over the version that it was changed from.
 * @param confirmed does what may need the password again
 */
export function useSaveModel(
  model: ModelEndpoint | undefined,
  confirmed: (act: () => Promise<unknown>) => Promise<boolean>,
) {
  const words = useAssistantWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const queryClient = useQueryClient()
  const saySaved = useSaySaved()
  const [busy, setBusy] = useState(false)

  async function send(body: NonNullable<ReturnType<typeof bodyOf>>): Promise<void> {
    const name = body.model
    if (!model) {
      await call(createModelEndpoint, { body })
      toast('success', words('models.connected'), { description: words('models.connectedHint', { name }) })
      return
    }
    const { operationId } = await call(updateModelEndpoint, { params: { id: model.id }, body }, model.version)
    saySaved(name, operationId)
  }

  function refused(error: unknown): Saved {
    const { fields = {} }: Partial<ProblemDetails> = error instanceof HttpError ? error.body : {}
    toast('error', words('models.notSaved'), { description: problemWords(error, translate) })
    const [first] = Object.keys(fields)
    if (!first) return { kind: 'failed' }
    const problems = Object.fromEntries(
      Object.entries(fields).map(([field, problem]) => [field, fieldWords(problem, translate)]),
    )
    return { kind: 'problems', step: STEP_OF[first] ?? 'limits', problems }
  }

  async function save(values: ModelValues, key: TypedKey): Promise<Saved> {
    const body = bodyOf(values, key)
    if (!body) return { kind: 'problems', step: 'limits', problems: {} }
    setBusy(true)
    try {
      return { kind: (await confirmed(() => send(body))) ? 'saved' : 'failed' }
    } catch (error) {
      return refused(error)
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey: MODELS_KEY })
    }
  }

  return { busy, save }
}
