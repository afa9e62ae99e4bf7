import type {
  BypassLoginCopy,
  DirectAccessCopy,
  ResetPasswordCopy,
  VerifyEmailCopy,
} from '@nila/api/contract/copy/account-links'

const sent =
  'If there is an account with that name and an email address, a message with a link and a code is on its way. It works for 10 minutes.'

const code = {
  code: 'Code from the email',
  codeHint: 'Eight letters and digits; capitals and dashes do not matter.',
  codeBlank: 'Please enter the code from the email',
  codeWrong: 'This code is not right, or its 10 minutes are over. Please check it, or ask for a new one.',
  startOver: 'Ask for a new one',
}

export const bypassLogin = {
  head: {
    title: 'Emergency Bypass – Nila',
    description: 'Sign in to Nila without a password: with a link and a code that are mailed to you.',
  },
  title: 'Emergency Bypass',
  lead: 'Sign in without your password: we mail a link and a code to the address of your account.',
  needsScript: 'This page needs JavaScript. With your password you can sign in without it.',
  username: 'Username',
  usernameBlank: 'Please enter a username first',
  submit: 'Send me a link',
  sending: 'Sending…',
  sent,
  codeTitle: 'Look into your mailbox',
  ...code,
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  success: 'Login successful! Redirecting...',
  failed: 'Login failed: {reason}',
  error: 'Login error: {reason}',
  passwordInstead: 'Sign in with a password',
  returnHome: 'Return to Homepage',
} satisfies BypassLoginCopy

export const directAccess = {
  head: {
    title: 'Direct Access – Nila',
    description: 'The link from your email signs you in to Nila.',
  },
  title: 'Direct Access',
  lead: 'The link from your email signs you in.',
  needsScript: 'This page needs JavaScript. Please turn it on and reload the page; your link is still good.',
  stepsLabel: 'Progress',
  steps: ['Initializing', 'Creating Session', 'Verifying Access', 'Redirecting'],
  success: 'Login successful! Redirecting...',
  error: {
    title: 'Access Error',
    session: 'Failed to create session',
    verification: 'Failed to verify session',
    application: 'Failed to access application',
    noLink: 'This page opens by a link from an email, and there is none in the address.',
    tryAgain: 'Try Again',
    newLink: 'Ask for a new link',
  },
} satisfies DirectAccessCopy

export const resetPassword = {
  head: {
    title: 'Reset Password – Nila',
    description: 'Choose a new password for your Nila account with a link or a code that is mailed to you.',
  },
  title: 'Reset Password',
  lead: 'With a link or a code that we mail to you, you choose a new password.',
  needsScript: 'This page needs JavaScript. Please turn it on and reload the page.',
  username: 'Username',
  usernameBlank: 'Please enter a username first',
  submit: 'Send me a code',
  sending: 'Sending…',
  sent,
  codeTitle: 'Choose a new password',
  ...code,
  newPassword: 'New password',
  newPasswordHint: 'At least {minimum} characters. A few words together are easy to keep in mind.',
  save: 'Reset Password',
  saving: 'Saving…',
  success: 'Password for {name} reset successfully! You can now log in with the new password.',
  successOfLink: 'Password reset successfully! You can now log in with the new password.',
  failed: 'Password reset failed: {message}',
  newLink: 'Ask for a new link',
  goToLogin: 'Go to login page',
} satisfies ResetPasswordCopy

export const verifyEmail = {
  head: {
    title: 'Verify your email address – Nila',
    description: 'The link from your email shows that the address of your Nila account is yours.',
  },
  title: 'Verify your email address',
  lead: 'The link from your email shows that the address is yours.',
  working: 'One moment…',
  needsScript: 'This page needs JavaScript. Please turn it on and reload the page; your link is still good.',
  success: 'Thank you. Your email address is verified.',
  failed: 'The address was not verified: {reason}',
  noLink: 'This page opens by a link from an email, and there is none in the address.',
  tryAgain: 'Try Again',
  goOn: 'Go to your profile',
} satisfies VerifyEmailCopy
