import type { AuthProvider } from 'react-admin'
import { type Translate, toHttpError } from './problem.ts'
import type { Session } from './session.ts'

/** Sign-in with the way back. Absolute, because it is another application than this one. */
const signInAddress = ({ origin, pathname, search }: Location) =>
  `${origin}/auth?redirect_to=${encodeURIComponent(pathname + search)}`

export interface NilaAuthProvider extends AuthProvider {
  /** To be called when the second factor that the API missed has been shown: the guard looks again. */
  onSecondFactor(): void
}

interface AuthEvents {
  /** The API refused an administrator's call, so that the guard must look again. */
  onRefusal: () => void
  /** The session has ended in the middle of the work. */
  onSessionEnd: () => void
}

/**
 * @param session who is signed in
 * @param translate gives the words of a problem by its code
 */
export function createAuthProvider(
  session: Session,
  translate: Translate,
  { onRefusal, onSessionEnd }: AuthEvents,
): NilaAuthProvider {
  let needsSecondFactor = false
  // What was still being asked when somebody logged out is refused then, and must not lead to sign-in instead of where they went.
  let isLeaving = false
  window.addEventListener('pageshow', ({ persisted }) => {
    // Somebody came back by the browser's button.
    if (persisted) isLeaving = false
  })
  const toSignIn = () => ({ message: false, logoutUser: false, redirectTo: signInAddress(window.location) })
  const lookAgain = () => {
    session.forget()
    onRefusal()
  }

  return {
    login: () => Promise.reject(toSignIn()),

    async checkAuth() {
      if (isLeaving) return
      // An API that does not answer is not a sign-out: the shell says so and offers to try again.
      const guest = await session.user().then(
        (user) => user === null,
        () => false,
      )
      if (guest) throw toSignIn()
    },

    async checkError({ status, body }) {
      if (status === 401) {
        if (isLeaving) return
        session.forget()
        onSessionEnd()
        throw toSignIn()
      }
      // Whoever is asked for the password again is still who they are.
      if (status !== 403 || body?.code === 'reauthentication_required') return
      needsSecondFactor = body?.code === 'second_factor_needed'
      lookAgain()
    },

    async getIdentity() {
      const user = await session.user().catch((error) => {
        throw toHttpError(error, translate)
      })
      if (!user) throw toSignIn()
      const isDemo = user.isAdmin && (await session.isDemo())
      const directAccess = user.directAccess === true && { endsAt: await session.directAccessEnd() }
      const { id, username, role, isAdmin, secondFactor } = user
      return { id, fullName: username, role, isAdmin, isDemo, secondFactor, needsSecondFactor, directAccess }
    },

    /** React-admin also comes here for a guest, who has no session to end. */
    async logout() {
      if (!(await session.user().catch(() => true))) return signInAddress(window.location)
      isLeaving = true
      await session.end().catch((error: unknown) => {
        isLeaving = false
        throw error
      })
      return `${window.location.origin}/?loggedout=${Date.now()}`
    },

    onSecondFactor() {
      needsSecondFactor = false
      lookAgain()
    },
  }
}
