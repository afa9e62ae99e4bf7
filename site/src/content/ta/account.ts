import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'ஒரு நிமிடம்…',
  failedTitle: 'இதைக் காட்ட முடியவில்லை',
  retry: 'மீண்டும் முயல்க',
  failed: 'எதுவும் மாறவில்லை: {reason}',
  signInAgain: 'புதிய தாவலில் உள்நுழைக',
  email: {
    none: 'மின்னஞ்சல் இல்லை',
    verified: 'உறுதிப்படுத்தப்பட்டது',
    notVerified: 'உறுதிப்படுத்தப்படவில்லை',
    pending: '{email} இன்னும் உறுதிப்படுத்தப்படவில்லை. அந்த முகவரிக்கு நாங்கள் அனுப்பிய இணைப்பைத் தட்டுங்கள்.',
    sendAgain: 'இணைப்பை மீண்டும் அனுப்பு',
    sent: '{email} முகவரிக்கு ஓர் இணைப்பு அனுப்பியுள்ளோம். அந்த மின்னஞ்சலைப் பாருங்கள்; வந்து சேர ஒரு நிமிடம் ஆகலாம்.',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'சுயவிவரம் – Nila',
    description: 'உங்கள் Nila கணக்கு: பயனர்பெயர், மின்னஞ்சல் முகவரி, மதிப்புரை, அவதார்கள்.',
  },
  title: 'சுயவிவரம்',
  lead: 'உங்களைப் பற்றி Nila-வுக்குத் தெரிந்தவை.',
  parts,
  detailsTitle: 'உங்கள் விவரங்கள்',
  username: 'பயனர்பெயர்',
  emailLabel: 'மின்னஞ்சல்',
  memberSince: 'சேர்ந்த நாள்',
  lastLogin: 'கடைசி உள்நுழைவு',
  reviewTitle: 'உங்கள் மதிப்புரை',
  reviewNone: 'நீங்கள் இன்னும் மதிப்புரை எழுதவில்லை. சில வரிகள் போதும்; மற்றவர்களுக்கும் எங்களுக்கும் உதவும்.',
  reviewStatus: {
    pending: 'பரிசீலனையில் உள்ளது. நாங்கள் இன்னும் படிக்கவில்லை. உங்களால் மட்டுமே பார்க்க முடியும்.',
    approved: 'ஏற்கப்பட்டது. எல்லோரும் படிக்கலாம்.',
    rejected: 'ஏற்கப்படவில்லை. இது வெளியாகவில்லை. நீங்கள் மாற்றி எழுதினால் மீண்டும் படிப்போம்.',
  },
  reviewWrite: 'மதிப்புரை எழுதுக',
  reviewLink: 'உங்கள் மதிப்புரைக்குச் செல்க',
  access: {
    title: 'உங்கள் அவதார்கள்',
    none: 'நீங்கள் இன்னும் எந்த அவதாரையும் கேட்கவில்லை.',
    asked: 'கேட்ட நாள்',
    payment: 'கட்டணம்',
    upi: 'UPI',
    freeAccess: 'இலவசம்',
    transactionId: 'பரிவர்த்தனை எண்',
    until: 'எதுவரை',
    ended: 'முடிந்த நாள்',
    withoutEnd: 'என்றும்',
    daysRemaining: 'மீதமுள்ள நாட்கள்',
    link: 'அவதார்களைப் பார்க்க',
  },
  settingsTitle: 'அமைப்புகள்',
  settingsBody: 'உங்கள் மின்னஞ்சல் முகவரி, கடவுச்சொல், மற்ற எல்லாவற்றையும் அமைப்புகளில் மாற்றலாம்.',
  settingsLink: { label: 'அமைப்புகள்', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'அமைப்புகள் – Nila',
    description: 'உங்கள் Nila கணக்கின் மின்னஞ்சல், கடவுச்சொல், கடவுச்சாவிகள், அமர்வுகள், மொழி, தரவு.',
  },
  title: 'அமைப்புகள்',
  lead: 'எப்படி உள்நுழைவது, Nila எப்படித் தோன்றும், எந்த மொழியில் பேசும், உங்கள் தரவை என்ன செய்வது என எல்லாம் இங்கே.',
  menuLabel: 'இந்தப் பக்கத்தில்',
  parts,
  cancel: 'ரத்து செய்',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'வெளியேறுக',
    lead: 'மற்றவர்களும் பயன்படுத்தும் கைபேசியிலோ கணினியிலோ, வேலை முடிந்ததும் வெளியேறுங்கள்.',
  },
  profileLink: { label: 'சுயவிவரத்தைக் காண்க', href: '/profile' },
} satisfies SettingsCopy
