import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 صفحہ نہیں ملا – Nila',
    description: 'اس پتے پر کوئی صفحہ نہیں ہے۔ صفحۂ اول پر جائیں یا ہمیں لکھیں۔',
  },
  title: '404 صفحہ نہیں ملا',
  lead: 'اس پتے پر کوئی صفحہ نہیں ہے۔ شاید وہ کہیں اور چلا گیا، یا پتے کا کوئی حرف چھوٹ گیا۔ آپ کی طرف کچھ خراب نہیں ہے۔',
  links: [
    { label: 'صفحۂ اول پر جائیں', href: '/' },
    { label: 'ہم سے رابطہ کریں', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'انٹرنیٹ نہیں ہے – Nila',
    description: 'اس صفحے کو Nila سے کنکشن چاہیے، اور وہ اس وقت نہیں ہے۔',
  },
  title: 'آپ آف لائن ہیں',
  lead: 'انٹرنیٹ کنکشن نہیں ہے، اور یہ صفحہ آپ کے آلے پر محفوظ نہیں تھا۔ جو صفحے آپ پہلے کھول چکے ہیں وہ اب بھی کھلتے ہیں۔ آپ کا لکھا ہوا نہ کہیں بھیجا گیا، نہ ضائع ہوا۔',
  retry: 'دوبارہ کوشش کریں',
  links: [{ label: 'صفحۂ اول پر جائیں', href: '/' }],
} satisfies OfflineCopy
