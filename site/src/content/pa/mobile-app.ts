import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'

export const mobileApp = {
  head: {
    title: 'ਮੋਬਾਈਲ ਐਪ – Nila',
    description:
      'ਵੇਖੋ ਕਿ Nila ਫ਼ੋਨ ਉੱਤੇ ਕਿਵੇਂ ਦਿਸਦਾ ਹੈ, ਅੱਜ ਹੀ ਇਸ ਨੂੰ ਹੋਮ ਸਕ੍ਰੀਨ ਉੱਤੇ ਰੱਖੋ, ਅਤੇ ਪੜ੍ਹੋ ਕਿ Android ਤੇ iPhone ਦੀਆਂ ਐਪਾਂ ਲਈ ਕੀ ਚਾਹੀਦਾ ਹੈ।',
  },
  title: 'ਤੁਹਾਡੇ ਫ਼ੋਨ ਉੱਤੇ Nila',
  lead: 'Android ਅਤੇ iPhone ਦੀਆਂ ਐਪਾਂ ਛੇਤੀ ਆ ਰਹੀਆਂ ਹਨ। ਉਦੋਂ ਤੱਕ ਇਹ ਪੰਨੇ ਹੀ ਤੁਹਾਡੇ ਫ਼ੋਨ ਉੱਤੇ ਐਪ ਦਾ ਕੰਮ ਦੇ ਸਕਦੇ ਹਨ।',
  tabs: {
    label: 'ਮੋਬਾਈਲ ਐਪ ਬਾਰੇ',
    preview: 'ਐਪ ਦੀ ਝਲਕ',
    get: 'ਐਪ ਲਓ',
    about: 'ਐਪ ਬਾਰੇ',
  },
  preview: {
    title: 'ਇੱਥੇ ਹੀ ਵਰਤ ਕੇ ਵੇਖੋ',
    lead: 'ਇਹ ਅਸਲੀ ਸਾਈਟ ਹੈ, ਜਿਵੇਂ ਇਹ ਫ਼ੋਨ ਉੱਤੇ ਦਿਸਦੀ ਹੈ। ਤੁਸੀਂ ਇਸ ਨੂੰ ਇੱਥੇ ਹੀ ਚਲਾ ਸਕਦੇ ਹੋ।',
    frame: 'ਫ਼ੋਨ ਉੱਤੇ Nila',
    controls: 'ਝਲਕ ਦੇ ਬਟਨ',
    back: 'ਪਿੱਛੇ ਜਾਓ',
    refresh: 'ਤਾਜ਼ਾ ਕਰੋ',
    home: 'ਮੁੱਖ ਪੰਨਾ',
    loading: 'ਝਲਕ ਲੋਡ ਹੋ ਰਹੀ ਹੈ…',
    saveData: 'ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਡਾਟਾ ਬਚਾ ਰਿਹਾ ਹੈ, ਇਸ ਲਈ ਝਲਕ ਤੁਹਾਡੇ ਕਹਿਣ ਉੱਤੇ ਖੁੱਲ੍ਹੇਗੀ।',
    load: 'ਝਲਕ ਲੋਡ ਕਰੋ',
    nested: 'ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਝਲਕ ਦੇ ਅੰਦਰ ਹੋ।',
    leave: { label: 'ਮੁੱਖ ਪੰਨੇ ਉੱਤੇ ਜਾਓ', href: '/' },
    features: {
      title: 'ਤੁਹਾਨੂੰ ਕੀ ਮਿਲਦਾ ਹੈ',
      items: [
        'ਤੁਹਾਡੀ ਆਪਣੀ ਭਾਸ਼ਾ ਅਤੇ ਲਿਪੀ ਵਿੱਚ Nila।',
        'ਤੁਹਾਡੀ ਹੋਮ ਸਕ੍ਰੀਨ ਉੱਤੇ ਇੱਕ ਨਿਸ਼ਾਨ।',
        'ਹਲਕੇ ਪੰਨੇ, ਸਸਤੇ ਫ਼ੋਨਾਂ ਅਤੇ ਹੌਲੀ ਇੰਟਰਨੈੱਟ ਲਈ ਬਣੇ।',
        'ਪਿਛਲੀ ਵਾਰ ਖੋਲ੍ਹੇ ਪੰਨੇ, ਇੰਟਰਨੈੱਟ ਤੋਂ ਬਿਨਾਂ ਵੀ।',
        'ਉਹੀ ਖਾਤਾ, ਜੋ ਤੁਹਾਡੇ ਕੰਪਿਊਟਰ ਉੱਤੇ ਹੈ।',
      ],
    },
  },
  get: {
    title: 'ਆਪਣੇ ਡਿਵਾਈਸ ਉੱਤੇ Nila ਲਓ',
    comingSoon: 'ਛੇਤੀ ਆ ਰਹੀ ਹੈ',
    android: 'Android ਲਈ Nila',
    ios: 'iPhone ਲਈ Nila',
    getAndroid: 'Google Play ਤੋਂ ਲਓ',
    getIos: 'App Store ਤੋਂ ਲਓ',
    install: {
      title: 'ਅੱਜ ਹੀ ਐਪ ਵਾਂਗ ਵਰਤੋ',
      lead: 'ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਇਹ ਪੰਨੇ ਤੁਹਾਡੀਆਂ ਐਪਾਂ ਨਾਲ ਰੱਖ ਸਕਦਾ ਹੈ।',
      android: {
        title: 'Android ਉੱਤੇ, Chrome ਨਾਲ',
        steps: ['ਤਿੰਨ ਬਿੰਦੀਆਂ ਵਾਲਾ ਮੀਨੂ ਛੂਹੋ।', '“ਹੋਮ ਸਕ੍ਰੀਨ ਉੱਤੇ ਸ਼ਾਮਲ ਕਰੋ” ਚੁਣੋ, ਫਿਰ “ਸਥਾਪਤ ਕਰੋ”।'],
      },
      iphone: {
        title: 'iPhone ਉੱਤੇ, Safari ਨਾਲ',
        steps: ['“ਸਾਂਝਾ ਕਰੋ” ਛੂਹੋ।', '“ਹੋਮ ਸਕ੍ਰੀਨ ਵਿੱਚ ਜੋੜੋ” ਚੁਣੋ, ਫਿਰ “ਜੋੜੋ”।'],
      },
      computer: {
        title: 'ਕੰਪਿਊਟਰ ਉੱਤੇ, Chrome ਜਾਂ Edge ਨਾਲ',
        steps: ['ਪਤੇ ਵਾਲੀ ਪੱਟੀ ਦੇ ਅਖ਼ੀਰ ਵਿੱਚ ਸਥਾਪਤ ਕਰਨ ਵਾਲੇ ਨਿਸ਼ਾਨ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ।', '“ਸਥਾਪਤ ਕਰੋ” ਚੁਣੋ।'],
      },
    },
  },
  about: {
    title: 'ਐਪ ਬਾਰੇ',
    body: 'Nila ਇੱਕ ਮੁਫ਼ਤ, ਓਪਨ ਸੋਰਸ AI ਸਹਾਇਕ ਹੈ, ਜੋ ਭਾਰਤ ਵਿੱਚ ਬਣਿਆ ਹੈ।',
    version: 'ਵਰਜਨ',
    size: 'ਆਕਾਰ',
    updated: 'ਪਿਛਲਾ ਅੱਪਡੇਟ',
    requirements: 'ਕੀ ਚਾਹੀਦਾ ਹੈ',
    android: 'Android {version}+',
    ios: 'iOS {version}+',
    failed: {
      title: 'ਗੜਬੜ',
      body: 'ਐਪ ਦੀ ਜਾਣਕਾਰੀ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    },
  },
  links: [
    { label: 'ਵੈੱਬ ਵਾਲੇ Nila ਉੱਤੇ ਵਾਪਸ ਜਾਓ', href: '/' },
    { label: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ', href: '/contact' },
  ],
} satisfies MobileAppCopy
