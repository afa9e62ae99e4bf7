import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'એક ક્ષણ…',
  failedTitle: 'આ લોડ થઈ શક્યું નહીં',
  retry: 'ફરી પ્રયત્ન કરો',
  failed: 'કંઈ બદલાયું નથી: {reason}',
  signInAgain: 'નવા ટૅબમાં સાઇન ઇન કરો',
  email: {
    none: 'ઈમેલ નથી',
    verified: 'ખાતરી થઈ ગઈ છે',
    notVerified: 'ખાતરી થઈ નથી',
    pending: '{email} ની ખાતરી બાકી છે. કૃપા કરીને અમે ત્યાં મોકલેલી લિંક ખોલો.',
    sendAgain: 'લિંક ફરી મોકલો',
    sent: '{email} પર લિંક મોકલી દીધી છે. કૃપા કરીને ત્યાં ઈમેલ જુઓ; પહોંચતાં એકાદ મિનિટ લાગી શકે છે.',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'પ્રોફાઇલ – Nila',
    description: 'તમારું Nila ખાતું: વપરાશકર્તા નામ, ઈમેલ સરનામું, તમારો અભિપ્રાય અને તમારા અવતાર.',
  },
  title: 'પ્રોફાઇલ',
  lead: 'Nila તમારા વિશે શું જાણે છે.',
  parts,
  detailsTitle: 'તમારી વિગતો',
  username: 'વપરાશકર્તા નામ',
  emailLabel: 'ઈમેલ',
  memberSince: 'ક્યારથી સભ્ય',
  lastLogin: 'છેલ્લું સાઇન-ઇન',
  reviewTitle: 'તમારો અભિપ્રાય',
  reviewNone: 'તમે હજી અભિપ્રાય લખ્યો નથી. તમારાં બે-ચાર વાક્યો બીજાને અને અમને પણ મદદ કરે છે.',
  reviewStatus: {
    pending: 'તપાસ બાકી. અમે એ હજી વાંચ્યો નથી. એ ફક્ત તમને દેખાય છે.',
    approved: 'મંજૂર. એ સૌ વાંચી શકે છે.',
    rejected: 'નામંજૂર. એ બતાવાતો નથી. તમે એને બદલી શકો છો; અમે ફરી વાંચીશું.',
  },
  reviewWrite: 'અભિપ્રાય લખો',
  reviewLink: 'તમારા અભિપ્રાય પર જાઓ',
  access: {
    title: 'તમારા અવતાર',
    none: 'તમે હજી કોઈ અવતાર માગ્યો નથી.',
    asked: 'ક્યારે માગ્યો',
    payment: 'ચુકવણી',
    upi: 'UPI',
    freeAccess: 'મફત',
    transactionId: 'ટ્રાન્ઝેક્શન આઈડી',
    until: 'ક્યાં સુધી ખુલ્લો',
    ended: 'ક્યારે પૂરો થયો',
    withoutEnd: 'કાયમ માટે',
    daysRemaining: 'બાકી દિવસ',
    link: 'અવતાર જુઓ',
  },
  settingsTitle: 'સેટિંગ્સ',
  settingsBody: 'ઈમેલ સરનામું, પાસવર્ડ અને બાકીનું બધું તમે સેટિંગ્સમાં બદલી શકો છો.',
  settingsLink: { label: 'સેટિંગ્સ', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'સેટિંગ્સ – Nila',
    description: 'તમારા Nila ખાતાનો ઈમેલ, પાસવર્ડ, પાસકી, સત્રો, ભાષા અને ડેટા.',
  },
  title: 'સેટિંગ્સ',
  lead: 'તમે કેવી રીતે સાઇન ઇન કરો છો, Nila કેવો દેખાય અને બોલે છે, અને તમારા ડેટાનું શું થાય છે.',
  menuLabel: 'આ પેજ પર',
  parts,
  cancel: 'રદ કરો',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'સાઇન આઉટ કરો',
    lead: 'બીજા લોકો પણ વાપરતા હોય એવા ફોન કે કમ્પ્યૂટર પર કામ પૂરું થાય એટલે સાઇન આઉટ કરો.',
  },
  profileLink: { label: 'તમારી પ્રોફાઇલ જુઓ', href: '/profile' },
} satisfies SettingsCopy
