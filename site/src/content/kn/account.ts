import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'ಒಂದು ಕ್ಷಣ…',
  failedTitle: 'ಇದನ್ನು ತೋರಿಸಲಾಗಲಿಲ್ಲ',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  failed: 'ಏನೂ ಬದಲಾಗಿಲ್ಲ: {reason}',
  signInAgain: 'ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಸೈನ್ ಇನ್ ಆಗಿ',
  email: {
    none: 'ಇಮೇಲ್ ಇಲ್ಲ',
    verified: 'ದೃಢೀಕರಿಸಲಾಗಿದೆ',
    notVerified: 'ದೃಢೀಕರಿಸಿಲ್ಲ',
    pending: '{email} ಇನ್ನೂ ದೃಢೀಕರಣವಾಗಿಲ್ಲ. ಆ ವಿಳಾಸಕ್ಕೆ ನಾವು ಕಳುಹಿಸಿದ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
    sendAgain: 'ಲಿಂಕ್ ಮತ್ತೆ ಕಳುಹಿಸಿ',
    sent: '{email} ವಿಳಾಸಕ್ಕೆ ಒಂದು ಲಿಂಕ್ ಬರುತ್ತಿದೆ. ಆ ಇಮೇಲ್ ತೆರೆದು ನೋಡಿ; ಒಂದು ನಿಮಿಷ ಆಗಬಹುದು.',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'ಪ್ರೊಫೈಲ್ – Nila',
    description: 'ನಿಮ್ಮ Nila ಖಾತೆ: ಬಳಕೆದಾರ ಹೆಸರು, ಇಮೇಲ್ ವಿಳಾಸ, ನಿಮ್ಮ ಅನಿಸಿಕೆ ಮತ್ತು ಅವತಾರ್‌ಗಳು.',
  },
  title: 'ಪ್ರೊಫೈಲ್',
  lead: 'Nila ಗೆ ನಿಮ್ಮ ಬಗ್ಗೆ ಗೊತ್ತಿರುವುದು.',
  parts,
  detailsTitle: 'ನಿಮ್ಮ ವಿವರಗಳು',
  username: 'ಬಳಕೆದಾರ ಹೆಸರು',
  emailLabel: 'ಇಮೇಲ್',
  memberSince: 'ಸೇರಿದ ದಿನ',
  lastLogin: 'ಕೊನೆಯ ಸೈನ್ ಇನ್',
  reviewTitle: 'ನಿಮ್ಮ ಅನಿಸಿಕೆ',
  reviewNone: 'ನೀವು ಇನ್ನೂ ಅನಿಸಿಕೆ ಬರೆದಿಲ್ಲ. ಕೆಲವು ಸಾಲು ಸಾಕು; ಇತರರಿಗೂ ನಮಗೂ ಸಹಾಯವಾಗುತ್ತದೆ.',
  reviewStatus: {
    pending: 'ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ. ನಾವು ಇನ್ನೂ ಓದಿಲ್ಲ. ನಿಮಗೆ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.',
    approved: 'ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ. ಎಲ್ಲರೂ ಓದಬಹುದು.',
    rejected: 'ಅನುಮೋದನೆ ಸಿಗಲಿಲ್ಲ. ಇದು ಇತರರಿಗೆ ಕಾಣುವುದಿಲ್ಲ. ಬದಲಾಯಿಸಿದರೆ ನಾವು ಮತ್ತೆ ಓದುತ್ತೇವೆ.',
  },
  reviewWrite: 'ಅನಿಸಿಕೆ ಬರೆಯಿರಿ',
  reviewLink: 'ನಿಮ್ಮ ಅನಿಸಿಕೆಗೆ ಹೋಗಿ',
  access: {
    title: 'ನಿಮ್ಮ ಅವತಾರ್‌ಗಳು',
    none: 'ನೀವು ಇನ್ನೂ ಯಾವ ಅವತಾರ್ ಕೂಡ ಕೇಳಿಲ್ಲ.',
    asked: 'ಕೇಳಿದ ದಿನ',
    payment: 'ಪಾವತಿ',
    upi: 'UPI',
    freeAccess: 'ಉಚಿತ',
    transactionId: 'ವಹಿವಾಟು ಸಂಖ್ಯೆ',
    until: 'ಎಲ್ಲಿಯವರೆಗೆ',
    ended: 'ಮುಗಿದ ದಿನ',
    withoutEnd: 'ಎಂದೆಂದಿಗೂ',
    daysRemaining: 'ಉಳಿದ ದಿನಗಳು',
    link: 'ಅವತಾರ್‌ಗಳನ್ನು ನೋಡಿ',
  },
  settingsTitle: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
  settingsBody: 'ಇಮೇಲ್ ವಿಳಾಸ, ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತು ಉಳಿದೆಲ್ಲವನ್ನೂ ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಬದಲಾಯಿಸಬಹುದು.',
  settingsLink: { label: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು – Nila',
    description: 'ನಿಮ್ಮ Nila ಖಾತೆಯ ಇಮೇಲ್, ಪಾಸ್‌ವರ್ಡ್, ಪಾಸ್‌ಕೀಗಳು, ಸೆಷನ್‌ಗಳು, ಭಾಷೆ ಮತ್ತು ಮಾಹಿತಿ.',
  },
  title: 'ಸೆಟ್ಟಿಂಗ್‌ಗಳು',
  lead: 'ಹೇಗೆ ಸೈನ್ ಇನ್ ಆಗಬೇಕು, Nila ದ ನೋಟ ಮತ್ತು ಭಾಷೆ, ನಿಮ್ಮ ಮಾಹಿತಿಯನ್ನು ಏನು ಮಾಡಬೇಕು: ಎಲ್ಲವೂ ಇಲ್ಲಿ.',
  menuLabel: 'ಈ ಪುಟದಲ್ಲಿ',
  parts,
  cancel: 'ರದ್ದುಮಾಡಿ',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'ಸೈನ್ ಔಟ್',
    lead: 'ಇತರರೂ ಬಳಸುವ ಫೋನ್ ಅಥವಾ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ, ಕೆಲಸ ಮುಗಿದ ಮೇಲೆ ಸೈನ್ ಔಟ್ ಆಗಿ.',
  },
  profileLink: { label: 'ಪ್ರೊಫೈಲ್ ನೋಡಿ', href: '/profile' },
} satisfies SettingsCopy
