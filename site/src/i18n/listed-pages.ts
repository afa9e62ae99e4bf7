/**
 * The pages that search engines are told of, in the default language. A page that is not here is `unlisted` in its layout; the
 * checks of the built site hold the two together.
 */
export const listedPages = [
  '/',
  '/reviews',
  '/avatars',
  '/mobile-app',
  '/mobile-apps',
  '/donate',
  '/contact',
  '/privacy-policy',
  '/auth',
] as const
