/**
 * Keys that pieces of copy had in earlier versions of the product, with the one that each has now: `'landing.hero.talk': 'landing.hero.ask'`.
 * Published words, drafts and their history are found under the new name. A key that is gone without one is retired: its words are kept
 * and shown to editors, and no page has them.
 */
export const renamedKeys: Readonly<Record<string, string>> = {}
