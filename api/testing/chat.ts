import { setChatPreferences } from '@nila/api/contract'
import type { PartialModelObject, User } from '@nila/db'
import { afterAll, beforeAll } from 'vitest'
import type { Config } from '../src/config.ts'
import type { Agent } from './agent.ts'
import { type TestApi, useApi } from './api.ts'
import { type FakeModel, startFakeModel } from './fake-model.ts'

interface Prompt {
  messages: { role: string; content: string }[]
}

export interface TestChat {
  api: TestApi
  /** The server that answers. */
  readonly model: FakeModel
  /** Has a model answer from now on, by the name that says what it does (fake-model-behaviour.ts). */
  use(name: string): void
  /** What the model was told when it was asked for the last time. */
  lastPrompt(): Prompt['messages']
  /** A user who has said that they are old enough. */
  talker(over?: PartialModelObject<User>): Promise<Agent & { user: User }>
  /** Somebody without an account who has. */
  guest(): Promise<Agent>
  /** The same person, at another instance of the product. */
  at(url: string, agent: Agent): Pick<Agent, 'fetch'>
}

const isOldEnough = { body: { isOfAge: true } } as const

/** The API with a model to talk with, which answers five words at once unless told otherwise. */
export function useChat(
  overrides: Partial<Config> = {},
  options: Parameters<typeof useApi>[1] = {},
): TestChat {
  const assistant = { baseUrl: '', apiKey: undefined, model: 'n5-r0' }
  const api = useApi({ ...overrides, assistant }, options)
  let model: FakeModel | undefined

  beforeAll(async () => {
    model = await startFakeModel()
    assistant.baseUrl = model.baseUrl
  })
  afterAll(() => model?.stop())

  return {
    api,
    get model() {
      if (!model) throw new Error('the model runs only inside tests')
      return model
    },
    use(name) {
      assistant.model = name
    },
    lastPrompt() {
      const last = model?.requests.at(-1)?.body as Prompt | undefined
      return last?.messages ?? []
    },
    async talker(over) {
      const user = await api.signIn(over)
      await user.call(setChatPreferences, isOldEnough)
      return user
    },
    async guest() {
      const guest = api.visitor()
      await guest.call(setChatPreferences, isOldEnough)
      return guest
    },
    at: (url, agent) => ({ fetch: (path, init) => agent.fetch(new URL(path, url).href, init) }),
  }
}
