/** The most characters of the words that somebody points at in a preview; what is longer is known by its beginning. */
export const POINTED_LIMIT = 1000
