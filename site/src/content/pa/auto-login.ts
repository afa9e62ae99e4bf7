import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'ਸਾਈਨ ਇਨ ਹੋ ਰਿਹਾ ਹੈ – Nila',
    description: 'ਇਸ ਡਿਵਾਈਸ ਉੱਤੇ ਤੁਸੀਂ ਜਿੱਥੇ ਛੱਡਿਆ ਸੀ, Nila ਉੱਥੋਂ ਹੀ ਅੱਗੇ ਤੋਰ ਰਿਹਾ ਹੈ।',
  },
  title: 'ਸਾਈਨ ਇਨ ਹੋ ਰਿਹਾ ਹੈ',
  working: 'ਇਸ ਡਿਵਾਈਸ ਉੱਤੇ ਤੁਹਾਡਾ ਪਿਛਲਾ ਸੈਸ਼ਨ ਲੱਭਿਆ ਜਾ ਰਿਹਾ ਹੈ…',
  success: 'ਸਾਈਨ ਇਨ ਹੋ ਗਿਆ! ਅੱਗੇ ਲਿਜਾ ਰਹੇ ਹਾਂ…',
  failedStatus: 'ਪਛਾਣ ਨਹੀਂ ਹੋ ਸਕੀ',
  failed: 'ਸਾਈਨ ਇਨ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜਾਂ ਸਾਨੂੰ ਲਿਖੋ।',
  errorStatus: 'ਸਾਈਨ ਇਨ ਵਿੱਚ ਗੜਬੜ ਹੋਈ',
  error: 'ਸਾਈਨ ਇਨ ਵਿੱਚ ਗੜਬੜ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਆਮ ਸਾਈਨ-ਇਨ ਪੰਨੇ ਤੋਂ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  goToLogin: 'ਸਾਈਨ-ਇਨ ਪੰਨੇ ਉੱਤੇ ਜਾਓ',
  needsScript: 'ਇਸ ਪੰਨੇ ਲਈ JavaScript ਚਾਹੀਦੀ ਹੈ। ਤੁਸੀਂ ਸਾਈਨ-ਇਨ ਪੰਨੇ ਉੱਤੇ ਜਾ ਸਕਦੇ ਹੋ।',
} satisfies AutoLoginCopy
