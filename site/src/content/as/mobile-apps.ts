import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'এপ ষ্ট’ৰত Nila',
    description:
      'Nila-ৰ এপ সোনকালে App Store আৰু Google Play-লৈ আহি আছে। তেতিয়ালৈকে Nila আপোনাৰ ফোনৰ ব্ৰাউজাৰত চলে।',
  },
  title: 'এপ ষ্ট’ৰত Nila',
  lead: 'iPhone আৰু Android-ৰ বাবে আমাৰ এপ সাজু হৈ আছে। অহালৈকে Nila আপোনাৰ ফোনৰ ব্ৰাউজাৰত চলে।',
  comingSoon: 'সোনকালে আহি আছে',
  appStore: {
    title: 'App Store',
    body: 'iPhone আৰু iPad-ৰ বাবে Nila।',
    getApp: 'App Store-ৰ পৰা লওক',
    requirement: 'iOS {version} বা তাতকৈ নতুন লাগিব',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ফোন আৰু টেবলেটৰ বাবে Nila।',
    getApp: 'Google Play-ৰ পৰা লওক',
    requirement: 'Android {version} বা তাতকৈ নতুন লাগিব',
  },
  reasons: {
    title: 'এপটো কিয় ল’ব?',
    items: [
      'এবাৰ টিপিলেই Nila খোলে, ঠিকনা লিখিব নালাগে।',
      'ৱেবছাইটৰ দৰেই বিনামূলীয়া, বিজ্ঞাপন নাই।',
      'আপোনাৰ ভাষাত কথা পাতে, আপোনাৰ লিপি দেখুৱায়।',
      'ফোনত আৰু কম্পিউটাৰত আপোনাৰ একেটা একাউণ্ট।',
      'অ’পেন ছ’ৰ্চ: এপটোৱে কি কৰে, যিকোনো লোকে পৰীক্ষা কৰিব পাৰে।',
    ],
  },
  web: {
    title: 'ৰৈ থাকিব নালাগে',
    body: 'ৱেবছাইটটো সকলো নতুন ব্ৰাউজাৰত চলে, আৰু এপৰ দৰে হ’ম স্ক্ৰীনত ৰাখিব পাৰি।',
  },
  links: [
    { label: 'ৱেবছাইটলৈ উভতি যাওক', href: '/' },
    { label: 'হ’ম স্ক্ৰীনত Nila ৰাখক', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
