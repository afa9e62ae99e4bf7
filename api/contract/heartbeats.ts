/** The address of sockets. Anybody may open one and say that they are here; only administrators are told anything. */
export const LIVE_PATH = '/ws'

/** How often a page says that its visitor is here, and how long after it was closed it opens the socket again (milliseconds, spec section 9). */
export const HEARTBEAT_EVERY = 10_000
export const LIVE_RECONNECT_AFTER = 3000
