import type { PrivacyChoicesCopy } from '@nila/api/contract/copy/privacy-choices'

export const privacyChoices = {
  title: 'Privacy choices',
  lead: 'Nila counts visits, to learn which pages help people. It does not learn who you are.',
  facts: [
    'We count which pages are opened, how far and how long they are read, and which of our buttons are pressed; with that we note the country, where known the city, and the kind of device.',
    'In place of a name we keep a scrambled number made from your network address and browser. It cannot be turned back, and it changes every month. The address itself is shortened, so that it does not point to your device.',
    'We set no cookie for this and keep nothing in your browser, unless you choose so here.',
  ],
  refused: 'Your browser asks not to be tracked, so none of your visits are counted.',
  counted: 'Count my visits',
  remembered: {
    label: 'Remember me for longer',
    hint: 'Your browser then keeps a random number, by which we notice that you have come back after a month. Untick this and the number is deleted.',
  },
  done: {
    counted: 'Your visits are counted again.',
    notCounted: 'From now on your visits are not counted.',
    remembered: 'This browser is now remembered.',
    forgotten: 'The number is deleted.',
    onlyNow: 'This browser lets us keep nothing, so your choice ends with this page.',
  },
} satisfies PrivacyChoicesCopy
