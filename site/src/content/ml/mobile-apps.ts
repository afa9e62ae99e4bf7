import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ആപ്പ് സ്റ്റോറുകളിൽ Nila',
    description:
      'Nila ആപ്പുകൾ App Store, Google Play എന്നിവയിൽ ഉടൻ വരുന്നു. അതുവരെ Nila നിങ്ങളുടെ ഫോണിലെ ബ്രൗസറിൽ പ്രവർത്തിക്കും.',
  },
  title: 'ആപ്പ് സ്റ്റോറുകളിൽ Nila',
  lead: 'iPhone, Android ആപ്പുകൾ ഒരുങ്ങുന്നു. അവ വരും വരെ Nila നിങ്ങളുടെ ഫോണിലെ ബ്രൗസറിൽ പ്രവർത്തിക്കും.',
  comingSoon: 'ഉടൻ വരുന്നു',
  appStore: {
    title: 'App Store',
    body: 'iPhone, iPad എന്നിവയ്ക്കുള്ള Nila.',
    getApp: 'App Store-ൽ നിന്ന് നേടൂ',
    requirement: 'iOS {version}+ വേണം',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ഫോണുകൾക്കും ടാബ്‌ലെറ്റുകൾക്കുമുള്ള Nila.',
    getApp: 'Google Play-ൽ നിന്ന് നേടൂ',
    requirement: 'Android {version}+ വേണം',
  },
  reasons: {
    title: 'ആപ്പ് എന്തിന് ഡൗൺലോഡ് ചെയ്യണം?',
    items: [
      'ഒറ്റ ടാപ്പിൽ Nila തുറക്കും; വിലാസം ടൈപ്പ് ചെയ്യേണ്ട.',
      'വെബ് പതിപ്പ് പോലെ സൗജന്യം, പരസ്യവുമില്ല.',
      'നിങ്ങളുടെ ഭാഷ സംസാരിക്കും, നിങ്ങളുടെ ലിപിയിൽ കാണിക്കും.',
      'ഫോണിലും കമ്പ്യൂട്ടറിലും ഒരേ അക്കൗണ്ട്.',
      'ഓപ്പൺ സോഴ്സാണ്: ആപ്പ് എന്തു ചെയ്യുന്നുവെന്ന് ആർക്കും പരിശോധിക്കാം.',
    ],
  },
  web: {
    title: 'കാത്തിരിക്കേണ്ട',
    body: 'വെബ് പതിപ്പ് എല്ലാ പുതിയ ബ്രൗസറുകളിലും പ്രവർത്തിക്കും; ഒരു ആപ്പ് പോലെ ഹോം സ്ക്രീനിൽ വെക്കാം.',
  },
  links: [
    { label: 'വെബ് പതിപ്പിലേക്ക് മടങ്ങുക', href: '/' },
    { label: 'Nila ഹോം സ്ക്രീനിൽ ചേർക്കുക', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
