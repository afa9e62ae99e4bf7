import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from './context.ts'

const storage = new AsyncLocalStorage<string>()

/**
 * Remembers, for everything that a request causes, where it came from: the audit log says it of every entry, and handing it through
 * each verb would put the network into all of them.
 */
export const rememberAddress = (ctx: Context, next: () => Promise<void>): Promise<void> =>
  storage.run(ctx.ip, next)

/** The whole address of the client whose request is being answered; undefined outside of one. Cut it before it is kept (R45). */
export const requestAddress = (): string | undefined => storage.getStore()
