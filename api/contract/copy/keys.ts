/** The locale of what is the same in every language: the settings. */
export const EVERY_LOCALE = 'all'
/** The page that settings are on, which no visitor sees. */
export const SETTINGS_PAGE = 'site'

/** The page that a piece of copy is on: its key begins with it. */
export const pageOfKey = (key: string): string => key.split('.')[0] ?? ''

/** Whether a piece of copy can have words of its own in this locale: settings only in `all`, words in every other. */
export const isKeyOf = (key: string, locale: string): boolean =>
  (pageOfKey(key) === SETTINGS_PAGE) === (locale === EVERY_LOCALE)
