import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ਐਪ ਸਟੋਰਾਂ ਵਿੱਚ Nila',
    description:
      'Nila ਦੀਆਂ ਐਪਾਂ ਛੇਤੀ ਹੀ App Store ਅਤੇ Google Play ਉੱਤੇ ਆ ਰਹੀਆਂ ਹਨ। ਉਦੋਂ ਤੱਕ Nila ਤੁਹਾਡੇ ਫ਼ੋਨ ਦੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਚੱਲਦਾ ਹੈ।',
  },
  title: 'ਐਪ ਸਟੋਰਾਂ ਵਿੱਚ Nila',
  lead: 'iPhone ਅਤੇ Android ਲਈ ਸਾਡੀਆਂ ਐਪਾਂ ਤਿਆਰ ਹੋ ਰਹੀਆਂ ਹਨ। ਉਨ੍ਹਾਂ ਦੇ ਆਉਣ ਤੱਕ Nila ਤੁਹਾਡੇ ਫ਼ੋਨ ਦੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਚੱਲਦਾ ਹੈ।',
  comingSoon: 'ਛੇਤੀ ਆ ਰਹੀ ਹੈ',
  appStore: {
    title: 'App Store',
    body: 'iPhone ਅਤੇ iPad ਲਈ Nila।',
    getApp: 'App Store ਤੋਂ ਲਓ',
    requirement: 'iOS {version}+ ਚਾਹੀਦਾ ਹੈ',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ਫ਼ੋਨਾਂ ਅਤੇ ਟੈਬਲੈੱਟਾਂ ਲਈ Nila।',
    getApp: 'Google Play ਤੋਂ ਲਓ',
    requirement: 'Android {version}+ ਚਾਹੀਦਾ ਹੈ',
  },
  reasons: {
    title: 'ਐਪ ਕਿਉਂ ਲਈਏ?',
    items: [
      'ਇੱਕ ਵਾਰ ਛੂਹੋ ਤੇ Nila ਖੁੱਲ੍ਹ ਜਾਵੇ; ਪਤਾ ਲਿਖਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
      'ਵੈੱਬ ਵਾਲੇ Nila ਵਾਂਗ ਐਪ ਵੀ ਮੁਫ਼ਤ ਹੈ, ਅਤੇ ਇਸ ਵਿੱਚ ਇਸ਼ਤਿਹਾਰ ਨਹੀਂ ਹਨ।',
      'ਇਹ ਤੁਹਾਡੀ ਭਾਸ਼ਾ ਬੋਲਦੀ ਹੈ ਅਤੇ ਤੁਹਾਡੀ ਲਿਪੀ ਵਿਖਾਉਂਦੀ ਹੈ।',
      'ਫ਼ੋਨ ਅਤੇ ਕੰਪਿਊਟਰ ਉੱਤੇ ਤੁਹਾਡਾ ਖਾਤਾ ਇੱਕੋ ਰਹਿੰਦਾ ਹੈ।',
      'ਇਹ ਓਪਨ ਸੋਰਸ ਹੈ: ਐਪ ਕੀ ਕਰਦੀ ਹੈ, ਇਹ ਕੋਈ ਵੀ ਜਾਂਚ ਸਕਦਾ ਹੈ।',
    ],
  },
  web: {
    title: 'ਉਡੀਕਣ ਦੀ ਲੋੜ ਨਹੀਂ',
    body: 'ਵੈੱਬ ਵਾਲਾ Nila ਹਰ ਨਵੇਂ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਚੱਲਦਾ ਹੈ, ਅਤੇ ਤੁਸੀਂ ਉਸ ਨੂੰ ਐਪ ਵਾਂਗ ਹੋਮ ਸਕ੍ਰੀਨ ਉੱਤੇ ਰੱਖ ਸਕਦੇ ਹੋ।',
  },
  links: [
    { label: 'ਵੈੱਬ ਵਾਲੇ Nila ਉੱਤੇ ਵਾਪਸ ਜਾਓ', href: '/' },
    { label: 'Nila ਨੂੰ ਹੋਮ ਸਕ੍ਰੀਨ ਉੱਤੇ ਰੱਖੋ', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
