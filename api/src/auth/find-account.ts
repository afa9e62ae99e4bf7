import { User } from '@nila/db'

/** The user of a username or of a verified e-mail address, as it was typed. */
export async function findAccount(typed: string): Promise<User | undefined> {
  const name = typed.normalize('NFKC')
  return (
    User.query()
      .whereRaw('lower(username) = lower(?)', [name])
      .orWhere((builder) =>
        builder.whereRaw('lower(email) = lower(?)', [name]).whereNotNull('emailVerifiedAt'),
      )
      // A username wins over somebody else's address; they cannot be equal, since usernames carry no '@'.
      .first()
  )
}
