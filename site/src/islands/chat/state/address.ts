const CONVERSATION = 'c'
const AVATAR = 'avatar'

const numberIn = (name: string) => Number(new URLSearchParams(location.search).get(name)) || undefined

/** Which conversation this page's address names. */
export const conversationInAddress = () => numberIn(CONVERSATION)

/** Whom this page's address wants to begin a conversation with. */
export const avatarInAddress = () => numberIn(AVATAR)

/** The address of a conversation; of a new one without an id. */
export const conversationAddress = (page: string, conversationId?: number) =>
  conversationId === undefined ? page : `${page}?${CONVERSATION}=${conversationId}`

/** Where an avatar is talked with. */
export const avatarAddress = (page: string, avatarId: number) => `${page}?${AVATAR}=${avatarId}`
