import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ایپ اسٹوروں میں Nila',
    description:
      'Nila کی ایپ جلد App Store اور Google Play پر آ رہی ہے۔ تب تک Nila آپ کے فون کے براؤزر میں چلتا ہے۔',
  },
  title: 'ایپ اسٹوروں میں Nila',
  lead: 'iPhone اور Android کے لیے ہماری ایپ تیار ہو رہی ہے۔ اس کے آنے تک Nila آپ کے فون کے براؤزر میں چلتا ہے۔',
  comingSoon: 'جلد آ رہی ہے',
  appStore: {
    title: 'App Store',
    body: 'iPhone اور iPad کے لیے Nila۔',
    getApp: 'App Store سے لیں',
    requirement: 'iOS {version} یا اس سے نیا چاہیے',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android فون اور ٹیبلیٹ کے لیے Nila۔',
    getApp: 'Google Play سے لیں',
    requirement: 'Android {version} یا اس سے نیا چاہیے',
  },
  reasons: {
    title: 'ایپ کیوں ڈاؤن لوڈ کریں؟',
    items: [
      'ایک بار دباتے ہی Nila کھل جاتا ہے، کوئی پتہ لکھنا نہیں پڑتا۔',
      'ویب سائٹ کی طرح مفت ہے اور اشتہاروں سے پاک۔',
      'آپ کی زبان بولتی ہے اور آپ کا رسم الخط دکھاتی ہے۔',
      'فون اور کمپیوٹر، دونوں پر آپ کا ایک ہی اکاؤنٹ رہتا ہے۔',
      'اوپن سورس ہے: ایپ کیا کرتی ہے، یہ کوئی بھی جانچ سکتا ہے۔',
    ],
  },
  web: {
    title: 'انتظار کی ضرورت نہیں',
    body: 'ویب سائٹ ہر نئے براؤزر میں چلتی ہے، اور آپ اسے ایپ کی طرح اپنی ہوم اسکرین پر رکھ سکتے ہیں۔',
  },
  links: [
    { label: 'ویب سائٹ پر واپس جائیں', href: '/' },
    { label: 'Nila کو ہوم اسکرین پر رکھیں', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
