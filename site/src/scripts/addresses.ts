import type * as contract from '@nila/api/contract'

// The descriptors carry zod, which is larger than all scripts of a static page together. Here is what a script needs of
// them; the types see to it that the addresses are the contract's.
export const address = <E extends contract.Endpoint>(line: Pick<E, 'method' | 'path' | 'guard'>): E =>
  line as E
export const listAddress = <E extends contract.ListEndpoint>(line: Pick<E, 'path' | 'guard'>): E => line as E

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
export const sendContactMessage = address<typeof contract.sendContactMessage>({
  method: 'POST',
  path: '/contact',
  guard: 'public',
})
export const getMobileAppInfo = address<typeof contract.getMobileAppInfo>({
  method: 'GET',
  path: '/mobile/app-info',
  guard: 'public',
})
export const register = address<typeof contract.register>({
  method: 'POST',
  path: '/register',
  guard: 'public',
})
export const getInstallation = address<typeof contract.getInstallation>({
  method: 'GET',
  path: '/installation',
  guard: 'public',
})
export const getChatState = address<typeof contract.getChatState>({
  method: 'GET',
  path: '/chat/state',
  guard: 'public',
})
export const getEngagement = address<typeof contract.getEngagement>({
  method: 'GET',
  path: '/admin/engagement',
  guard: 'admin',
})
export const listReviews = listAddress<typeof contract.listReviews>({ path: '/reviews', guard: 'public' })
export const getOwnReview = address<typeof contract.getOwnReview>({
  method: 'GET',
  path: '/reviews/mine',
  guard: 'user',
})
export const createReview = address<typeof contract.createReview>({
  method: 'POST',
  path: '/reviews',
  guard: 'user',
})
export const updateOwnReview = address<typeof contract.updateOwnReview>({
  method: 'PUT',
  path: '/reviews/mine',
  guard: 'user',
})
export const deleteOwnReview = address<typeof contract.deleteOwnReview>({
  method: 'DELETE',
  path: '/reviews/mine',
  guard: 'user',
})
