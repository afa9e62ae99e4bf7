import type { Answer, EmailProvider, getEmailProviders } from '@nila/api/contract'
import { OutboxEmail } from '@nila/db'
import type { Outbox } from '../mail/outbox.ts'
import { breakerOf, findProviderStates } from '../mail/provider-states.ts'
import { PROVIDER_NAMES } from '../mail/providers.ts'

async function presentQueue() {
  const row = await OutboxEmail.query()
    .where({ state: 'waiting' })
    .select(
      OutboxEmail.raw('count(*) as waiting'),
      OutboxEmail.raw('count(*) filter (where attempts > 0) as retrying'),
      OutboxEmail.raw('min(created_at) as oldest'),
    )
    .first()
    .castTo<{ waiting: number; retrying: number; oldest: Date | null }>()
  return { waiting: row.waiting, retrying: row.retrying, oldest: row.oldest?.toISOString() ?? null }
}

/** The providers and the queue as they are now. */
export async function presentProviders({ providers }: Outbox): Promise<Answer<typeof getEmailProviders>> {
  const states = await findProviderStates()
  return {
    providers: PROVIDER_NAMES.map((name): EmailProvider => {
      const provider = providers.find((one) => one.name === name)
      const state = states.get(name)
      const sentToday = state?.sentToday ?? 0
      const { dailyLimit = 0, reserved = 0 } = provider ?? {}
      return {
        name,
        isConfigured: provider !== undefined,
        breaker: breakerOf(state),
        sentToday,
        leftToday: dailyLimit ? Math.max(0, dailyLimit - sentToday) : null,
        reserved,
        lastError: state?.lastError ?? null,
        lastErrorAt: state?.lastErrorAt?.toISOString() ?? null,
      }
    }),
    queue: await presentQueue(),
  }
}
