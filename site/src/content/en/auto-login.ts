import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'Signing you in – Nila',
    description: 'Nila is picking up where you left off on this device.',
  },
  title: 'Signing you in',
  working: 'Looking for your last session on this device…',
  success: 'Login successful! Redirecting...',
  failedStatus: 'Authentication failed',
  failed: 'Login failed. Please try again or contact support.',
  errorStatus: 'Error during login process',
  error: 'Login error. Please try the regular login page.',
  goToLogin: 'Go to login page',
  needsScript: 'This page needs JavaScript. You can go on to the login page.',
} satisfies AutoLoginCopy
