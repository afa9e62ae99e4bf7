import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ॲप स्टोअरमध्ये Nila',
    description:
      'Nila ची ॲप्स लवकरच App Store आणि Google Play वर येत आहेत. तोपर्यंत Nila तुमच्या फोनच्या ब्राउझरमध्ये चालतो.',
  },
  title: 'ॲप स्टोअरमध्ये Nila',
  lead: 'iPhone आणि Android साठी आमची ॲप्स तयार होत आहेत. ती येईपर्यंत Nila तुमच्या फोनच्या ब्राउझरमध्ये चालतो.',
  comingSoon: 'लवकरच येत आहे',
  appStore: {
    title: 'App Store',
    body: 'iPhone आणि iPad साठी Nila.',
    getApp: 'App Store वरून घ्या',
    requirement: 'iOS {version}+ लागते',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android फोन आणि टॅबलेटसाठी Nila.',
    getApp: 'Google Play वरून घ्या',
    requirement: 'Android {version}+ लागते',
  },
  reasons: {
    title: 'ॲप का घ्यावे?',
    items: [
      'एक टॅप केला की Nila उघडतो; पत्ता लिहावा लागत नाही.',
      'वेबवरच्या Nila प्रमाणे ॲपही मोफत आहे, आणि त्यात जाहिराती नाहीत.',
      'ते तुमची भाषा बोलते आणि तुमची लिपी दाखवते.',
      'फोनवर आणि संगणकावर तुमचे खाते एकच असते.',
      'ते ओपन सोर्स आहे: ॲप काय करते ते कोणीही तपासू शकते.',
    ],
  },
  web: {
    title: 'थांबण्याची गरज नाही',
    body: 'वेबवरचा Nila सर्व नव्या ब्राउझरमध्ये चालतो, आणि तुम्ही तो ॲपसारखा होम स्क्रीनवर ठेवू शकता.',
  },
  links: [
    { label: 'वेबवरच्या Nila कडे परत जा', href: '/' },
    { label: 'Nila होम स्क्रीनवर ठेवा', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
