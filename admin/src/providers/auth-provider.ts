import type { AuthProvider } from 'react-admin'
import { type Translate, toHttpError } from './problem.ts'
import type { Session } from './session.ts'

/** Sign-in with the way back. Absolute, because it is another application than this one. */
const signInAddress = ({ origin, pathname, search }: Location) =>
  `${origin}/auth?redirect_to=${encodeURIComponent(pathname + search)}`

/**
 * @param session who is signed in
 * @param translate gives the words of a problem by its code
 * @param onRoleChange called when the API refused an administrator's call, so that the guard looks again
 */
export function createAuthProvider(
  session: Session,
  translate: Translate,
  onRoleChange: () => void,
): AuthProvider {
  const toSignIn = () => ({ message: false, logoutUser: false, redirectTo: signInAddress(window.location) })

  return {
    login: () => Promise.reject(toSignIn()),

    async checkAuth() {
      // An API that does not answer is not a sign-out: the shell says so and offers to try again.
      const guest = await session.user().then(
        (user) => user === null,
        () => false,
      )
      if (guest) throw toSignIn()
    },

    async checkError({ status, body }) {
      if (status === 401) {
        session.forget()
        throw toSignIn()
      }
      // Whoever is asked for the password again is still who they are.
      if (status === 403 && body?.code !== 'reauthentication_required') {
        session.forget()
        onRoleChange()
      }
    },

    async getIdentity() {
      const user = await session.user().catch((error) => {
        throw toHttpError(error, translate)
      })
      if (!user) throw toSignIn()
      const isDemo = user.isAdmin && (await session.isDemo())
      return { id: user.id, fullName: user.username, role: user.role, isAdmin: user.isAdmin, isDemo }
    },

    /** React-admin also comes here for a guest, who has no session to end. */
    async logout() {
      if (!(await session.user().catch(() => true))) return signInAddress(window.location)
      await session.end()
      return `${window.location.origin}/?loggedout=${Date.now()}`
    },
  }
}
