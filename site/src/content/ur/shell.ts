import type { ShellCopy } from '@nila/api/contract/copy/shell'

export const shell = {
  product: 'Nila',
  skipToContent: 'سیدھے اصل متن پر جائیں',
  header: {
    homeLabel: 'Nila، صفحۂ اول',
    navigationLabel: 'مرکزی مینو',
    openMenu: 'مینو',
    features: 'خوبیاں',
    mobileApp: 'موبائل ایپ',
    donate: 'عطیہ دیں',
    login: 'سائن ان',
    signUp: 'اکاؤنٹ بنائیں',
    oneClickLogin: 'ایک کلک میں سائن ان',
    oneClickSuccess: 'سائن ان ہو گیا! صفحہ تازہ ہو رہا ہے…',
    oneClickFailed: 'سائن ان نہیں ہو سکا۔ براہ کرم اوپر دیا گیا سائن ان کا بٹن دبائیں۔',
  },
  userMenu: {
    open: 'آپ کا اکاؤنٹ',
    initial: 'N',
    noEmail: 'ای میل درج نہیں',
    profile: 'پروفائل',
    settings: 'ترتیبات',
    reviews: 'تبصرے',
    avatars: 'اوتار',
    administration: 'انتظامی حصہ',
    logout: 'سائن آؤٹ کریں',
    loggingOut: 'سائن آؤٹ ہو رہا ہے…',
    logoutFailed: 'سائن آؤٹ نہیں ہو سکا۔ براہ کرم صفحہ دوبارہ لوڈ کر کے دیکھیں۔',
  },
  footer: {
    navigationLabel: 'مزید صفحے',
    about: 'آپ کی زبان بولنے والا مفت، اوپن سورس AI معاون۔ ہندوستان میں بنا۔',
    links: [
      { label: 'اوتار', href: '/avatars' },
      { label: 'تبصرے', href: '/reviews' },
      { label: 'موبائل ایپ', href: '/mobile-app' },
      { label: 'عطیہ دیں', href: '/donate' },
      { label: 'رازداری کی پالیسی', href: '/privacy-policy' },
      { label: 'رابطہ', href: '/contact' },
    ],
    copyright: '© {year} Nila۔ اوپن سورس، MIT لائسنس کے تحت۔',
  },
  languages: {
    open: 'زبان',
    listLabel: 'زبانیں',
    draft: 'یہ ترجمہ مشین نے کیا ہے اور ابھی کسی شخص نے اسے جانچا نہیں ہے۔',
    report: { label: 'بتائیں، کیا ٹھیک نہیں لگتا', href: '/contact' },
  },
  notifications: {
    region: 'اطلاعات',
    close: 'بند کریں',
  },
  app: {
    install: 'ایپ انسٹال کریں',
    updateTitle: 'نیا ورژن',
    update: 'Nila کا نیا ورژن آ گیا ہے! صفحہ تازہ کر کے اسے استعمال کرنے کے لیے ”ٹھیک ہے“ دبائیں۔',
    updateNow: 'ٹھیک ہے',
    updateLater: 'بعد میں',
  },
  guard: {
    verifying: 'آپ کی پہچان جانچی جا رہی ہے',
    needsScript:
      'آپ کو پہچاننے کے لیے اس صفحے کو JavaScript چاہیے۔ براہ کرم اسے چالو کر کے صفحہ دوبارہ لوڈ کریں۔',
  },
} satisfies ShellCopy
