import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'One moment…',
  failedTitle: 'This could not be loaded',
  retry: 'Try again',
  failed: 'Nothing was changed: {reason}',
  signInAgain: 'Sign in in a new tab',
  email: {
    none: 'No email',
    verified: 'Verified',
    notVerified: 'Not verified',
    pending: '{email} waits to be verified. Please follow the link that we mailed there.',
    sendAgain: 'Send the link again',
    sent: 'A link is on its way to {email}. Please look into that mailbox; it can take a minute.',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'Profile – Nila',
    description: 'Your Nila account: username, email address, your review and your avatars.',
  },
  title: 'Profile',
  lead: 'What Nila knows about you.',
  parts,
  detailsTitle: 'Your details',
  username: 'Username',
  emailLabel: 'Email',
  memberSince: 'Member since',
  lastLogin: 'Last login',
  reviewTitle: 'Your review',
  reviewNone: 'You have not written a review yet. A few sentences help others, and us.',
  reviewStatus: {
    pending: 'Pending. We have not read it yet. Only you can see it.',
    approved: 'Approved. Everyone can read it.',
    rejected: 'Rejected. It is not shown. You can change it and it will be read again.',
  },
  reviewWrite: 'Write a review',
  reviewLink: 'Go to your review',
  access: {
    title: 'Avatar access',
    none: 'You have not asked for an avatar yet.',
    asked: 'Asked on',
    payment: 'Payment',
    upi: 'UPI',
    freeAccess: 'Free access',
    transactionId: 'Transaction ID',
    until: 'Open until',
    ended: 'Ended on',
    withoutEnd: 'Without end',
    daysRemaining: 'Days remaining',
    link: 'See the avatars',
  },
  settingsTitle: 'Settings',
  settingsBody: 'You change your email address, your password and everything else in the settings.',
  settingsLink: { label: 'Settings', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'Settings – Nila',
    description: 'Email, password, passkeys, sessions, language and data of your Nila account.',
  },
  title: 'Settings',
  lead: 'How you sign in, how Nila looks and speaks, and what becomes of your data.',
  menuLabel: 'On this page',
  parts,
  cancel: 'Cancel',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'Log out',
    lead: 'On a phone or computer that others use, log out when you are done.',
  },
  profileLink: { label: 'See your profile', href: '/profile' },
} satisfies SettingsCopy
