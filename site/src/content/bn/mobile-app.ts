import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'

export const mobileApp = {
  head: {
    title: 'মোবাইল অ্যাপ – Nila',
    description:
      'ফোনে Nila কেমন দেখায় দেখুন, আজই হোম স্ক্রিনে রাখুন, আর জেনে নিন Android ও iPhone-এর অ্যাপের জন্য কী লাগবে।',
  },
  title: 'আপনার ফোনে Nila',
  lead: 'Android আর iPhone-এর অ্যাপ শিগগির আসছে। তত দিন এই পাতাগুলিই আপনার ফোনে অ্যাপ হতে পারে।',
  tabs: {
    label: 'মোবাইল অ্যাপের কথা',
    preview: 'অ্যাপের ঝলক',
    get: 'অ্যাপটি নিন',
    about: 'বিবরণ',
  },
  preview: {
    title: 'এখানেই দেখে নিন',
    lead: 'এটি আসল সাইট, ফোনে যেমন দেখায়। এখানেই ব্যবহার করতে পারেন।',
    frame: 'ফোনে Nila',
    controls: 'ঝলকের বোতাম',
    back: 'পিছনে',
    refresh: 'আবার লোড করুন',
    home: 'প্রথম পাতা',
    loading: 'ঝলক লোড হচ্ছে…',
    saveData: 'আপনার ব্রাউজার ডেটা বাঁচাচ্ছে, তাই আপনি বললে তবেই ঝলক লোড হবে।',
    load: 'ঝলক লোড করুন',
    nested: 'আপনি আগে থেকেই ঝলকের ভিতরে আছেন।',
    leave: { label: 'প্রথম পাতায় যান', href: '/' },
    features: {
      title: 'কী কী পাবেন',
      items: [
        'আপনার ভাষায়, আপনার হরফে Nila।',
        'হোম স্ক্রিনে একটি আইকন।',
        'হালকা পাতা, সস্তা ফোন আর ধীর ইন্টারনেটের কথা ভেবে তৈরি।',
        'শেষ খোলা পাতাগুলি, ইন্টারনেট না থাকলেও।',
        'কম্পিউটারে যে অ্যাকাউন্ট, সেটিই।',
      ],
    },
  },
  get: {
    title: 'আপনার ডিভাইসে Nila আনুন',
    comingSoon: 'শিগগির আসছে',
    android: 'Android-এর জন্য Nila',
    ios: 'iPhone-এর জন্য Nila',
    getAndroid: 'Google Play থেকে নিন',
    getIos: 'App Store থেকে নিন',
    install: {
      title: 'আজই অ্যাপের মতো ব্যবহার করুন',
      lead: 'আপনার ব্রাউজার এই পাতাগুলি আপনার অ্যাপের পাশেই রাখতে পারে।',
      android: {
        title: 'Android-এ, Chrome দিয়ে',
        steps: ['তিন ডটের মেনুটি টিপুন।', '“হোম স্ক্রিনে যোগ করুন” বাছুন, তারপর “ইনস্টল করুন”।'],
      },
      iphone: {
        title: 'iPhone-এ, Safari দিয়ে',
        steps: ['“শেয়ার করুন” টিপুন।', '“হোম স্ক্রিনে যোগ করুন” বাছুন, তারপর “যোগ করুন”।'],
      },
      computer: {
        title: 'কম্পিউটারে, Chrome বা Edge দিয়ে',
        steps: ['ঠিকানা লেখার ঘরের শেষে ইনস্টলের চিহ্নে ক্লিক করুন।', '“ইনস্টল করুন” বাছুন।'],
      },
    },
  },
  about: {
    title: 'অ্যাপটির কথা',
    body: 'Nila ভারতে তৈরি বিনামূল্যের, ওপেন সোর্স AI সহায়ক।',
    version: 'সংস্করণ',
    size: 'আকার',
    updated: 'শেষ পরিবর্তন',
    requirements: 'কী লাগবে',
    android: 'Android {version} বা তার নতুন',
    ios: 'iOS {version} বা তার নতুন',
    failed: {
      title: 'সমস্যা হয়েছে',
      body: 'অ্যাপের তথ্য আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    },
  },
  links: [
    { label: 'ওয়েবসাইটে ফিরুন', href: '/' },
    { label: 'যোগাযোগ করুন', href: '/contact' },
  ],
} satisfies MobileAppCopy
