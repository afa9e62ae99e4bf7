import type { SettingsCopy } from '@nila/api/contract/copy/account'
import type { GoodbyeCopy } from '@nila/api/contract/copy/account-settings'

export const email = {
  title: 'Email',
  lead: 'We mail you when something about your account changes, and a link when you have forgotten your password.',
  none: 'Your account has no email address. If you forget your password, nobody can send you a link.',
  present: 'Your address is {email}.',
  verified: 'Verified',
  notVerified: 'Not verified',
  pending:
    'We mailed a link to {pending}. Once you follow it, that is your address. Until then {email} stays, and our messages go there.',
  pendingFirst: 'We mailed a link to {pending}. Once you follow it, that is your address.',
  keepPresent: 'Keep the present address',
  keepDone: 'Your address stays {email}.',
  address: 'New email address',
  addressHint: 'We mail a link there. The address is yours once you have followed it.',
  add: 'Add the address',
  change: 'Change the address',
  saving: 'Saving…',
  remove: 'Remove the address',
  removeTitle: 'Remove your email address?',
  removeBody:
    'We cannot mail you any more: neither a warning, nor a link when you have forgotten your password.',
  removeDone: 'Your email address is removed.',
} satisfies SettingsCopy['email']

/** Language, theme, and what this browser keeps. */
export const preferences = {
  language: {
    title: 'Language',
    lead: 'Our mails to you come in this language, and saving it takes you to these pages in it.',
    label: 'Your language',
    automatic: 'Not chosen',
    submit: 'Save language',
    submitting: 'Saving…',
    done: 'Your language is {language}.',
  },
  theme: {
    title: 'Light or dark',
    lead: 'The choice counts at once on this device, and on others once you open the settings there.',
    legend: 'Appearance of the pages',
    device: 'As the device has it',
    light: 'Light',
    dark: 'Dark',
    done: 'The appearance is saved.',
    onlyHere: 'The appearance is kept on this device only: {reason}',
  },
  privacy: {
    title: 'Privacy',
    lead: 'This is all that Nila keeps in this browser:',
    kept: [
      { name: 'A cookie of your session', use: 'It keeps you signed in. Logging out removes it.' },
      {
        name: 'A cookie that stays',
        use: 'Only where you chose to stay signed in: it signs you in again. Logging out removes it.',
      },
      {
        name: 'A cookie without your name',
        use: 'It says that somebody is signed in, so that pages do not ask in vain.',
      },
      {
        name: 'Your name and account details',
        use: 'They greet you, and fill in your username when you sign in the next time.',
      },
      { name: 'A review that you have begun', use: 'This tab keeps it until you send it.' },
      { name: 'Light or dark', use: 'So that no page flashes in the wrong one.' },
      {
        name: 'Your privacy choices',
        use: 'That your visits are not counted, or a random number if you asked to be remembered for longer.',
      },
      {
        name: 'Your chat',
        use: 'Words that you have not sent yet, what you chose for saving data, voice and typing, and the words that typing has learnt. Logging out removes them.',
      },
    ],
    forget: 'Forget what this device knows',
    forgetNote:
      'This clears everything but the cookies, so you stay signed in. The next page that needs your account notes your name again; to leave it nowhere, log out. A choice not to be counted stays as well.',
    forgetDone:
      'This browser has forgotten everything but the cookies. A choice not to be counted stays as well.',
    policy: { label: 'Read the privacy policy', href: '/privacy-policy' },
  },
} satisfies Pick<SettingsCopy, 'language' | 'theme' | 'privacy'>

/** Taking your data along, and leaving. */
export const data = {
  export: {
    title: 'Export my data',
    lead: 'You get all that we keep about you in one file (JSON), which programs and people can read. It holds neither your password nor anything that lets somebody in.',
    submit: 'Export my data',
    working: 'Collecting your data…',
    done: 'Your data is in the file {file}.',
  },
  deletion: {
    title: 'Delete my account',
    lead: 'Your account, your passkeys, your sessions and your settings are deleted at once. Nobody can bring them back, not even we.',
    stays:
      'What stays are the lines of our audit log: what was done, when, and by which username. They guard against abuse.',
    begin: 'Delete my account…',
    confirmTitle: 'Delete your account?',
    confirmBody: 'This happens at once and cannot be undone. You may want to export your data first.',
    review: 'If you have written a review',
    reviewKeep: 'Keep it without my name',
    reviewRemove: 'Remove it as well',
    username: 'To confirm, type your username: {username}',
    usernameWrong: 'This is not your username. Please type {username}.',
    submit: 'Delete my account',
    submitting: 'Deleting…',
  },
} satisfies Pick<SettingsCopy, 'export' | 'deletion'>

export const goodbye = {
  head: {
    title: 'Goodbye – Nila',
    description: 'Your Nila account is deleted. Thank you for the time with us.',
  },
  title: 'Your account is deleted',
  lead: 'You are signed out everywhere, and this browser has forgotten your name. Thank you for the time with us. You are welcome back whenever you like.',
  links: [
    { label: 'Back to home', href: '/' },
    { label: 'Tell us why', href: '/contact' },
  ],
} satisfies GoodbyeCopy
