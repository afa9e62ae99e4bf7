import type { ShellCopy } from '@nila/api/contract/copy/shell'

export const shell = {
  product: 'Nila',
  skipToContent: 'Skip to content',
  header: {
    homeLabel: 'Nila, home',
    navigationLabel: 'Main',
    openMenu: 'Menu',
    features: 'Features',
    mobileApp: 'Mobile App',
    donate: 'Donate',
    login: 'Login',
    signUp: 'Sign Up',
    oneClickLogin: 'One-Click Login',
    oneClickSuccess: 'Login successful! Refreshing page...',
    oneClickFailed: 'Login failed. Please try the login button in the navbar.',
  },
  userMenu: {
    open: 'Your account',
    initial: 'N',
    noEmail: 'No email',
    profile: 'Profile',
    settings: 'Settings',
    reviews: 'Reviews',
    administration: 'Administration',
    logout: 'Log out',
    loggingOut: 'Logging out…',
    logoutFailed: 'Logout failed. Please try refreshing the page.',
  },
  footer: {
    navigationLabel: 'More pages',
    about: 'A free, open-source AI assistant that speaks your language. Built in India.',
    links: [
      { label: 'Reviews', href: '/reviews' },
      { label: 'Mobile App', href: '/mobile-app' },
      { label: 'Donate', href: '/donate' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Contact', href: '/contact' },
    ],
    copyright: '© {year} Nila. Open source under the MIT licence.',
  },
  guard: {
    verifying: 'Verifying access',
    needsScript: 'This page needs JavaScript to see who you are. Please turn it on and reload the page.',
  },
} satisfies ShellCopy
