import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'ایک لمحہ…',
  failedTitle: 'یہ حصہ لوڈ نہیں ہو سکا',
  retry: 'دوبارہ کوشش کریں',
  failed: 'کچھ نہیں بدلا گیا: {reason}',
  signInAgain: 'نئے ٹیب میں سائن ان کریں',
  email: {
    none: 'ای میل درج نہیں',
    verified: 'تصدیق شدہ',
    notVerified: 'غیر تصدیق شدہ',
    pending: '{email} کی تصدیق باقی ہے۔ براہ کرم وہ لنک کھولیں جو ہم نے وہاں بھیجا ہے۔',
    sendAgain: 'لنک دوبارہ بھیجیں',
    sent: '{email} پر لنک بھیج دیا گیا ہے۔ براہ کرم وہاں اپنی ای میل دیکھیں؛ ایک آدھ منٹ لگ سکتا ہے۔',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'پروفائل – Nila',
    description: 'آپ کا Nila اکاؤنٹ: صارف نام، ای میل پتہ، آپ کا تبصرہ اور آپ کے اوتار۔',
  },
  title: 'پروفائل',
  lead: 'Nila آپ کے بارے میں کیا جانتا ہے۔',
  parts,
  detailsTitle: 'آپ کی معلومات',
  username: 'صارف نام',
  emailLabel: 'ای میل',
  memberSince: 'رکن بننے کا دن',
  lastLogin: 'پچھلا سائن ان',
  reviewTitle: 'آپ کا تبصرہ',
  reviewNone: 'آپ نے ابھی تبصرہ نہیں لکھا۔ دو چار جملے دوسروں کے بھی کام آتے ہیں، ہمارے بھی۔',
  reviewStatus: {
    pending: 'زیرِ غور۔ ہم نے اسے ابھی نہیں پڑھا۔ یہ صرف آپ کو نظر آتا ہے۔',
    approved: 'منظور۔ اسے سب پڑھ سکتے ہیں۔',
    rejected: 'نامنظور۔ یہ دکھایا نہیں جاتا۔ آپ اسے بدل سکتے ہیں؛ ہم اسے پھر پڑھیں گے۔',
  },
  reviewWrite: 'تبصرہ لکھیں',
  reviewLink: 'اپنے تبصرے پر جائیں',
  access: {
    title: 'آپ کے اوتار',
    none: 'آپ نے ابھی تک کوئی اوتار نہیں مانگا۔',
    asked: 'کب مانگا',
    payment: 'ادائیگی',
    upi: 'UPI',
    freeAccess: 'مفت',
    transactionId: 'ٹرانزیکشن آئی ڈی',
    until: 'کب تک کھلا',
    ended: 'کب ختم ہوا',
    withoutEnd: 'ہمیشہ کے لیے',
    daysRemaining: 'باقی دن',
    link: 'اوتار دیکھیں',
  },
  settingsTitle: 'ترتیبات',
  settingsBody: 'ای میل پتہ، پاس ورڈ اور باقی سب کچھ آپ ترتیبات میں بدلتے ہیں۔',
  settingsLink: { label: 'ترتیبات', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'ترتیبات – Nila',
    description: 'آپ کے Nila اکاؤنٹ کی ای میل، پاس ورڈ، پاس کیز، سیشن، زبان اور ڈیٹا۔',
  },
  title: 'ترتیبات',
  lead: 'آپ کیسے سائن ان کرتے ہیں، Nila کیسا نظر آتا اور کون سی زبان بولتا ہے، اور آپ کے ڈیٹا کا کیا ہوتا ہے۔',
  menuLabel: 'اس صفحے پر',
  parts,
  cancel: 'رہنے دیں',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'سائن آؤٹ کریں',
    lead: 'جو فون یا کمپیوٹر دوسرے بھی استعمال کرتے ہوں، اس پر کام ختم کر کے سائن آؤٹ کر دیں۔',
  },
  profileLink: { label: 'اپنی پروفائل دیکھیں', href: '/profile' },
} satisfies SettingsCopy
