import type {
  BypassLoginCopy,
  DirectAccessCopy,
  ResetPasswordCopy,
  VerifyEmailCopy,
} from '@nila/api/contract/copy/account-links'

const sent =
  'اگر اس نام کا کوئی اکاؤنٹ ہے اور اس میں ای میل پتہ درج ہے تو لنک اور کوڈ والا پیغام روانہ ہو چکا ہے۔ یہ 10 منٹ تک کام کرے گا۔'

const code = {
  code: 'ای میل والا کوڈ',
  codeHint: 'کل آٹھ حروف اور ہندسے؛ حروف چھوٹے ہوں یا بڑے، بیچ میں ڈیش ہو یا نہ ہو، فرق نہیں پڑتا۔',
  codeBlank: 'براہ کرم ای میل والا کوڈ لکھیں',
  codeWrong: 'یہ کوڈ درست نہیں، یا اس کے 10 منٹ پورے ہو گئے۔ براہ کرم اسے جانچ لیں، یا نیا منگوائیں۔',
  startOver: 'نیا منگوائیں',
}

export const bypassLogin = {
  head: {
    title: 'ہنگامی راستہ – Nila',
    description: 'پاس ورڈ کے بغیر Nila میں سائن ان کریں: ای میل سے ملنے والے لنک اور کوڈ سے۔',
  },
  title: 'ہنگامی راستہ',
  lead: 'پاس ورڈ کے بغیر سائن ان کریں: ہم آپ کے اکاؤنٹ کے پتے پر لنک اور کوڈ ای میل کرتے ہیں۔',
  needsScript: 'اس صفحے کو JavaScript چاہیے۔ پاس ورڈ سے آپ اس کے بغیر بھی سائن ان کر سکتے ہیں۔',
  username: 'صارف نام',
  usernameBlank: 'براہ کرم پہلے صارف نام لکھیں',
  submit: 'مجھے لنک بھیجیں',
  sending: 'بھیجا جا رہا ہے…',
  sent,
  codeTitle: 'اپنی ای میل دیکھیں',
  ...code,
  signIn: 'سائن ان کریں',
  signingIn: 'سائن ان ہو رہا ہے…',
  success: 'سائن ان ہو گیا! آپ آگے جا رہے ہیں…',
  failed: 'سائن ان نہیں ہو سکا: {reason}',
  error: 'سائن ان میں خرابی آئی: {reason}',
  passwordInstead: 'پاس ورڈ سے سائن ان کریں',
  returnHome: 'صفحۂ اول پر واپس جائیں',
} satisfies BypassLoginCopy

export const directAccess = {
  head: {
    title: 'لنک سے داخلہ – Nila',
    description: 'آپ کی ای میل کا لنک آپ کو Nila میں سائن ان کراتا ہے۔',
  },
  title: 'لنک سے داخلہ',
  lead: 'آپ کی ای میل کا لنک آپ کو سائن ان کراتا ہے۔',
  needsScript:
    'اس صفحے کو JavaScript چاہیے۔ براہ کرم اسے چالو کر کے صفحہ دوبارہ لوڈ کریں؛ آپ کا لنک اب بھی کام کرے گا۔',
  stepsLabel: 'پیش رفت',
  steps: ['شروعات', 'سیشن بن رہا ہے', 'پہچان کی جانچ', 'آگے جا رہے ہیں'],
  success: 'سائن ان ہو گیا! آپ آگے جا رہے ہیں…',
  error: {
    title: 'داخلہ نہیں ہو سکا',
    session: 'سیشن نہیں بن سکا',
    verification: 'سیشن کی جانچ نہیں ہو سکی',
    application: 'ایپ نہیں کھل سکی',
    noLink: 'یہ صفحہ ای میل میں ملے لنک سے کھلتا ہے، اور پتے میں ایسا کوئی لنک نہیں ہے۔',
    tryAgain: 'دوبارہ کوشش کریں',
    newLink: 'نیا لنک منگوائیں',
  },
} satisfies DirectAccessCopy

export const resetPassword = {
  head: {
    title: 'پاس ورڈ بدلیں – Nila',
    description: 'ای میل سے ملنے والے لنک یا کوڈ کی مدد سے اپنے Nila اکاؤنٹ کا نیا پاس ورڈ چنیں۔',
  },
  title: 'پاس ورڈ بدلیں',
  lead: 'ہم آپ کو ای میل سے لنک اور کوڈ بھیجتے ہیں؛ ان میں سے کسی سے بھی نیا پاس ورڈ چنیں۔',
  needsScript: 'اس صفحے کو JavaScript چاہیے۔ براہ کرم اسے چالو کر کے صفحہ دوبارہ لوڈ کریں۔',
  username: 'صارف نام',
  usernameBlank: 'براہ کرم پہلے صارف نام لکھیں',
  submit: 'مجھے کوڈ بھیجیں',
  sending: 'بھیجا جا رہا ہے…',
  sent,
  codeTitle: 'نیا پاس ورڈ چنیں',
  ...code,
  newPassword: 'نیا پاس ورڈ',
  newPasswordHint: 'کم از کم {minimum} حروف۔ چند لفظ ملا کر لکھیں تو یاد رکھنا آسان ہے۔',
  save: 'پاس ورڈ بدلیں',
  saving: 'محفوظ ہو رہا ہے…',
  success: '{name} کا پاس ورڈ بدل گیا! اب آپ نئے پاس ورڈ سے سائن ان کر سکتے ہیں۔',
  successOfLink: 'پاس ورڈ بدل گیا! اب آپ نئے پاس ورڈ سے سائن ان کر سکتے ہیں۔',
  failed: 'پاس ورڈ نہیں بدلا جا سکا: {message}',
  newLink: 'نیا لنک منگوائیں',
  goToLogin: 'سائن ان صفحے پر جائیں',
} satisfies ResetPasswordCopy

export const verifyEmail = {
  head: {
    title: 'اپنے ای میل پتے کی تصدیق کریں – Nila',
    description: 'ای میل میں ملے لنک سے تصدیق ہوتی ہے کہ آپ کے Nila اکاؤنٹ کا پتہ آپ ہی کا ہے۔',
  },
  title: 'اپنے ای میل پتے کی تصدیق کریں',
  lead: 'ای میل میں ملے لنک سے تصدیق ہوتی ہے کہ یہ پتہ آپ کا ہے۔',
  working: 'ایک لمحہ…',
  needsScript:
    'اس صفحے کو JavaScript چاہیے۔ براہ کرم اسے چالو کر کے صفحہ دوبارہ لوڈ کریں؛ آپ کا لنک اب بھی کام کرے گا۔',
  success: 'شکریہ۔ آپ کے ای میل پتے کی تصدیق ہو گئی۔',
  failed: 'پتے کی تصدیق نہیں ہو سکی: {reason}',
  noLink: 'یہ صفحہ ای میل میں ملے لنک سے کھلتا ہے، اور پتے میں ایسا کوئی لنک نہیں ہے۔',
  tryAgain: 'دوبارہ کوشش کریں',
  goOn: 'اپنی پروفائل پر جائیں',
} satisfies VerifyEmailCopy
