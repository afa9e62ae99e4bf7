import { ApiError } from '@nila/api/contract/client'
import { loginFailure } from '../../i18n/login-failure.ts'
import { beginPasskeyAuthentication, signInByPasskey } from '../addresses.ts'
import { formatTag } from '../page-words.ts'
import { askPasskey, suggestsPasskeys } from '../passkeys.ts'
import { announce, type CurrentUser, client } from '../session.ts'
import { whenVisible } from './landing.ts'
import type { LoginFormWords } from './login-form.ts'

type Answer = Awaited<ReturnType<typeof askPasskey>>

async function signIn(answer: Answer): Promise<CurrentUser> {
  const user = await client.call(signInByPasskey, { body: answer })
  announce(user)
  return user
}

/** Asks for a passkey in the browser's own dialog. Throws what the browser does where it was closed. */
export async function passkeySignIn(): Promise<CurrentUser> {
  return signIn(await askPasskey(await client.call(beginPasskeyAuthentication, { body: {} })))
}

/** What to say where a passkey did not let anybody in. */
export function passkeyFailure(
  thrown: unknown,
  { problems, ...words }: Pick<LoginFormWords, 'failed' | 'error' | 'problems'>,
): string {
  if (thrown instanceof DOMException) return problems.general.passkey_failed ?? ''
  // These words are a whole sentence of their own.
  if (thrown instanceof ApiError && thrown.code === 'passkey_sign_in_failed')
    return problems.general.passkey_sign_in_failed ?? ''
  return loginFailure(thrown, words, problems, formatTag())
}

export interface PasskeySuggestions {
  start(): Promise<void>
  /** Before anything else asks for a passkey: a page can have one question open. */
  stop(): void
}

/** The part of a challenge's life after which a fresh one is asked for. */
const USABLE = 0.9

/**
 * Offers passkeys among the suggestions of the username field (`autocomplete="username webauthn"`). It asks the server for nothing
 * where the browser cannot do that. Nobody asked for it, so that a browser or a server that refuses is not spoken of.
 */
export function passkeySuggestions(
  onSignedIn: (user: CurrentUser) => void,
  onRefused: (thrown: unknown) => void,
): PasskeySuggestions {
  let asking: AbortController | undefined
  const stop = () => {
    asking?.abort()
    asking = undefined
  }

  /** Waits for somebody to choose a passkey; undefined where that cannot come to anything any more. */
  async function choose({ signal }: AbortController): Promise<Answer | undefined> {
    try {
      await whenVisible()
      signal.throwIfAborted()
      const options = await client.call(beginPasskeyAuthentication, { body: {} })
      signal.throwIfAborted()
      const renewal = setTimeout(start, options.timeout * USABLE)
      signal.addEventListener('abort', () => clearTimeout(renewal))
      return await askPasskey(options, { mediation: 'conditional', signal })
    } catch {
      return undefined
    }
  }

  async function start(): Promise<void> {
    stop()
    const own = new AbortController()
    asking = own
    if (!(await suggestsPasskeys())) return
    const answer = await choose(own)
    if (!answer || own.signal.aborted) return
    stop()
    // One that is refused is not offered again: a keychain that answers by itself would use up the attempts of its address.
    await signIn(answer).then(onSignedIn, onRefused)
  }

  return { start, stop }
}
