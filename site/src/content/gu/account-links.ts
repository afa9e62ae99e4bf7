import type {
  BypassLoginCopy,
  DirectAccessCopy,
  ResetPasswordCopy,
  VerifyEmailCopy,
} from '@nila/api/contract/copy/account-links'

const sent =
  'જો આ નામનું ખાતું હોય અને એમાં ઈમેલ સરનામું હોય, તો લિંક અને કોડવાળો ઈમેલ મોકલાઈ ગયો છે. એ 10 મિનિટ સુધી કામ કરે છે.'

const code = {
  code: 'ઈમેલમાં આવેલો કોડ',
  codeHint: 'આઠ અક્ષર અને આંકડા; નાના-મોટા અક્ષર અને ડૅશથી ફરક પડતો નથી.',
  codeBlank: 'કૃપા કરીને ઈમેલમાં આવેલો કોડ લખો',
  codeWrong: 'આ કોડ બરાબર નથી, અથવા એની 10 મિનિટ પૂરી થઈ ગઈ છે. કૃપા કરીને એને તપાસો, અથવા નવો માગો.',
  startOver: 'નવો કોડ માગો',
}

export const bypassLogin = {
  head: {
    title: 'પાસવર્ડ વિના સાઇન-ઇન – Nila',
    description: 'Nila માં પાસવર્ડ વિના સાઇન ઇન કરો: ઈમેલ પર આવેલી લિંક અને કોડથી.',
  },
  title: 'પાસવર્ડ વિના સાઇન-ઇન',
  lead: 'અમે તમારા ખાતાના ઈમેલ સરનામે એક લિંક અને એક કોડ મોકલીએ છીએ; એનાથી તમે પાસવર્ડ વિના સાઇન ઇન કરી શકો છો.',
  needsScript: 'આ પેજને JavaScript જોઈએ. પાસવર્ડથી તમે એના વિના પણ સાઇન ઇન કરી શકો છો.',
  username: 'વપરાશકર્તા નામ',
  usernameBlank: 'કૃપા કરીને પહેલાં વપરાશકર્તા નામ લખો',
  submit: 'મને લિંક મોકલો',
  sending: 'મોકલાય છે…',
  sent,
  codeTitle: 'તમારો ઈમેલ જુઓ',
  ...code,
  signIn: 'સાઇન ઇન કરો',
  signingIn: 'સાઇન ઇન થાય છે…',
  success: 'સાઇન ઇન થઈ ગયું! આગળ લઈ જઈએ છીએ…',
  failed: 'સાઇન ઇન ન થયું: {reason}',
  error: 'સાઇન ઇનમાં ગરબડ થઈ: {reason}',
  passwordInstead: 'પાસવર્ડથી સાઇન ઇન કરો',
  returnHome: 'હોમ પેજ પર પાછા જાઓ',
} satisfies BypassLoginCopy

export const directAccess = {
  head: {
    title: 'લિંકથી પ્રવેશ – Nila',
    description: 'ઈમેલમાં આવેલી લિંકથી તમે Nila માં સાઇન ઇન થાઓ છો.',
  },
  title: 'લિંકથી પ્રવેશ',
  lead: 'ઈમેલમાં આવેલી લિંકથી તમે સાઇન ઇન થાઓ છો.',
  needsScript: 'આ પેજને JavaScript જોઈએ. કૃપા કરીને એને ચાલુ કરો અને પેજ ફરી લોડ કરો; તમારી લિંક હજી ચાલશે.',
  stepsLabel: 'ક્યાં સુધી પહોંચ્યા',
  steps: ['શરૂઆત થાય છે', 'સત્ર બને છે', 'ઓળખ તપાસાય છે', 'આગળ લઈ જઈએ છીએ'],
  success: 'સાઇન ઇન થઈ ગયું! આગળ લઈ જઈએ છીએ…',
  error: {
    title: 'પ્રવેશ ન થઈ શક્યો',
    session: 'સત્ર બની શક્યું નહીં',
    verification: 'સત્ર તપાસી શકાયું નહીં',
    application: 'Nila ખૂલી શક્યો નહીં',
    noLink: 'આ પેજ ઈમેલમાં આવેલી લિંકથી ખૂલે છે, અને સરનામામાં એવી લિંક નથી.',
    tryAgain: 'ફરી પ્રયત્ન કરો',
    newLink: 'નવી લિંક માગો',
  },
} satisfies DirectAccessCopy

