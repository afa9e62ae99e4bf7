import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'साइन इन हो रहा है – Nila',
    description: 'इस डिवाइस पर आपने जहाँ छोड़ा था, Nila वहीं से आगे बढ़ रहा है।',
  },
  title: 'साइन इन हो रहा है',
  working: 'इस डिवाइस पर आपका पिछला सत्र खोजा जा रहा है…',
  success: 'साइन इन हो गया! आगे ले जा रहे हैं…',
  failedStatus: 'पहचान नहीं हो सकी',
  failed: 'साइन इन नहीं हो सका। कृपया फिर कोशिश करें या सहायता टीम को लिखें।',
  errorStatus: 'साइन इन करते समय गड़बड़ हुई',
  error: 'साइन इन में गड़बड़ हुई। कृपया सामान्य साइन-इन पेज से साइन इन करें।',
  goToLogin: 'साइन-इन पेज पर जाएँ',
  needsScript: 'इस पेज को JavaScript चाहिए। आप साइन-इन पेज पर जा सकते हैं।',
} satisfies AutoLoginCopy
