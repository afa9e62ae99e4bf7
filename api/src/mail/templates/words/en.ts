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
    country: 'Country',
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
  /** An `advice` takes the place of what a new sign-in says to those who did it, and to those who did not. */
  securityNotice: {
    passwordChanged: {
      subject: 'Your Nila password was changed',
      lead: 'The password of your account was changed, and your other devices were signed out.',
    },
    emailChanged: {
      subject: 'The email address of your Nila account was changed',
      lead: 'Emails about your account no longer come to this address.',
      advice: 'If it was not you, sign in now, and change the address and the password in your settings.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your Nila account',
      lead: 'With this passkey one can sign in to your account without the password.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your Nila account',
      lead: 'This passkey no longer opens your account.',
    },
    authenticatorAdded: {
      subject: 'Your Nila account has an authenticator app',
      lead: 'From now on Nila asks for the code of the app when someone signs in with your password.',
    },
    authenticatorRemoved: {
      subject: 'The authenticator app of your Nila account was removed',
      lead: 'Nila no longer asks for the code of the app, and your recovery codes no longer work.',
    },
    recoveryCodesRenewed: {
      subject: 'New recovery codes for your Nila account',
      lead: 'New recovery codes were made for your account. The old ones no longer work.',
    },
    recoveryCodeUsed: {
      subject: 'A recovery code of your Nila account was used',
      lead: 'Someone signed in to your account with one of your recovery codes. That code does not work again.',
    },
    tokenReused: {
      subject: 'Nila signed out one of your devices',
      lead: 'Someone used an old copy of what one of your devices keeps to stay signed in. To be safe, Nila signed that device out.',
      advice:
        'If you have not restored a device from a backup, reset your password on the sign-in page now. That signs out every device.',
    },
    accountDeleted: {
      subject: 'Your Nila account was deleted',
      lead: 'Your account was deleted, with the data that belonged to it.',
      advice:
        'If it was not you, someone else had access to your account. If you use the same password elsewhere, change it there now.',
    },
    lookThrough: 'Then sign in, and remove what you do not know from your settings.',
    why: 'You are receiving this email because Nila tells you of every change to the security of your account.',
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
  /** `draft`, `publish` and `rollBack` say what was done; the button and the last words are those of `recovery`. */
  copyNotice: {
    subject: 'Protected words of Nila were changed',
    heading: 'Words about money, law or signing in',
    draft:
      'Someone wrote a draft of words that only super-administrators may change. Visitors do not see it yet.',
    publish: 'Someone published words that only super-administrators may change. Visitors see them now.',
    rollBack:
      'Someone went back to an earlier release of the site, which has other words about money, law or signing in.',
    look: 'If none of you meant this, go back to an earlier release in the back office, end the sessions of this account, and read the audit log.',
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
