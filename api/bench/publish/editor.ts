import { setTimeout } from 'node:timers/promises'
import { login } from '@nila/api/contract'
import { getCopyEntry, saveDraft } from '@nila/api/contract/copy-entries'
import {
  getRelease,
  getReleases,
  publishRelease,
  requestRelease,
  rollBack,
} from '@nila/api/contract/releases'
import { PASSWORD } from '../../testing/accounts.ts'
import { createAgent } from '../../testing/agent.ts'

/** How often the screen would ask how a build goes (milliseconds); a benchmark asks more often, to measure the build and not the asking. */
const LOOK = 50
const HERO = { locale: 'hi', key: 'landing.hero.title' } as const

/** How long something takes, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** An editor at a running product, with a visitor beside them. */
export async function editorAt(url: string, username: string) {
  const agent = createAgent(url)
  await agent.call(login, { body: { username, password: PASSWORD } })
  /** What each release says. */
  const said = new Map<number, string>()

  /** Asks as a visitor until the site says it. */
  async function untilSaid(words: string): Promise<void> {
    while (!(await (await fetch(`${url}/hi`)).text()).includes(words)) await setTimeout(5)
  }

  async function buildWords(words: string): Promise<number> {
    const { version } = await agent.call(getCopyEntry, { params: HERO })
    await agent.call(saveDraft, { params: HERO, body: { value: words } }, version)
    const { id } = await agent.call(requestRelease, {})
    for (;;) {
      const { state, problems } = await agent.call(getRelease, { params: { id } })
      if (state === 'ready') return id
      if (state !== 'queued' && state !== 'building') throw new Error(JSON.stringify(problems))
      await setTimeout(LOOK)
    }
  }

  return {
    /** Writes words, builds and publishes them. Gives how long all of it took, and the publishing alone, until a visitor reads them. */
    async publish(words: string): Promise<{ edit: number; promote: number }> {
      const start = performance.now()
      const id = await buildWords(words)
      const promote = await timed(async () => {
        await agent.call(publishRelease, { params: { id } })
        await untilSaid(words)
      })
      said.set(id, words)
      return { edit: performance.now() - start, promote }
    },

    /** Goes back to an earlier release, each turn to another one. Gives how long that took until a visitor reads it. */
    async goBack(turn: number): Promise<number> {
      const { history } = await agent.call(getReleases, {})
      const id = history[turn % history.length]?.id ?? 0
      return timed(async () => {
        await agent.call(rollBack, { params: { id } })
        await untilSaid(said.get(id) ?? '')
      })
    },

    /** How many pages the live release has. */
    async countPages(): Promise<number> {
      const { live } = await agent.call(getReleases, {})
      return live?.pages ?? 0
    },
  }
}
