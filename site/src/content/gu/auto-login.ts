import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'સાઇન ઇન થાય છે – Nila',
    description: 'આ ડિવાઇસ પર તમે જ્યાં અટક્યા હતા, Nila ત્યાંથી જ આગળ વધે છે.',
  },
  title: 'સાઇન ઇન થાય છે',
  working: 'આ ડિવાઇસ પર તમારું છેલ્લું સત્ર શોધાય છે…',
  success: 'સાઇન ઇન થઈ ગયું! આગળ લઈ જઈએ છીએ…',
  failedStatus: 'ઓળખ ન થઈ શકી',
  failed: 'સાઇન ઇન ન થયું. કૃપા કરીને ફરી પ્રયત્ન કરો અથવા સહાય ટીમને લખો.',
  errorStatus: 'સાઇન ઇન કરતી વખતે ગરબડ થઈ',
  error: 'સાઇન ઇનમાં ગરબડ થઈ. કૃપા કરીને સામાન્ય સાઇન-ઇન પેજ પર પ્રયત્ન કરો.',
  goToLogin: 'સાઇન-ઇન પેજ પર જાઓ',
  needsScript: 'આ પેજને JavaScript જોઈએ. તમે સાઇન-ઇન પેજ પર જઈ શકો છો.',
} satisfies AutoLoginCopy
