import type { AuthCopy } from '@nila/api/contract/copy/auth'

export const auth = {
  head: {
    title: 'Sign in or create an account – Nila',
    description:
      'Sign in to Nila, or create a free account with a username and a password. An email address is optional.',
  },
  title: 'Sign in to Nila',
  panel: {
    title: 'Good to have you here.',
    lead: 'Nila is a free AI assistant that answers in the language you ask in, at any hour.',
    points: [
      'More than 29 languages, each in its own script.',
      'Help with lessons, letters, forms and everyday questions.',
      'Free and open source. No advertising, no selling of data.',
    ],
  },
  form: {
    tabsLabel: 'Sign in or create an account',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    login: {
      tab: 'Login',
      title: 'Welcome back',
      username: 'Username',
      password: 'Password',
      remember: 'Remember me on this device',
      submit: 'Sign In',
      sending: 'Signing in...',
      blank: 'Username and password are required',
      failed: 'Login failed: {reason}',
      error: 'Login error: {reason}',
      success: 'Login successful!',
      switchQuestion: 'New to Nila?',
      switchLink: 'Create an account',
    },
    register: {
      tab: 'Register',
      title: 'Create your account',
      username: 'Username',
      email: 'Email (optional)',
      emailHint: 'Only used to help you if you forget your password.',
      password: 'Password',
      passwordHint: 'At least {minimum} characters. A few words together are easy to keep in mind.',
      confirmPassword: 'Password again',
      submit: 'Create Account',
      sending: 'Creating account...',
      blank: 'All fields are required',
      failed: 'Registration failed: {reason}',
      error: 'Registration error: {reason}',
      success: "Account created successfully for {name}! You'll be redirected to login.",
      switchQuestion: 'Have an account already?',
      switchLink: 'Sign in',
    },
  },
  needsScript: 'Signing in here needs JavaScript. Please turn it on and reload the page.',
} satisfies AuthCopy
