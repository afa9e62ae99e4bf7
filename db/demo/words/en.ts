import type { Words } from './words.ts'

export const en: Words = {
  locale: 'en',
  given: [
    ['Aditi', 'Aditi'],
    ['Rohan', 'Rohan'],
    ['Fatima', 'Fatima'],
    ['Joseph', 'Joseph'],
    ['Tenzin', 'Tenzin'],
    ['Lalit', 'Lalit'],
    ['Grace', 'Grace'],
    ['Imran', 'Imran'],
  ],
  family: [
    ['Menon', 'Menon'],
    ['Fernandes', 'Fernandes'],
    ['Khan', 'Khan'],
    ['Lepcha', 'Lepcha'],
    ['Rao', 'Rao'],
  ],
  titles: {
    good: [
      'Top',
      'It finally speaks like we do at home',
      'My students use it every day',
      'Patient with beginners',
      'Clear answers, no showing off',
      'I came for the exam practice and stayed for the stories, the letters and the long evening questions',
    ],
    fair: ['Good, but not every time', 'Helpful on most days', 'Almost there'],
    poor: {
      wrong: 'Wrong twice in one evening',
      slow: 'Too slow on my phone',
      other: 'Not what I hoped for',
    },
  },
  who: [
    'I teach science to classes eight and nine in a village school.',
    'I run a small tailoring shop and do my own accounts.',
    'I am preparing for the state civil service examination.',
    'My parents ask me to write their letters to offices, and this is how I do it now.',
    'I help my two children with homework after work.',
    'I moved to a new state last year and am learning its language.',
  ],
  good: [
    'It explains photosynthesis in short steps and then asks me a question back.',
    'When I say that I did not understand, it tries another example instead of repeating itself.',
    'I can write half in English and half in my own language, and it still follows.',
    'It drafted an application to the electricity office that was accepted without a change.',
    'It tells me when it is not sure, which I respect more than a confident guess.',
    'The answers are short enough to read on a small screen in the bus.',
    'My mother asked it about a recipe in her own words and got one she could cook.',
    'It is free, and nobody asked for my phone number first.',
    'The storyteller made up a tale with the names of my children in it.',
    'I checked its sums for a week against my own and found no mistake.',
  ],
  bad: [
    'Sometimes it answers in English although I asked in another language.',
    'On a slow connection I waited a long time for the first words.',
    'It gave me the wrong year for a court judgment and only corrected it when I asked again.',
    'My request for an avatar waited four days before somebody looked at it.',
    'There is no app in the store yet, only the web version.',
  ],
  close: {
    good: [
      'I have told three friends about it already.',
      'Thank you to everybody who builds this.',
      'I will donate when my next salary comes.',
    ],
    poor: ['I will try again in a few months.', 'Please fix this before adding anything new.'],
  },
}
