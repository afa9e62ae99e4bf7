/**
 * The library that looks into what authenticators say. With what it knows of certificates it is the largest that the API has, and most
 * processes never see a passkey: it is loaded with the first one.
 */
export async function loadWebAuthn() {
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { ...server, ...helpers }
}
