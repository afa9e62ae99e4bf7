import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'செயலி அங்காடிகளில் Nila',
    description:
      'Nila செயலிகள் App Store, Google Play இரண்டிலும் விரைவில் வருகின்றன. அதுவரை, உங்கள் கைபேசியின் உலாவியில் Nila வேலை செய்யும்.',
  },
  title: 'செயலி அங்காடிகளில் Nila',
  lead: 'iPhone, Android செயலிகளைத் தயார் செய்துவருகிறோம். அவை வரும்வரை, உங்கள் கைபேசியின் உலாவியில் Nila வேலை செய்யும்.',
  comingSoon: 'விரைவில்',
  appStore: {
    title: 'App Store',
    body: 'iPhone, iPad சாதனங்களுக்கான Nila.',
    getApp: 'App Store-இல் பெறுங்கள்',
    requirement: 'iOS {version}+ தேவை',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android கைபேசிகளுக்கும் டேப்லெட்களுக்குமான Nila.',
    getApp: 'Google Play-இல் பெறுங்கள்',
    requirement: 'Android {version}+ தேவை',
  },
  reasons: {
    title: 'செயலியை ஏன் பதிவிறக்க வேண்டும்?',
    items: [
      'ஒரே தட்டலில் Nila திறக்கும்; முகவரியை எழுத வேண்டியதில்லை.',
      'இணையப் பதிப்பைப் போலவே இலவசம், விளம்பரமும் இல்லை.',
      'உங்கள் மொழியில் பேசும், அதன் எழுத்திலேயே காட்டும்.',
      'கைபேசியிலும் கணினியிலும் ஒரே கணக்கு.',
      'இது திறந்த மூலம்: செயலி என்ன செய்கிறது என்று யாரும் சரிபார்க்கலாம்.',
    ],
  },
  web: {
    title: 'காத்திருக்க வேண்டியதில்லை',
    body: 'இணையப் பதிப்பு எல்லாப் புதிய உலாவிகளிலும் வேலை செய்யும்; அதை ஒரு செயலி போல முகப்புத் திரையில் வைக்கலாம்.',
  },
  links: [
    { label: 'இணையப் பதிப்புக்குத் திரும்புக', href: '/' },
    { label: 'முகப்புத் திரையில் Nila-வைச் சேர்க்க', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
