import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'

export const mobileApp = {
  head: {
    title: 'موبائل ایپ – Nila',
    description:
      'دیکھیں کہ Nila فون پر کیسا لگتا ہے، آج ہی اسے ہوم اسکرین پر رکھیں، اور جانیں کہ Android اور iPhone کی ایپ کو کیا چاہیے ہوگا۔',
  },
  title: 'Nila آپ کے فون پر',
  lead: 'Android اور iPhone کی ایپ جلد آ رہی ہے۔ تب تک یہی صفحے آپ کے فون پر ایپ بن سکتے ہیں۔',
  tabs: {
    label: 'موبائل ایپ کے بارے میں',
    preview: 'ایپ کی جھلک',
    get: 'ایپ حاصل کریں',
    about: 'تفصیل',
  },
  preview: {
    title: 'یہیں آزمائیں',
    lead: 'یہ اصلی سائٹ ہے، جیسی فون پر نظر آتی ہے۔ آپ اسے یہیں استعمال کر سکتے ہیں۔',
    frame: 'فون پر Nila',
    controls: 'جھلک کے بٹن',
    back: 'پیچھے',
    refresh: 'تازہ کریں',
    home: 'صفحۂ اول',
    loading: 'جھلک لوڈ ہو رہی ہے…',
    saveData: 'آپ کا براؤزر ڈیٹا بچا رہا ہے، اس لیے جھلک آپ کے کہنے پر ہی لوڈ ہوگی۔',
    load: 'جھلک لوڈ کریں',
    nested: 'آپ پہلے ہی جھلک کے اندر ہیں۔',
    leave: { label: 'صفحۂ اول پر جائیں', href: '/' },
    features: {
      title: 'آپ کو کیا ملتا ہے',
      items: [
        'Nila آپ کی زبان اور آپ کے رسم الخط میں۔',
        'آپ کی ہوم اسکرین پر ایک نشان۔',
        'ہلکے پھلکے صفحے، سستے فون اور سست انٹرنیٹ کے لیے بنے ہوئے۔',
        'آخری بار کھولے ہوئے صفحے، انٹرنیٹ کے بغیر بھی۔',
        'وہی اکاؤنٹ جو آپ کے کمپیوٹر پر ہے۔',
      ],
    },
  },
  get: {
    title: 'Nila اپنے آلے پر لائیں',
    comingSoon: 'جلد آ رہی ہے',
    android: 'Android کے لیے Nila',
    ios: 'iPhone کے لیے Nila',
    getAndroid: 'Google Play سے لیں',
    getIos: 'App Store سے لیں',
    install: {
      title: 'آج ہی ایپ کی طرح استعمال کریں',
      lead: 'آپ کا براؤزر ان صفحوں کو آپ کی ایپس کے ساتھ رکھ سکتا ہے۔',
      android: {
        title: 'Android پر، Chrome سے',
        steps: ['تین نقطوں والا مینو دبائیں۔', '”ہوم اسکرین میں شامل کریں“ چنیں، پھر ”انسٹال کریں“۔'],
      },
      iphone: {
        title: 'iPhone پر، Safari سے',
        steps: ['”شیئر کریں“ دبائیں۔', '”ہوم اسکرین میں شامل کریں“ چنیں، پھر ”شامل کریں“۔'],
      },
      computer: {
        title: 'کمپیوٹر پر، Chrome یا Edge سے',
        steps: ['پتے کی پٹی کے سرے پر انسٹال کے نشان پر کلک کریں۔', '”انسٹال کریں“ چنیں۔'],
      },
    },
  },
  about: {
    title: 'ایپ کے بارے میں',
    body: 'Nila ہندوستان میں بنا مفت، اوپن سورس AI معاون ہے۔',
    version: 'ورژن',
    size: 'حجم',
    updated: 'آخری تبدیلی',
    requirements: 'کیا چاہیے',
    android: 'Android {version} یا اس سے نیا',
    ios: 'iOS {version} یا اس سے نیا',
    failed: {
      title: 'خرابی',
      body: 'ایپ کی معلومات لوڈ نہیں ہو سکیں۔ براہ کرم تھوڑی دیر بعد دوبارہ کوشش کریں۔',
    },
  },
  links: [
    { label: 'ویب سائٹ پر واپس جائیں', href: '/' },
    { label: 'ہم سے رابطہ کریں', href: '/contact' },
  ],
} satisfies MobileAppCopy
