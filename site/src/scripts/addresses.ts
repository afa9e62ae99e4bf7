import type * as contract from '@nila/api/contract'

// The descriptors carry zod, which is larger than all scripts of a static page together. Here is what a script needs of
// them; the types see to it that the addresses are the contract's.
const address = <E extends contract.Endpoint>(line: Pick<E, 'method' | 'path' | 'guard'>): E => line as E

export const getUser = address<typeof contract.getUser>({ method: 'GET', path: '/user', guard: 'user' })
export const verifyAuth = address<typeof contract.verifyAuth>({
  method: 'POST',
  path: '/verify-auth',
  guard: 'public',
})
export const login = address<typeof contract.login>({ method: 'POST', path: '/login', guard: 'public' })
export const logout = address<typeof contract.logout>({ method: 'POST', path: '/logout', guard: 'public' })
export const beginPasskeyAuthentication = address<typeof contract.beginPasskeyAuthentication>({
  method: 'POST',
  path: '/passkeys/authentication/options',
  guard: 'public',
})
export const signInByPasskey = address<typeof contract.signInByPasskey>({
  method: 'POST',
  path: '/passkeys/authentication/verify',
  guard: 'public',
})
export const requestSignInLink = address<typeof contract.requestSignInLink>({
  method: 'POST',
  path: '/direct-login',
  guard: 'public',
})
export const redeemSignInLink = address<typeof contract.redeemSignInLink>({
  method: 'POST',
  path: '/sign-in-links/redeem',
  guard: 'public',
})
export const resetPassword = address<typeof contract.resetPassword>({
  method: 'POST',
  path: '/reset-password',
  guard: 'public',
})
export const redeemEmailVerification = address<typeof contract.redeemEmailVerification>({
  method: 'POST',
  path: '/email-verifications/redeem',
  guard: 'public',
})