export const resetPassword = {
  head: {
    title: 'પાસવર્ડ બદલો – Nila',
    description: 'ઈમેલ પર આવેલી લિંક કે કોડથી તમારા Nila ખાતા માટે નવો પાસવર્ડ પસંદ કરો.',
  },
  title: 'પાસવર્ડ બદલો',
  lead: 'અમે તમને ઈમેલ પર એક લિંક અને એક કોડ મોકલીએ છીએ; બેમાંથી એકથી તમે નવો પાસવર્ડ પસંદ કરી શકો છો.',
  needsScript: 'આ પેજને JavaScript જોઈએ. કૃપા કરીને એને ચાલુ કરો અને પેજ ફરી લોડ કરો.',
  username: 'વપરાશકર્તા નામ',
  usernameBlank: 'કૃપા કરીને પહેલાં વપરાશકર્તા નામ લખો',
  submit: 'મને કોડ મોકલો',
  sending: 'મોકલાય છે…',
  sent,
  codeTitle: 'નવો પાસવર્ડ પસંદ કરો',
  ...code,
  newPassword: 'નવો પાસવર્ડ',
  newPasswordHint: 'ઓછામાં ઓછા {minimum} અક્ષર. થોડા શબ્દો સાથે લખો, તો યાદ રાખવું સહેલું પડે છે.',
  save: 'પાસવર્ડ બદલો',
  saving: 'સચવાય છે…',
  success: '{name} ના ખાતાનો પાસવર્ડ બદલાઈ ગયો! હવે તમે નવા પાસવર્ડથી સાઇન ઇન કરી શકો છો.',
  successOfLink: 'પાસવર્ડ બદલાઈ ગયો! હવે તમે નવા પાસવર્ડથી સાઇન ઇન કરી શકો છો.',
  failed: 'પાસવર્ડ બદલી શકાયો નહીં: {message}',
  newLink: 'નવી લિંક માગો',
  goToLogin: 'સાઇન-ઇન પેજ પર જાઓ',
} satisfies ResetPasswordCopy

export const verifyEmail = {
  head: {
    title: 'તમારા ઈમેલ સરનામાની ખાતરી કરો – Nila',
    description: 'ઈમેલમાં આવેલી લિંકથી ખાતરી થાય છે કે તમારા Nila ખાતાનું ઈમેલ સરનામું તમારું જ છે.',
  },
  title: 'તમારા ઈમેલ સરનામાની ખાતરી કરો',
  lead: 'ઈમેલમાં આવેલી લિંકથી ખાતરી થાય છે કે આ સરનામું તમારું જ છે.',
  working: 'એક ક્ષણ…',
  needsScript: 'આ પેજને JavaScript જોઈએ. કૃપા કરીને એને ચાલુ કરો અને પેજ ફરી લોડ કરો; તમારી લિંક હજી ચાલશે.',
  success: 'આભાર. તમારા ઈમેલ સરનામાની ખાતરી થઈ ગઈ.',
  failed: 'સરનામાની ખાતરી થઈ નહીં: {reason}',
  noLink: 'આ પેજ ઈમેલમાં આવેલી લિંકથી ખૂલે છે, અને સરનામામાં એવી લિંક નથી.',
  tryAgain: 'ફરી પ્રયત્ન કરો',
  goOn: 'તમારી પ્રોફાઇલ પર જાઓ',
} satisfies VerifyEmailCopy
