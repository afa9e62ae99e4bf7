import { currentUser } from './session.ts'

/** Loads what only administrators see; for all others nothing is fetched. */
export function forAdministrators(load: () => Promise<void>): void {
  currentUser().then(
    (user) => (user?.isAdmin ? load() : undefined),
    // Where the API cannot tell, the page stays as it is for guests.
    () => {},
  )
}
