/** Why something cannot start: the database, its migration, the demo. The message is one line that a person can act on; no stack is worth showing. */
export class StartError extends Error {
  override name = 'StartError'
}
