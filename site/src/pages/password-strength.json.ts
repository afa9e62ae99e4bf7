import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Enough to tell a poor password; all 49,000 would weigh 180 KB, and the server refuses those anyway. */
const COMMON = 10_000

/** What the meter of a new password knows: the passwords that are guessed first, and which keys lie side by side. */
export const GET = () =>
  Response.json({ passwords: dictionary['passwords-common'].slice(0, COMMON), graphs: adjacencyGraphs })
