import type { ModelEndpoint } from '@nila/api/contract/model-endpoints'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDraft } from '../components/use-draft.ts'
import { fieldWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import {
  LEAST_CONTEXT,
  LEAST_OUTPUT,
  MOST_TOKENS,
  type ModelValues,
  NEW_MODEL,
  NO_KEY,
  priceOf,
  problemOf,
  type TypedKey,
  valuesOf,
  wholeNumber,
} from './model-values.ts'

export const STEPS = ['address', 'key', 'model', 'limits', 'test'] as const
export type Step = (typeof STEPS)[number]

export type WizardProblems = Partial<Record<keyof ModelValues, string>>

/** What was typed, where the wizard stands, and what keeps it from going on. What was typed outlives the screen; the key does not. */
export function useWizard(model: ModelEndpoint | undefined) {
  const words = useAssistantWords()
  const translate = useTranslate()
  const initial = model ? valuesOf(model) : NEW_MODEL
  // By its version: what was typed over an older one must not be saved over this one.
  const name = model ? `model.${model.id}.${model.version}` : 'model.new'
  const [values, setValues, drop] = useDraft<ModelValues>(name, initial)
  const [key, setKey] = useState<TypedKey>(NO_KEY)
  const [step, setStep] = useState<Step>('address')
  const [problems, setProblems] = useState<WizardProblems>({})

  const textProblem = (field: 'baseUrl' | 'model') => {
    const problem = problemOf(field, values[field].trim())
    return problem && fieldWords(problem, translate)
  }
  const tokensProblem = (text: string, minimum: number) =>
    wholeNumber(text, minimum, MOST_TOKENS) === undefined
      ? words('wizard.wrongNumber', { minimum, maximum: MOST_TOKENS })
      : undefined
  const priceProblem = (text: string) =>
    priceOf(text) === undefined ? words('wizard.wrongPrice') : undefined

  /** What is wrong with the fields of a step. */
  function problemsOf(of: Step): WizardProblems {
    const found: Record<string, string | undefined> = {}
    if (of === 'address') found.baseUrl = textProblem('baseUrl')
    if (of === 'model') found.model = textProblem('model')
    if (of === 'limits') {
      found.contextTokens = tokensProblem(values.contextTokens, LEAST_CONTEXT)
      found.maxOutputTokens = tokensProblem(values.maxOutputTokens, LEAST_OUTPUT)
      found.promptPrice = priceProblem(values.promptPrice)
      found.completionPrice = priceProblem(values.completionPrice)
    }
    return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
  }

  return {
    values,
    key,
    step,
    problems,
    isMoved: model !== undefined && values.baseUrl.trim() !== model.baseUrl,
    setKey,
    setProblems,
    goTo: setStep,
    drop,
    change(changed: Partial<ModelValues>) {
      setValues({ ...values, ...changed })
      setProblems({})
    },
    /** Goes to the next step where nothing is wrong with this one; gives the first field that is. */
    next(): string | undefined {
      const found = problemsOf(step)
      setProblems(found)
      const [first] = Object.keys(found)
      if (!first) setStep(STEPS[STEPS.indexOf(step) + 1] ?? step)
      return first
    },
    previous: () => setStep(STEPS[STEPS.indexOf(step) - 1] ?? step),
  }
}

export type Wizard = ReturnType<typeof useWizard>
