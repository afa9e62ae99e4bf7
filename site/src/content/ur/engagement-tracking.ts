import type { EngagementTrackingCopy } from '@nila/api/contract/copy/engagement-tracking'

export const engagementTracking = {
  head: {
    title: 'لوگ سائٹ پر کیا کرتے ہیں – Nila',
    description: 'ایک اندرونی رپورٹ کہ لوگ سائٹ کیسے استعمال کرتے ہیں، فرضی اعداد کے ساتھ۔',
  },
  title: 'لوگ سائٹ پر کیا کرتے ہیں',
  lead: 'لوگ کتنی دیر رکتے ہیں، کہاں تک پڑھتے ہیں اور کس چیز پر کلک کرتے ہیں۔',
  sample: {
    label: 'فرضی اعداد',
    note: 'ان میں سے کوئی عدد ناپا ہوا نہیں ہے۔ یہ صرف دکھاتے ہیں کہ رپورٹ کیسی ہوتی ہے۔',
  },
  measured: {
    label: 'پچھلے {days} دنوں کے اصل اعداد',
    note: 'یہ اسی سائٹ پر ناپے گئے ہیں۔ عام شرح موازنے کے لیے ہے۔',
    loading: 'اصل اعداد لائے جا رہے ہیں…',
    failed: 'اصل اعداد نہیں لائے جا سکے۔ جو نظر آ رہا ہے وہ نہیں بدلا۔',
    retry: 'دوبارہ کوشش کریں',
    tooFew: 'ابھی کافی لوگ نہیں آئے',
  },
  range: {
    label: 'مدت',
    option: 'پچھلے {days} دن',
    note: 'فرضی اعداد ہر مدت میں ایک جیسے رہتے ہیں۔',
    measured: 'دن ہندوستان کی آدھی رات سے شروع ہوتے ہیں۔ آج کا دن بھی شامل ہے۔',
  },
  alert: {
    title: 'بہت سے لوگ فوراً چلے جاتے ہیں',
    body: '{rate} لوگ ایک ہی صفحہ دیکھ کر چلے جاتے ہیں۔ ایسی سائٹوں پر عام شرح {usual} ہے۔',
    fix: { label: 'اسے کیسے بہتر کریں', href: '/fix-bounce-rate' },
  },
  metrics: {
    title: 'اہم اعداد',
    bounceRate: {
      label: 'فوراً چلے جانے کی شرح',
      note: '{sessions} میں سے {bounced} سیشن پہلے صفحے پر ہی ختم ہو گئے۔',
    },
    timeOnPage: {
      label: 'صفحے پر اوسط وقت',
      note: 'زیادہ سے زیادہ {longest} گنے جاتے ہیں۔',
      measured: 'پوری آمد میں صفحات سامنے رہنے کا وقت۔ {longest} سے آگے کوئی نقصان نہیں۔',
    },
    scrollDepth: { label: 'صفحہ اوسطاً کہاں تک دیکھا گیا', note: 'صفحے کا باقی حصہ نظر سے نہیں گزرتا۔' },
    clickRate: { label: 'خاص بٹن پر کلک کی شرح', note: 'عام شرح {usual} ہے۔' },
  },
  bands: {
    critical: 'تشویش ناک',
    improvement: 'بہتری چاہیے',
    good: 'اچھا',
    note: 'ہر درجہ اس پر طے ہوتا ہے کہ کتنا ہاتھ سے نکل جاتا ہے: {critical} سے زیادہ ہو تو تشویش ناک، {improvement} سے زیادہ ہو تو بہتری چاہیے۔',
  },
  tabsLabel: 'رپورٹ کے حصے',
  overview: {
    tab: 'ایک نظر میں',
    sessions: {
      title: 'سیشن',
      group: 'کیا ہوا',
      count: 'سیشن',
      bounced: 'ایک صفحے کے بعد چلے گئے',
      stayed: 'رکے رہے یا آگے گئے',
    },
    trend: {
      title: 'رجحان',
      body: 'فرضی اعداد میں الگ الگ دنوں کے اعداد نہیں ہیں، اس لیے دکھانے کو کوئی رجحان نہیں ہے۔',
      measured: 'ہر دن کے اعداد دیکھنے کے لیے نیچے اعداد و شمار کھولیں۔',
    },
  },
  scrollDepth: {
    tab: 'کہاں تک دیکھا',
    title: 'لوگ اوسطاً کہاں تک پڑھتے ہیں',
    body: 'لوگ اوسطاً صفحے کا {depth} دیکھتے ہیں۔ وہ پہلے سنگِ میل تک نہیں پہنچتے، جو {first} پر ہے۔',
    beyond: 'لوگ اوسطاً صفحے کا {depth} دیکھتے ہیں۔',
    milestone: 'سنگِ میل',
    state: 'اوسطاً',
    reached: 'پہنچے',
    notReached: 'نہیں پہنچے',
  },
  clickBehavior: {
    tab: 'کلک',
    title: 'خاص بٹن پر کلک',
    body: '{rate} لوگ کسی خاص بٹن پر کلک کرتے ہیں، جیسے ”ابھی Nila سے بات کریں“۔ عام شرح {usual} ہے۔',
    compared: 'موازنہ',
    rate: 'کلک کی شرح',
    measured: 'یہ سائٹ',
    usual: 'عام',
  },
  userSegments: {
    tab: 'لوگوں کے گروہ',
    share: 'لوگوں میں حصہ',
    devices: {
      title: 'آلات',
      device: 'آلہ',
      mobile: 'موبائل',
      desktop: 'کمپیوٹر',
      tablet: 'ٹیبلیٹ',
      other: 'دیگر',
    },
    visitors: {
      title: 'نئے اور دوبارہ آنے والے',
      group: 'آنے والے',
      new: 'نئے',
      returning: 'دوبارہ آنے والے',
    },
  },
  nextSteps: {
    title: 'اگلے قدم',
    body: 'دیکھیں کہ اس سائٹ پر کیا ناپا گیا۔ اس کے لیے منتظم کا اکاؤنٹ چاہیے۔',
    analytics: 'اعداد و شمار کھولیں',
    tracker: 'استعمال کا تفصیلی حساب کھولیں',
    newTab: '(نئے ٹیب میں کھلتا ہے)',
  },
} satisfies EngagementTrackingCopy
