import { fieldProblemsOf } from '@nila/api/contract/field-problems'
import {
  DEFAULT_CONTEXT_TOKENS,
  DEFAULT_OUTPUT_TOKENS,
  type ModelEndpoint,
  ModelEndpointBody,
  PRICE_UNIT,
} from '@nila/api/contract/model-endpoints'
import type { FieldProblem } from '@nila/api/contract/problems'

/** What stands in the wizard, numbers as they are typed. The key is not among it: what is kept of a draft must not hold one. */
export interface ModelValues {
  baseUrl: string
  model: string
  contextTokens: string
  maxOutputTokens: string
  promptPrice: string
  completionPrice: string
  isEnabled: boolean
}

/** A key that was typed, or that the stored one is to go. */
export interface TypedKey {
  typed: string
  isRemoved: boolean
}

export const NO_KEY: TypedKey = { typed: '', isRemoved: false }

export const NEW_MODEL: ModelValues = {
  baseUrl: '',
  model: '',
  contextTokens: String(DEFAULT_CONTEXT_TOKENS),
  maxOutputTokens: String(DEFAULT_OUTPUT_TOKENS),
  promptPrice: '0',
  completionPrice: '0',
  isEnabled: true,
}

export const LEAST_CONTEXT = 1024
export const LEAST_OUTPUT = 64
export const MOST_TOKENS = 10_000_000

export const valuesOf = (endpoint: ModelEndpoint): ModelValues => ({
  baseUrl: endpoint.baseUrl,
  model: endpoint.model,
  contextTokens: String(endpoint.contextTokens),
  maxOutputTokens: String(endpoint.maxOutputTokens),
  promptPrice: String(endpoint.promptPrice / PRICE_UNIT),
  completionPrice: String(endpoint.completionPrice / PRICE_UNIT),
  isEnabled: endpoint.isEnabled,
})

/** A whole number within bounds; undefined where the text is none. */
export function wholeNumber(text: string, minimum: number, maximum: number): number | undefined {
  const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
  return number >= minimum && number <= maximum ? number : undefined
}

/** A price in millionths; undefined where the text is none. */
export const priceOf = (text: string): number | undefined =>
  /^\s*\d{1,6}(\.\d{1,6})?\s*$/.test(text) ? Math.round(Number(text) * PRICE_UNIT) : undefined

/** What is wrong with one field, by the contract's own rules. */
export function problemOf(field: 'baseUrl' | 'model', value: string): FieldProblem | undefined {
  const { error } = ModelEndpointBody.shape[field].safeParse(value)
  return error && Object.values(fieldProblemsOf(error))[0]
}

/** What is sent as the key: nothing where the stored one stays. */
export function sentKey({ typed, isRemoved }: TypedKey): { apiKey?: string | null } {
  if (typed.trim()) return { apiKey: typed.trim() }
  return isRemoved ? { apiKey: null } : {}
}

/** What is saved; undefined as long as a number is none. */
export function bodyOf(values: ModelValues, key: TypedKey): ModelEndpointBody | undefined {
  const contextTokens = wholeNumber(values.contextTokens, LEAST_CONTEXT, MOST_TOKENS)
  const maxOutputTokens = wholeNumber(values.maxOutputTokens, LEAST_OUTPUT, MOST_TOKENS)
  const promptPrice = priceOf(values.promptPrice)
  const completionPrice = priceOf(values.completionPrice)
  const { baseUrl, model, isEnabled } = values
  if (contextTokens === undefined || maxOutputTokens === undefined) return undefined
  if (promptPrice === undefined || completionPrice === undefined) return undefined
  const numbers = { contextTokens, maxOutputTokens, promptPrice, completionPrice }
  return { baseUrl: baseUrl.trim(), model: model.trim(), ...numbers, isEnabled, ...sentKey(key) }
}
