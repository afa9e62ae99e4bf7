import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ઍપ સ્ટોરમાં Nila',
    description:
      'Nila ની ઍપ ટૂંક સમયમાં App Store અને Google Play પર આવે છે. ત્યાં સુધી Nila તમારા ફોનના બ્રાઉઝરમાં ચાલે છે.',
  },
  title: 'ઍપ સ્ટોરમાં Nila',
  lead: 'iPhone અને Android માટે અમારી ઍપ તૈયાર થઈ રહી છે. એ આવે ત્યાં સુધી Nila તમારા ફોનના બ્રાઉઝરમાં ચાલે છે.',
  comingSoon: 'ટૂંક સમયમાં આવે છે',
  appStore: {
    title: 'App Store',
    body: 'iPhone અને iPad માટે Nila.',
    getApp: 'App Store પરથી મેળવો',
    requirement: 'iOS {version}+ જોઈએ',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ફોન અને ટૅબ્લેટ માટે Nila.',
    getApp: 'Google Play પરથી મેળવો',
    requirement: 'Android {version}+ જોઈએ',
  },
  reasons: {
    title: 'ઍપ શા માટે લેવી?',
    items: [
      'એક ટૅપ કરો અને Nila ખૂલે; સરનામું લખવાની જરૂર નહીં.',
      'વેબવાળા Nila ની જેમ ઍપ પણ મફત છે, અને એમાં જાહેરાત નથી.',
      'એ તમારી ભાષા બોલે છે અને તમારી લિપિ બતાવે છે.',
      'ફોન અને કમ્પ્યૂટર પર તમારું ખાતું એક જ રહે છે.',
      'એ ઓપન સોર્સ છે: ઍપ શું કરે છે એ કોઈ પણ તપાસી શકે છે.',
    ],
  },
  web: {
    title: 'રાહ જોવાની જરૂર નથી',
    body: 'વેબવાળો Nila દરેક નવા બ્રાઉઝરમાં ચાલે છે, અને તમે એને ઍપની જેમ હોમ સ્ક્રીન પર મૂકી શકો છો.',
  },
  links: [
    { label: 'વેબવાળા Nila પર પાછા જાઓ', href: '/' },
    { label: 'Nila ને હોમ સ્ક્રીન પર મૂકો', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
