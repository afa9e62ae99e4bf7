/**
 * What stands in built pages where their own origin belongs (canonical addresses, pictures for sharing): the same build is served under
 * any PUBLIC_URL, which the server puts in its place. The name can never be anybody's (RFC 2606).
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.nila.invalid'
