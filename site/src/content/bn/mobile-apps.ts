import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'অ্যাপ স্টোরে Nila',
    description: 'Nila-র অ্যাপ শিগগির App Store আর Google Play-তে আসছে। তত দিন Nila আপনার ফোনের ব্রাউজারেই চলে।',
  },
  title: 'অ্যাপ স্টোরে Nila',
  lead: 'iPhone আর Android-এর জন্য আমাদের অ্যাপ তৈরি হচ্ছে। যত দিন না আসে, Nila আপনার ফোনের ব্রাউজারেই চলে।',
  comingSoon: 'শিগগির আসছে',
  appStore: {
    title: 'App Store',
    body: 'iPhone আর iPad-এর জন্য Nila।',
    getApp: 'App Store থেকে নিন',
    requirement: 'iOS {version} বা তার নতুন লাগবে',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ফোন আর ট্যাবলেটের জন্য Nila।',
    getApp: 'Google Play থেকে নিন',
    requirement: 'Android {version} বা তার নতুন লাগবে',
  },
  reasons: {
    title: 'অ্যাপ কেন নেবেন?',
    items: [
      'এক ছোঁয়ায় Nila খোলে, ঠিকানা লিখতে হয় না।',
      'ওয়েবসাইটের মতোই বিনামূল্যে, বিজ্ঞাপন ছাড়া।',
      'আপনার ভাষায় কথা বলে, আপনার হরফ দেখায়।',
      'ফোনে আর কম্পিউটারে আপনার একই অ্যাকাউন্ট।',
      'ওপেন সোর্স: অ্যাপটি কী করে, যে কেউ মিলিয়ে দেখতে পারেন।',
    ],
  },
  web: {
    title: 'অপেক্ষা করার দরকার নেই',
    body: 'ওয়েবসাইটটি সব নতুন ব্রাউজারে চলে, আর অ্যাপের মতোই হোম স্ক্রিনে রাখা যায়।',
  },
  links: [
    { label: 'ওয়েবসাইটে ফিরুন', href: '/' },
    { label: 'হোম স্ক্রিনে Nila রাখুন', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
