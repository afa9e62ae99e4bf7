import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'ਇੱਕ ਪਲ ਉਡੀਕੋ…',
  failedTitle: 'ਇਹ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ',
  retry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  failed: 'ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ: {reason}',
  signInAgain: 'ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਸਾਈਨ ਇਨ ਕਰੋ',
  email: {
    none: 'ਈਮੇਲ ਨਹੀਂ ਹੈ',
    verified: 'ਪੁਸ਼ਟੀ ਹੋ ਚੁੱਕੀ ਹੈ',
    notVerified: 'ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ',
    pending: '{email} ਦੀ ਪੁਸ਼ਟੀ ਬਾਕੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਉਹ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜੋ ਅਸੀਂ ਉੱਥੇ ਭੇਜਿਆ ਹੈ।',
    sendAgain: 'ਲਿੰਕ ਦੁਬਾਰਾ ਭੇਜੋ',
    sent: '{email} ਉੱਤੇ ਲਿੰਕ ਭੇਜ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਉੱਥੇ ਆਪਣੀ ਈਮੇਲ ਵੇਖੋ; ਪਹੁੰਚਣ ਵਿੱਚ ਇੱਕ ਮਿੰਟ ਲੱਗ ਸਕਦਾ ਹੈ।',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'ਪ੍ਰੋਫ਼ਾਈਲ – Nila',
    description: 'ਤੁਹਾਡਾ Nila ਖਾਤਾ: ਵਰਤੋਂਕਾਰ ਨਾਂ, ਈਮੇਲ ਪਤਾ, ਤੁਹਾਡੀ ਰਾਇ ਅਤੇ ਤੁਹਾਡੇ ਅਵਤਾਰ।',
  },
  title: 'ਪ੍ਰੋਫ਼ਾਈਲ',
  lead: 'Nila ਤੁਹਾਡੇ ਬਾਰੇ ਕੀ ਜਾਣਦਾ ਹੈ।',
  parts,
  detailsTitle: 'ਤੁਹਾਡਾ ਵੇਰਵਾ',
  username: 'ਯੂਜ਼ਰਨੇਮ',
  emailLabel: 'ਈਮੇਲ',
  memberSince: 'ਕਦੋਂ ਤੋਂ ਮੈਂਬਰ',
  lastLogin: 'ਪਿਛਲਾ ਸਾਈਨ-ਇਨ',
  reviewTitle: 'ਤੁਹਾਡੀ ਰਾਇ',
  reviewNone: 'ਤੁਸੀਂ ਹਾਲੇ ਆਪਣੀ ਰਾਇ ਨਹੀਂ ਲਿਖੀ। ਤੁਹਾਡੇ ਦੋ-ਚਾਰ ਵਾਕ ਦੂਜਿਆਂ ਦੇ ਕੰਮ ਆਉਂਦੇ ਹਨ, ਅਤੇ ਸਾਡੇ ਵੀ।',
  reviewStatus: {
    pending: 'ਜਾਂਚ ਬਾਕੀ ਹੈ। ਅਸੀਂ ਹਾਲੇ ਇਸ ਨੂੰ ਪੜ੍ਹਿਆ ਨਹੀਂ। ਇਹ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਦਿਸਦੀ ਹੈ।',
    approved: 'ਮਨਜ਼ੂਰ। ਇਸ ਨੂੰ ਹਰ ਕੋਈ ਪੜ੍ਹ ਸਕਦਾ ਹੈ।',
    rejected: 'ਨਾਮਨਜ਼ੂਰ। ਇਹ ਵਿਖਾਈ ਨਹੀਂ ਜਾਂਦੀ। ਤੁਸੀਂ ਇਸ ਨੂੰ ਬਦਲ ਸਕਦੇ ਹੋ; ਅਸੀਂ ਇਸ ਨੂੰ ਫਿਰ ਪੜ੍ਹਾਂਗੇ।',
  },
  reviewWrite: 'ਆਪਣੀ ਰਾਇ ਲਿਖੋ',
  reviewLink: 'ਆਪਣੀ ਰਾਇ ਉੱਤੇ ਜਾਓ',
  access: {
    title: 'ਤੁਹਾਡੇ ਅਵਤਾਰ',
    none: 'ਤੁਸੀਂ ਹਾਲੇ ਕੋਈ ਅਵਤਾਰ ਨਹੀਂ ਮੰਗਿਆ।',
    asked: 'ਕਦੋਂ ਮੰਗਿਆ',
    payment: 'ਭੁਗਤਾਨ',
    upi: 'UPI',
    freeAccess: 'ਮੁਫ਼ਤ',
    transactionId: 'ਟ੍ਰਾਂਜ਼ੈਕਸ਼ਨ ਆਈਡੀ',
    until: 'ਕਦੋਂ ਤੱਕ ਖੁੱਲ੍ਹਾ',
    ended: 'ਕਦੋਂ ਮੁੱਕਿਆ',
    withoutEnd: 'ਹਮੇਸ਼ਾ ਲਈ',
    daysRemaining: 'ਬਾਕੀ ਦਿਨ',
    link: 'ਅਵਤਾਰ ਵੇਖੋ',
  },
  settingsTitle: 'ਸੈਟਿੰਗਾਂ',
  settingsBody: 'ਈਮੇਲ ਪਤਾ, ਪਾਸਵਰਡ ਅਤੇ ਬਾਕੀ ਸਭ ਕੁਝ ਤੁਸੀਂ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਬਦਲ ਸਕਦੇ ਹੋ।',
  settingsLink: { label: 'ਸੈਟਿੰਗਾਂ', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'ਸੈਟਿੰਗਾਂ – Nila',
    description: 'ਤੁਹਾਡੇ Nila ਖਾਤੇ ਦੀ ਈਮੇਲ, ਪਾਸਵਰਡ, ਪਾਸਕੀਆਂ, ਸੈਸ਼ਨ, ਭਾਸ਼ਾ ਅਤੇ ਡਾਟਾ।',
  },
  title: 'ਸੈਟਿੰਗਾਂ',
  lead: 'ਤੁਸੀਂ ਕਿਵੇਂ ਸਾਈਨ ਇਨ ਕਰਦੇ ਹੋ, Nila ਕਿਵੇਂ ਦਿਸਦਾ ਅਤੇ ਬੋਲਦਾ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਡਾਟੇ ਦਾ ਕੀ ਹੁੰਦਾ ਹੈ।',
  menuLabel: 'ਇਸ ਪੰਨੇ ਉੱਤੇ',
  parts,
  cancel: 'ਰੱਦ ਕਰੋ',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'ਸਾਈਨ ਆਉਟ ਕਰੋ',
    lead: 'ਜਿਹੜਾ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ਹੋਰ ਲੋਕ ਵੀ ਵਰਤਦੇ ਹਨ, ਉਸ ਉੱਤੇ ਕੰਮ ਮੁਕਾ ਕੇ ਸਾਈਨ ਆਉਟ ਕਰੋ।',
  },
  profileLink: { label: 'ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵੇਖੋ', href: '/profile' },
} satisfies SettingsCopy
