import type { DonateCopy } from '@nila/api/contract/copy/donate'

export const donate = {
  head: {
    title: 'Donate – Nila',
    description: 'Nila is free for everyone. Read what donations pay for and how to give by UPI.',
  },
  back: { label: 'Back to Home', href: '/' },
  title: 'Donate',
  lead: 'Nila is free to use and stays so. Donations help to pay for running it.',
  scan: {
    title: 'Scan to Donate',
    lead: 'Scan this code with any UPI app, or pay to the UPI ID below it.',
    code: 'QR code for a UPI payment to {id}',
    id: 'UPI ID',
    copy: 'Copy UPI ID',
    copied: 'The UPI ID is copied. Paste it in your UPI app.',
    copyFailed: 'Your browser did not allow copying. Please select the UPI ID and copy it yourself.',
    open: 'Open in a UPI app',
    anyAmount: 'Any amount is welcome. You choose it in your app.',
  },
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
  guest: {
    title: 'Another way to help',
    body: 'Signing up helps too. It costs nothing, and your review tells us what to improve.',
  },
  signUp: { label: 'Sign Up', href: '/auth?tab=register' },
  links: [
    { label: 'Return to Home', href: '/' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies DonateCopy
