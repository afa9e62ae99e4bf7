import type {
  ChatCopy,
  ContactCopy,
  DonateCopy,
  MobileAppCopy,
  NotFoundCopy,
} from '@nila/api/contract/copy/notices'

export const chat = {
  head: {
    title: 'Chat with Nila',
    description: 'The place to talk with Nila. The chat interface is being implemented.',
  },
  title: 'Chat with Nila',
  status: 'The chat interface is being implemented.',
  lead: 'You are signed in and in the right place; the conversation itself is not ready yet. When it is, it opens here, at this address.',
  links: [
    { label: 'Back to home', href: '/' },
    { label: 'Write a review', href: '/reviews' },
  ],
} satisfies ChatCopy

export const notFound = {
  head: {
    title: '404 Page Not Found – Nila',
    description: 'There is no page at this address. Go to the home page or write to us.',
  },
  title: '404 Page Not Found',
  lead: 'There is no page at this address. It may have moved, or a letter of the address went astray. Nothing is broken on your side.',
  links: [
    { label: 'Go to the home page', href: '/' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const donate = {
  head: {
    title: 'Donate – Nila',
    description: 'Why Nila takes donations, what they pay for, and how to give once donations are open.',
  },
  title: 'Donate',
  lead: 'Nila is free to use and stays so. Donations help to pay for running it.',
  closed: {
    title: 'Donations are not open yet',
    body: 'We have not set up a way to receive money, so there is nothing to scan and nobody to pay here. If someone asks you for money in the name of Nila, it is not us.',
  },
  why: {
    title: 'Why Donate?',
    reasons: [
      'AI avatars: assistants that know one subject well.',
      'Server costs: every answer uses a computer that is paid for by the hour.',
      'More Indian languages, tested by people who grew up with them.',
      'Educational content for learners, parents and teachers.',
      'Accessible AI that works on a cheap phone and a slow line.',
    ],
  },
  mission: {
    title: 'Our Mission',
    body: 'An assistant that everyone in India can talk to in their own language, without paying and without being sold to.',
  },
  links: [
    { label: 'Return to Home', href: '/' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies DonateCopy

export const mobileApp = {
  head: {
    title: 'Mobile App – Nila',
    description:
      'The Nila apps for Android and iPhone are coming soon. Until then, Nila works in the browser of your phone.',
  },
  title: 'Nila on your phone',
  status: 'Coming soon',
  lead: 'The apps for Android and iPhone are not out yet. You do not need to wait for them: these pages work in the browser of your phone.',
  sections: [
    {
      title: 'Keep Nila on your home screen',
      body: '- On Android: open the menu of the browser and choose **Add to Home screen**.\n- On an iPhone: tap **Share** and choose **Add to Home Screen**.',
    },
    {
      title: 'Light on your data',
      body: 'The home page weighs less than one photo from a messenger. It is made for cheap phones and slow lines.',
    },
  ],
  links: [
    { label: 'Back to the web version', href: '/' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies MobileAppCopy

export const contact = {
  head: {
    title: 'Contact Support – Nila',
    description: 'How to reach the people behind Nila, and what helps them to help you.',
  },
  title: 'Contact Support',
  lead: 'Nila is run by a small team. There is no contact form yet; this is how to reach us until there is one.',
  sections: [
    {
      title: 'Where to write',
      body: 'Write to the person or group who gave you the address of this site: they run this installation of Nila and can look into your account. If you know Nila from its source code, open an issue where you found it.',
    },
    {
      title: 'What to tell us',
      body: '- Your username, never your password. We will not ask for it.\n- What you wanted to do and what happened instead.\n- The device and browser you use.',
    },
    {
      title: 'Something to say in public?',
      body: 'A [review](/reviews) reaches the team as well: we read each one before it appears.',
    },
  ],
  links: [{ label: 'Back to home', href: '/' }],
} satisfies ContactCopy
