import type { PrivacyPolicyCopy } from '@nila/api/contract/copy/notices'

export const privacyPolicy = {
  head: {
    title: 'Privacy Policy – Nila',
    description:
      'What Nila collects, what it is used for, how it is kept safe and what your rights are, in plain words.',
  },
  title: 'Privacy Policy',
  updated: 'Last updated: April 30, 2025',
  lead: 'This page says in plain words what Nila keeps about you, why, and what you can do about it.',
  sections: [
    {
      title: 'Information we collect',
      body: '- **Your account:** a username and a password, of which we keep only a scrambled form. An email address if you give one.\n- **Your reviews:** the rating, the title and the text that you send.\n- **Your requests for avatars:** which avatar, when, how you paid, the transaction ID that you gave us, and what we decided.\n- **Messages to support:** the name, the email address and the words that you write in the contact form.\n- **Sign-ins:** when and where you are signed in: with which browser, from which country, and a shortened network address that does not point to your device.',
    },
    {
      title: 'How we use it',
      body: 'Your account lets you sign in. Your approved review is shown on the [reviews page](/reviews) with your username. The list of sign-ins helps you to notice when someone else tries your password, and we write to you when your account is used in a new browser or country.',
    },
    {
      title: 'What is kept on your device',
      body: 'When you sign in, a cookie keeps you signed in until you close the browser. If you ask to be remembered, another one signs you in again for 30 days. The sign-in pages keep a third one for 15 minutes, so that a link from a mail works in the browser that asked for it. And your browser keeps your username so that the pages can greet you. Logging out removes all of it. A review, a message to us or a transaction ID that you have begun to write is kept in the open tab until you send it. If you choose the light or the dark appearance, your browser keeps the choice. So that pages open without a connection, your browser also keeps the pages that you have opened, the home page and one for when there is no connection; they hold nothing about you. What you choose under **Privacy choices** at the foot of every page stays in your browser as well.',
    },
    {
      title: 'How visits are counted',
      body: 'We count which pages are opened, how far and how long they are read, which of our buttons are pressed, and which page led here; with that we note the country, where known the city, and the kind of device and browser. In place of a name we keep a scrambled number made from your network address and browser. It cannot be turned back, and it changes every month. The address itself is shortened. While a page is open, our administrators see that somebody is reading it. Robots are not counted, nor is anybody whose browser asks not to be tracked. What we noted of a single visit is deleted after 400 days, unless whoever runs this Nila has set another time. Under **Privacy choices** at the foot of every page you can stop the counting, or ask to be remembered for longer.',
    },
    {
      title: 'What you say in the chat',
      body: 'Your questions and the answers are kept with your account, so that you can go on later, until you delete them or the time that you chose in the chat is over. To be answered, your words go to the AI model that the operators of this site have connected; the chat says so when there is none. We train no models with them. People read an answer only when you report it: they get a copy of it and of the question. Without an account a cookie keeps your conversation for 7 days. Voice input is up to your browser, whose maker may process what you say.',
    },
    {
      title: 'Sharing',
      body: 'We do not sell what we know about you and we do not show advertising. Apart from that AI model, we pass data on only where the law compels us to.',
    },
    {
      title: 'Security',
      body: 'Passwords are never stored as you type them. Repeated wrong passwords are slowed down. What administrators do is written down in a log.',
    },
    {
      title: 'Your rights',
      body: 'You may see, correct and delete what we keep about you. In the [settings](/settings) you take all your data along as a file, correct it, or delete your account. After that only the lines of our security log stay: what was done, when, and by which username. Your review you change or delete on the [reviews page](/reviews). For everything else, [contact us](/contact).',
    },
    {
      title: 'Children under 13',
      body: 'Nila is not meant for children under 13. If you know of an account of a younger child, tell us and we delete it.',
    },
    {
      title: 'International transfers',
      body: 'Data may be processed in India and in the United States, depending on where the computers that run Nila stand.',
    },
    {
      title: 'Changes',
      body: 'When this policy changes, the date at its top changes with it.',
    },
    {
      title: 'Contact',
      body: 'Questions about your data? The [contact page](/contact) says how to reach us.',
    },
  ],
  back: { label: 'Back to Home', href: '/' },
} satisfies PrivacyPolicyCopy
