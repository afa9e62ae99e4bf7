import type { LoginPagesCopy } from '@nila/api/contract/copy/login-pages'

export const loginPages = {
  shared: {
    success: 'Login successful! Redirecting...',
    resuming: 'Looking for your last session on this device…',
    loginAsAdmin: 'Login as Admin',
    returnHome: 'Return to Homepage',
    resetPassword: 'Reset Password',
    emergencyBypass: 'Emergency Bypass',
    missing: 'Username and password are required',
    failed: 'Login failed: The username or password is not right.',
    wait: 'Login failed: Too many attempts. Please wait a little and try again.',
    secondFactor:
      'Your account has a second step. Please enter your username and password once more, and the code with them.',
    secondFactorWrong:
      'Login failed: That code is not right, or it was used before. Please enter everything once more, with the next one.',
  },
  quick: {
    head: {
      title: 'Quick Login – Nila',
      description:
        'Sign in to Nila with your password, with one click, or with a link that is mailed to you.',
    },
    title: 'Quick Login',
    lead: 'Your password, one click on a device that remembers you, or a link by email.',
    submit: 'Sign In',
    oneClick: 'One-Click Login',
    oneClickNothing:
      'This device does not remember anybody. Sign in with your password, and tick "Remember me" for next time.',
    oneClickDismissed: 'No passkey was used. You can try again, or sign in with your password.',
    register: 'Register',
  },
  pure: {
    head: {
      title: 'Pure Login – Nila',
      description: 'Sign in to Nila with a username and a password. This page works without JavaScript.',
    },
    title: 'Pure Login',
    lead: 'A username, a password, nothing else. Works without JavaScript.',
    submit: 'Sign In',
  },
  direct: {
    head: {
      title: 'Direct Login – Nila',
      description: 'Sign in to Nila with the username that this device knows and your password.',
    },
    title: 'Direct Login',
    lead: 'The username last used on this device is filled in; your password never is.',
    submit: 'Login Directly',
  },
  integrated: {
    head: {
      title: 'Integrated Direct Login – Nila',
      description: 'Sign in to Nila on a page that can stand inside another page of this site.',
    },
    title: 'Integrated Direct Login',
    kind: 'Inline HTML Login',
    lead: 'This page can stand inside another page of Nila.',
    submit: 'Login Directly',
  },
  basic: {
    head: {
      title: 'Basic Login – Nila',
      description:
        'The plainest way to sign in to Nila, for old browsers and slow lines. No JavaScript needed.',
    },
    title: 'Basic Login',
    lead: 'The plainest way to sign in, for old browsers and slow lines. Works without JavaScript.',
    submit: 'Sign In',
  },
  redirect: {
    head: {
      title: 'Sign in to go on – Nila',
      description: 'Sign in to Nila and go on to the page that you asked for.',
    },
    title: 'Sign in to go on',
    lead: 'If this device knows you, you go on by yourself in a moment. If not, please sign in.',
    target: 'After that you go on to {path}',
    submit: 'Sign In',
  },
  admin: {
    head: {
      title: 'Admin Login – Nila',
      description: 'Go on to the administration of Nila with the session of this device, or sign in.',
    },
    title: 'Admin Login',
    lead: 'For those who look after this installation of Nila.',
    working: 'Looking for an administrator’s session on this device…',
    success: 'Login successful! Redirecting...',
    errorTitle: 'Automatic login failed',
    nothing: 'There is no session on this device that could be resumed.',
    notAdmin: 'You are signed in as {username}, who is not an administrator.',
    tryAgain: 'Try Again',
    manual: 'Manual Login',
    submit: 'Sign In',
    needsScript:
      'The automatic login needs JavaScript. You can sign in here and go on to the administration.',
  },
} satisfies LoginPagesCopy
