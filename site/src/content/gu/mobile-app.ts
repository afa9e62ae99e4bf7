import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'

export const mobileApp = {
  head: {
    title: 'મોબાઇલ ઍપ – Nila',
    description:
      'Nila ફોન પર કેવો લાગે છે એ જુઓ, આજે જ એને હોમ સ્ક્રીન પર મૂકો, અને Android અને iPhone ની ઍપ માટે શું જોઈશે એ વાંચો.',
  },
  title: 'તમારા ફોન પર Nila',
  lead: 'Android અને iPhone માટેની ઍપ ટૂંક સમયમાં આવે છે. ત્યાં સુધી આ પેજ જ તમારા ફોન પર ઍપનું કામ કરી શકે છે.',
  tabs: {
    label: 'મોબાઇલ ઍપ વિશે',
    preview: 'ઍપની ઝલક',
    get: 'ઍપ મેળવો',
    about: 'માહિતી',
  },
  preview: {
    title: 'અહીં જ અજમાવો',
    lead: 'ફોન પર દેખાય છે એવી આ સાચી સાઇટ છે. તમે એને અહીં જ વાપરી શકો છો.',
    frame: 'ફોન પર Nila',
    controls: 'ઝલકનાં બટન',
    back: 'પાછળ',
    refresh: 'ફરી લોડ કરો',
    home: 'હોમ',
    loading: 'ઝલક લોડ થાય છે…',
    saveData: 'તમારું બ્રાઉઝર ડેટા બચાવે છે, એટલે તમે કહેશો ત્યારે જ ઝલક લોડ થશે.',
    load: 'ઝલક લોડ કરો',
    nested: 'તમે ઝલકની અંદર જ છો.',
    leave: { label: 'હોમ પેજ પર જાઓ', href: '/' },
    features: {
      title: 'તમને શું મળે છે',
      items: [
        'તમારી પોતાની ભાષા અને લિપિમાં Nila.',
        'તમારી હોમ સ્ક્રીન પર એક આઇકન.',
        'હળવાં પેજ, સસ્તા ફોન અને ધીમા ઇન્ટરનેટ માટે બનેલાં.',
        'તમે છેલ્લે ખોલેલાં પેજ, ઇન્ટરનેટ ન હોય ત્યારે પણ.',
        'તમારા કમ્પ્યૂટર પર છે એ જ ખાતું.',
      ],
    },
  },
  get: {
    title: 'તમારા ડિવાઇસ પર Nila મેળવો',
    comingSoon: 'ટૂંક સમયમાં આવે છે',
    android: 'Android માટે Nila',
    ios: 'iPhone માટે Nila',
    getAndroid: 'Google Play પરથી મેળવો',
    getIos: 'App Store પરથી મેળવો',
    install: {
      title: 'આજે જ ઍપની જેમ વાપરો',
      lead: 'તમારું બ્રાઉઝર આ પેજને તમારી ઍપની સાથે રાખી શકે છે.',
      android: {
        title: 'Android પર, Chrome થી',
        steps: ['ત્રણ ટપકાંવાળા મેનૂ પર ટૅપ કરો.', '“હોમ સ્ક્રીનમાં ઉમેરો” અને પછી “ઇન્સ્ટૉલ કરો” પસંદ કરો.'],
      },
      iphone: {
        title: 'iPhone પર, Safari થી',
        steps: ['“શેર કરો” પર ટૅપ કરો.', '“હોમ સ્ક્રીનમાં ઉમેરો” અને પછી “ઉમેરો” પસંદ કરો.'],
      },
      computer: {
        title: 'કમ્પ્યૂટર પર, Chrome કે Edge થી',
        steps: ['સરનામાની પટ્ટીના છેડે આવેલા ઇન્સ્ટૉલના આઇકન પર ક્લિક કરો.', '“ઇન્સ્ટૉલ કરો” પસંદ કરો.'],
      },
    },
  },
  about: {
    title: 'ઍપ વિશે',
    body: 'Nila ભારતમાં બનેલો મફત, ઓપન સોર્સ AI સહાયક છે.',
    version: 'આવૃત્તિ',
    size: 'કદ',
    updated: 'છેલ્લો ફેરફાર',
    requirements: 'શું જોઈએ',
    android: 'Android {version}+',
    ios: 'iOS {version}+',
    failed: {
      title: 'ગરબડ થઈ',
      body: 'ઍપની માહિતી લોડ થઈ શકી નહીં. કૃપા કરીને થોડી વાર પછી ફરી પ્રયત્ન કરો.',
    },
  },
  links: [
    { label: 'વેબવાળા Nila પર પાછા જાઓ', href: '/' },
    { label: 'અમારો સંપર્ક કરો', href: '/contact' },
  ],
} satisfies MobileAppCopy
