import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'

export const mobileApp = {
  head: {
    title: 'Mobile App – Nila',
    description:
      'See Nila on a phone, put it on your home screen today, and read what the apps for Android and iPhone will need.',
  },
  title: 'Nila on your phone',
  lead: 'The apps for Android and iPhone are coming soon. Until then, these pages can be an app on your phone.',
  tabs: {
    label: 'About the mobile app',
    preview: 'App Preview',
    get: 'Get The App',
    about: 'About',
  },
  preview: {
    title: 'Try it here',
    lead: 'This is the real site as it looks on a phone. You can use it right here.',
    frame: 'Nila on a phone',
    controls: 'Controls of the preview',
    back: 'Back',
    refresh: 'Refresh',
    home: 'Home',
    loading: 'Loading the preview…',
    saveData: 'Your browser is saving data, so the preview waits for you.',
    load: 'Load the preview',
    nested: 'You are inside the preview already.',
    leave: { label: 'Go to the home page', href: '/' },
    features: {
      title: 'What you get',
      items: [
        'Nila in your own language and script.',
        'An icon on your home screen.',
        'Light pages, made for cheap phones and slow lines.',
        'The pages you opened last, even without a network.',
        'The same account as on your computer.',
      ],
    },
  },
  get: {
    title: 'Get Nila on your device',
    comingSoon: 'Coming soon',
    android: 'Nila for Android',
    ios: 'Nila for iPhone',
    getAndroid: 'Get it on Google Play',
    getIos: 'Get it on the App Store',
    install: {
      title: 'Use it as an app today',
      lead: 'Your browser can keep these pages among your apps.',
      android: {
        title: 'On Android, with Chrome',
        steps: ['Tap the menu with three dots.', 'Choose “Add to Home screen”, then “Install”.'],
      },
      iphone: {
        title: 'On iPhone, with Safari',
        steps: ['Tap “Share”.', 'Choose “Add to Home Screen”, then “Add”.'],
      },
      computer: {
        title: 'On a computer, with Chrome or Edge',
        steps: ['Click the install icon at the end of the address bar.', 'Choose “Install”.'],
      },
    },
  },
  about: {
    title: 'About the app',
    body: 'Nila is a free, open-source AI assistant, built in India.',
    version: 'Version',
    size: 'Size',
    updated: 'Last updated',
    requirements: 'Requirements',
    android: 'Android {version}+',
    ios: 'iOS {version}+',
    failed: {
      title: 'Error',
      body: 'Could not load app information. Please try again later.',
    },
  },
  links: [
    { label: 'Back to the web version', href: '/' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies MobileAppCopy
