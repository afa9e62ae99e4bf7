import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'آپ کا سائن ان ہو رہا ہے – Nila',
    description: 'اس آلے پر آپ نے جہاں چھوڑا تھا، Nila وہیں سے شروع کر رہا ہے۔',
  },
  title: 'آپ کا سائن ان ہو رہا ہے',
  working: 'اس آلے پر آپ کا پچھلا سیشن ڈھونڈا جا رہا ہے…',
  success: 'سائن ان ہو گیا! آپ آگے جا رہے ہیں…',
  failedStatus: 'پہچان نہیں ہو سکی',
  failed: 'سائن ان نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں یا ہم سے رابطہ کریں۔',
  errorStatus: 'سائن ان کے دوران خرابی آئی',
  error: 'سائن ان میں خرابی آئی۔ براہ کرم عام سائن ان صفحے سے کوشش کریں۔',
  goToLogin: 'سائن ان صفحے پر جائیں',
  needsScript: 'اس صفحے کو JavaScript چاہیے۔ آپ سائن ان صفحے پر جا سکتے ہیں۔',
} satisfies AutoLoginCopy
