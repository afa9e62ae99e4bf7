import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'Nila in the app stores',
    description:
      'The Nila apps are coming soon to the App Store and Google Play. Until then, Nila works in the browser of your phone.',
  },
  title: 'Nila in the app stores',
  lead: 'Our apps for iPhone and Android are being prepared. Until they are here, Nila works in the browser of your phone.',
  comingSoon: 'Coming soon',
  appStore: {
    title: 'App Store',
    body: 'Nila for iPhone and iPad.',
    getApp: 'Get it on the App Store',
    requirement: 'Requires iOS {version}+',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Nila for Android phones and tablets.',
    getApp: 'Get it on Google Play',
    requirement: 'Requires Android {version}+',
  },
  reasons: {
    title: 'Why download the app?',
    items: [
      'One tap opens Nila, with no address to type.',
      'It is free and without advertising, like the web version.',
      'It speaks your language and shows your script.',
      'Your account is the same on your phone and on your computer.',
      'It is open source: anyone may check what the app does.',
    ],
  },
  web: {
    title: 'No need to wait',
    body: 'The web version works in every recent browser, and you can put it on your home screen like an app.',
  },
  links: [
    { label: 'Back to the web version', href: '/' },
    { label: 'Put Nila on your home screen', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
