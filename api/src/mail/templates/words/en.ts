/** What the mails say. English is the type of every other locale. */
export const en = {
  /** Whether nobody who speaks the language has read the words yet. */
  isMachineDrafted: false as boolean,
  product: 'Nila',
  tagline: 'A free AI assistant that speaks your language.',
  greeting: 'Hello {username},',
  /** Below a button, with the address that the button opens. */
  copyAddress: 'If the button does not work, copy this address into your browser:',
  /** In the place of a link or a code, where a copy of the mail is kept. */
  removed: '[removed from this copy]',
  support: 'Questions? Write to {email}.',
  labels: {
    username: 'Username',
    avatar: 'Avatar',
    accessUntil: 'Access until',
    withoutEnd: 'Without end',
    name: 'Name',
    email: 'Email',
    browser: 'Browser',
    networkAddress: 'Network address',
    time: 'Time',
  },
  welcome: {
    subject: 'Welcome to Nila',
    heading: 'Welcome to Nila',
    lead: 'Your account is ready. Ask in the language you think in, and Nila answers in it too.',
    free: 'Nila is free at any hour: for lessons, letters, forms and everyday questions.',
    button: 'Talk with Nila',
    ignore: 'If you did not create this account, you can ignore this email.',
    why: 'You are receiving this email because an account with this address was created at Nila.',
  },
  signInLink: {
    subject: 'Your sign-in link for Nila',
    heading: 'Sign in to Nila',
    lead: 'This link signs you in. It works once, within {minutes} minutes.',
    button: 'Sign in',
    code: 'In another browser or on another device, Nila also asks for this code:',
    ignore: 'If you did not ask for this, ignore this email: nothing happens. Never give the code to anyone.',
    why: 'You are receiving this email because a sign-in link was requested for your account.',
  },
  passwordReset: {
    subject: 'Reset your Nila password',
    heading: 'Choose a new password',
    lead: 'With this link you choose a new password. It works once, within {minutes} minutes.',
    button: 'Choose a new password',
    code: 'In another browser or on another device, Nila asks for this code:',
    ignore:
      'If you did not ask for this, ignore this email: your password stays as it is. Never give the code to anyone.',
    why: 'You are receiving this email because a new password was requested for your account.',
  },
  emailVerification: {
    subject: 'Confirm your email address for Nila',
    heading: 'Confirm your email address',
    lead: 'Confirm that this address is yours. The link works once, within {hours} hours.',
    button: 'Confirm address',
    ignore: 'If you do not know this account, ignore this email: the address stays unconfirmed.',
    why: 'You are receiving this email because this address was given for an account at Nila.',
  },
  accessApproved: {
    subject: 'Your access to {avatar} is approved',
    heading: 'You can now talk with {avatar}',
    lead: 'Your request for access to {avatar} has been approved.',
    button: 'Open the chat',
    why: 'You are receiving this email because you asked for access to {avatar}.',
  },
  accessRejected: {
    subject: 'About your request for {avatar}',
    heading: 'Your request was not approved',
    lead: 'We are sorry: this time we could not approve your request for access to {avatar}.',
    again:
      'You are welcome to send a new request. If you paid, please check the transaction ID first; you can also ask for free access.',
    why: 'You are receiving this email because you asked for access to {avatar}.',
  },
  contact: {
    subject: 'Message from {name}',
    heading: 'A message from {name}',
    lead: 'This message was sent through the contact form of Nila.',
    button: 'Write back',
    why: 'You are receiving this email because messages from the contact form of Nila come to this address.',
  },
  newDevice: {
    subject: 'New sign-in to your Nila account',
    heading: 'A new sign-in to your account',
    lead: 'Someone signed in to your account from a browser that has not been used for it before.',
    wasYou: 'If it was you, you need to do nothing.',
    wasNotYou: 'If it was not you, reset your password on the sign-in page now. That signs out every device.',
    button: 'Open the sign-in page',
    why: 'You are receiving this email because Nila tells you about every sign-in from a new browser.',
  },
  recovery: {
    subject: 'A recovery link was used at Nila',
    heading: 'A recovery link was used',
    lead: 'Someone signed in to the back office of Nila with a one-time link that was printed on the server.',
    wasYou: 'If one of you did this, you need to do nothing.',
    wasNotYou:
      'If none of you did, someone else can use your server. Change its passwords and keys at once, end the sessions of this account, and read the audit log.',
    button: 'Open the back office',
    why: 'You are receiving this email because you are an administrator of Nila.',
  },
  test: {
    subject: 'Test email from Nila',
    heading: 'This is a test email',
    lead: 'If you can read this, email from Nila reaches this address.',
    standard: 'Standard test: it went through the queue and the chain of providers.',
    enhanced: 'Enhanced test: it went through the queue and the chain of providers, with diagnostics.',
    direct: 'Direct test: it was sent at once, past the queue.',
    why: 'You are receiving this email because an administrator of Nila sent a test to this address.',
  },
}

export type Words = typeof en
