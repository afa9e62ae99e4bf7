import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** How hard a password is to guess: 0 at once, 4 very hard. */
export type Strength = 0 | 1 | 2 | 3 | 4

interface Knowledge {
  passwords: string[]
  graphs: Record<string, Record<string, (string | null)[]>>
}

let meter: Promise<ZxcvbnFactory> | undefined

async function loadMeter(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, response] = await Promise.all([
    import('@zxcvbn-ts/core'),
    fetch('/password-strength.json'),
  ])
  if (!response.ok) throw new Error(`no list of passwords: ${response.status}`)
  const { passwords, graphs } = (await response.json()) as Knowledge
  return new ZxcvbnFactory({ dictionary: { passwords }, graphs })
}

/**
 * Judges a new password in this browser. The judge is fetched when it is first asked.
 * @param known what somebody who knows the user would try first
 */
export async function judgePassword(password: string, known: string[]): Promise<Strength> {
  meter ??= loadMeter()
  // What could not be fetched is fetched again with the next letter.
  meter.catch(() => {
    meter = undefined
  })
  return (await meter).check(password, known).score
}
