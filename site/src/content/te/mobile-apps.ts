import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'యాప్ స్టోర్లలో Nila',
    description: 'Nila యాప్‌లు App Store, Google Playలోకి త్వరలో వస్తాయి. అప్పటివరకు మీ ఫోన్ బ్రౌజర్‌లోనే Nila పనిచేస్తుంది.',
  },
  title: 'యాప్ స్టోర్లలో Nila',
  lead: 'iPhone, Android కోసం మా యాప్‌లు తయారవుతున్నాయి. అవి వచ్చేవరకు మీ ఫోన్ బ్రౌజర్‌లోనే Nila పనిచేస్తుంది.',
  comingSoon: 'త్వరలో',
  appStore: {
    title: 'App Store',
    body: 'iPhone, iPad కోసం Nila.',
    getApp: 'App Storeలో పొందండి',
    requirement: 'కావలసినది: iOS {version}+',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ఫోన్‌లు, టాబ్లెట్‌ల కోసం Nila.',
    getApp: 'Google Playలో పొందండి',
    requirement: 'కావలసినది: Android {version}+',
  },
  reasons: {
    title: 'యాప్ ఎందుకు డౌన్‌లోడ్ చేయాలి?',
    items: [
      'ఒక్కసారి నొక్కితే Nila తెరుచుకుంటుంది, చిరునామా రాయనక్కర లేదు.',
      'వెబ్ వెర్షన్‌లాగే ఇదీ ఉచితం, ప్రకటనలు లేవు.',
      'మీ భాషలో మాట్లాడుతుంది, మీ లిపిని చూపిస్తుంది.',
      'ఫోన్‌లో, కంప్యూటర్‌లో మీ ఖాతా ఒక్కటే.',
      'ఇది ఓపెన్ సోర్స్: యాప్ ఏం చేస్తుందో ఎవరైనా చూడవచ్చు.',
    ],
  },
  web: {
    title: 'ఎదురుచూడనక్కర లేదు',
    body: 'వెబ్ వెర్షన్ కొత్త బ్రౌజర్లన్నిటిలో పనిచేస్తుంది; దాన్ని యాప్‌లా మీ హోమ్ స్క్రీన్‌పై పెట్టుకోవచ్చు.',
  },
  links: [
    { label: 'వెబ్ వెర్షన్‌కు వెళ్లండి', href: '/' },
    { label: 'Nilaను హోమ్ స్క్రీన్‌పై పెట్టండి', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
