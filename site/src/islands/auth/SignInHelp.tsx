import type { AuthCopy } from '@nila/api/contract/copy/auth'
import { fill } from '@nila/api/contract/copy/fill'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { useState } from 'react'
import { loginFailure } from '../../i18n/login-failure.ts'
import { verifyAuth } from '../../scripts/addresses.ts'
import { returnPath } from '../../scripts/return-path.ts'
import { announce, client } from '../../scripts/session.ts'

interface SignInHelpProps {
  words: AuthCopy['form']['login']
  problems: ProblemsCopy
  format: string
}

/** 'Trouble signing in?': asks the server whether it knows anybody on this device, and says it in words and as it came. */
export function SignInHelp({ words, problems, format }: SignInHelpProps) {
  const { trouble } = words
  const [outcome, setOutcome] = useState<{ words: string; raw?: string; isSignedIn?: boolean }>()
  const [asking, setAsking] = useState(false)

  async function verify() {
    setAsking(true)
    try {
      const answer = await client.call(verifyAuth, { body: {} })
      const user = answer.user ?? null
      announce(user)
      setOutcome({
        words: user ? fill(trouble.signedIn, { username: user.username }) : trouble.nobody,
        raw: JSON.stringify(answer, null, 2),
        isSignedIn: user !== null,
      })
    } catch (thrown) {
      setOutcome({ words: loginFailure(thrown, words, problems, format) })
    } finally {
      setAsking(false)
    }
  }

  return (
    <details className="trouble">
      <summary>{trouble.summary}</summary>
      <p>{trouble.lead}</p>
      <button
        className="button button-quiet"
        type="button"
        disabled={asking}
        aria-busy={asking}
        onClick={verify}
      >
        {asking ? trouble.verifying : trouble.verify}
      </button>
      <p role="status">{outcome?.words}</p>
      {outcome?.isSignedIn && <a href={returnPath(location.search)}>{trouble.goOn}</a>}
      {outcome?.raw && (
        <details>
          <summary>{trouble.raw}</summary>
          <pre>{outcome.raw}</pre>
        </details>
      )}
    </details>
  )
}
