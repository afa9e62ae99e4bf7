import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'

export const profile = {
  head: {
    title: 'Profile – Nila',
    description: 'Your Nila account: username, email address and your review.',
  },
  title: 'Profile',
  lead: 'What Nila knows about you.',
  username: 'Username',
  email: 'Email',
  memberSince: 'Member since',
  lastLogin: 'Last login',
  reviewTitle: 'Your review',
  reviewBody: 'Write a review of Nila, change it or delete it. You can see there whether it is public.',
  reviewLink: { label: 'Go to your review', href: '/reviews#own-review' },
  settingsLink: { label: 'Settings', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: { title: 'Settings – Nila', description: 'Settings of your Nila account and of this device.' },
  title: 'Settings',
  lead: 'How Nila behaves for you.',
  appearanceTitle: 'Light or dark',
  appearanceBody: 'Nila follows your device: when it turns dark in the evening, so do these pages.',
  sessionTitle: 'This device',
  sessionBody: 'On a phone or computer that others use, log out when you are done.',
  accountTitle: 'Your account',
  accountBody:
    'Changing your password or email address here is not possible yet. If you need either, write to us.',
  accountLink: { label: 'Contact support', href: '/contact' },
  profileLink: { label: 'Profile', href: '/profile' },
} satisfies SettingsCopy
