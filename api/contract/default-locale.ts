/** The language that is served at the root, and that the others are typed by. A file of its own, because scripts of pages need no more. */
export const defaultLocale = 'en'
