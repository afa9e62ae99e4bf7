import type { EmailProviderName } from '@nila/api/contract'
import { createBrevoProvider } from './brevo-provider.ts'
import type { MailConfig } from './mail-config.ts'
import type { Provider } from './provider.ts'
import { createSmtpProvider } from './smtp-provider.ts'

/** The order of the chain. */
export const PROVIDER_NAMES: readonly EmailProviderName[] = ['brevo', 'gmail', 'sink']

/** Of Brevo's day, what only security mail may use: sign-in links must go out after whatever else has used up the rest. */
const BREVO_RESERVED = 50

/** The providers that are configured, in the order in which they are asked. */
export function createProviders({ from, brevo, gmail, sink }: MailConfig): Provider[] {
  const providers: Provider[] = []
  if (brevo) {
    const { dailyLimit } = brevo
    // A smaller budget keeps the same share back.
    const reserved = Math.min(BREVO_RESERVED, Math.floor(dailyLimit / 6))
    const budget = { dailyLimit, reserved }
    providers.push(
      brevo.kind === 'api'
        ? createBrevoProvider({ ...budget, url: brevo.url, key: brevo.key, from })
        : createSmtpProvider({ ...budget, name: 'brevo', isLocal: false, url: brevo.url, from }),
    )
  }
  if (gmail) {
    const { url, dailyLimit } = gmail
    providers.push(createSmtpProvider({ name: 'gmail', dailyLimit, reserved: 0, isLocal: false, url, from }))
  }
  if (sink) {
    providers.push(
      createSmtpProvider({ name: 'sink', dailyLimit: 0, reserved: 0, isLocal: true, url: sink, from }),
    )
  }
  return providers
}
