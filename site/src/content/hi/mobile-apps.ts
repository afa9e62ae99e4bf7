import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ऐप स्टोर में Nila',
    description: 'Nila के ऐप जल्द ही App Store और Google Play पर आ रहे हैं। तब तक Nila आपके फ़ोन के ब्राउज़र में चलता है।',
  },
  title: 'ऐप स्टोर में Nila',
  lead: 'iPhone और Android के लिए हमारे ऐप तैयार हो रहे हैं। उनके आने तक Nila आपके फ़ोन के ब्राउज़र में चलता है।',
  comingSoon: 'जल्द आ रहा है',
  appStore: {
    title: 'App Store',
    body: 'iPhone और iPad के लिए Nila।',
    getApp: 'App Store से लें',
    requirement: 'iOS {version}+ चाहिए',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android फ़ोन और टैबलेट के लिए Nila।',
    getApp: 'Google Play से लें',
    requirement: 'Android {version}+ चाहिए',
  },
  reasons: {
    title: 'ऐप क्यों लें?',
    items: [
      'एक बार टैप करें और Nila खुल जाए; पता लिखने की ज़रूरत नहीं।',
      'वेब वाले Nila की तरह ऐप भी मुफ़्त है, और उसमें विज्ञापन नहीं हैं।',
      'वह आपकी भाषा बोलता है और आपकी लिपि दिखाता है।',
      'फ़ोन और कंप्यूटर पर आपका खाता एक ही रहता है।',
      'वह ओपन सोर्स है: ऐप क्या करता है, यह कोई भी जाँच सकता है।',
    ],
  },
  web: {
    title: 'रुकने की ज़रूरत नहीं',
    body: 'वेब वाला Nila हर नए ब्राउज़र में चलता है, और आप उसे ऐप की तरह होम स्क्रीन पर रख सकते हैं।',
  },
  links: [
    { label: 'वेब वाले Nila पर लौटें', href: '/' },
    { label: 'Nila को होम स्क्रीन पर रखें', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
