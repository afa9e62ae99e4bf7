/** The spec's minimum (section 5); `PASSWORD_MIN_LENGTH` can raise it on the server. */
export const PASSWORD_MIN_LENGTH = 6
