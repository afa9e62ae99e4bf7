import type { MobileAppsCopy } from '@nila/api/contract/copy/mobile-apps'

export const mobileApps = {
  head: {
    title: 'ಆ್ಯಪ್ ಸ್ಟೋರ್‌ಗಳಲ್ಲಿ Nila',
    description:
      'Nila ಆ್ಯಪ್‌ಗಳು App Store ಮತ್ತು Google Play ಗೆ ಬೇಗನೆ ಬರಲಿವೆ. ಅಲ್ಲಿಯವರೆಗೆ Nila ನಿಮ್ಮ ಫೋನ್‌ನ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  },
  title: 'ಆ್ಯಪ್ ಸ್ಟೋರ್‌ಗಳಲ್ಲಿ Nila',
  lead: 'iPhone ಮತ್ತು Android ಆ್ಯಪ್‌ಗಳು ಸಿದ್ಧವಾಗುತ್ತಿವೆ. ಅವು ಬರುವವರೆಗೆ Nila ನಿಮ್ಮ ಫೋನ್‌ನ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  comingSoon: 'ಬೇಗನೆ ಬರಲಿದೆ',
  appStore: {
    title: 'App Store',
    body: 'iPhone ಮತ್ತು iPad ಗಾಗಿ Nila.',
    getApp: 'App Store ನಲ್ಲಿ ಪಡೆಯಿರಿ',
    requirement: 'iOS {version}+ ಬೇಕು',
  },
  googlePlay: {
    title: 'Google Play',
    body: 'Android ಫೋನ್ ಮತ್ತು ಟ್ಯಾಬ್ಲೆಟ್‌ಗಳಿಗಾಗಿ Nila.',
    getApp: 'Google Play ನಲ್ಲಿ ಪಡೆಯಿರಿ',
    requirement: 'Android {version}+ ಬೇಕು',
  },
  reasons: {
    title: 'ಆ್ಯಪ್ ಯಾಕೆ ಡೌನ್‌ಲೋಡ್ ಮಾಡಬೇಕು?',
    items: [
      'ಒಮ್ಮೆ ಒತ್ತಿದರೆ Nila ತೆರೆಯುತ್ತದೆ; ವಿಳಾಸ ಬರೆಯಬೇಕಿಲ್ಲ.',
      'ವೆಬ್ ಆವೃತ್ತಿಯಂತೆಯೇ ಉಚಿತ, ಜಾಹೀರಾತೂ ಇಲ್ಲ.',
      'ನಿಮ್ಮ ಭಾಷೆಯಲ್ಲಿ ಮಾತನಾಡುತ್ತದೆ, ನಿಮ್ಮ ಲಿಪಿಯಲ್ಲಿ ತೋರಿಸುತ್ತದೆ.',
      'ಫೋನ್ ಮತ್ತು ಕಂಪ್ಯೂಟರ್ ಎರಡರಲ್ಲೂ ಒಂದೇ ಖಾತೆ.',
      'ಇದು ಮುಕ್ತ ಮೂಲ: ಆ್ಯಪ್ ಏನು ಮಾಡುತ್ತದೆ ಎಂದು ಯಾರು ಬೇಕಾದರೂ ಪರಿಶೀಲಿಸಬಹುದು.',
    ],
  },
  web: {
    title: 'ಕಾಯಬೇಕಾಗಿಲ್ಲ',
    body: 'ವೆಬ್ ಆವೃತ್ತಿ ಎಲ್ಲ ಹೊಸ ಬ್ರೌಸರ್‌ಗಳಲ್ಲೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ; ಅದನ್ನು ಆ್ಯಪ್‌ನಂತೆ ಹೋಮ್ ಸ್ಕ್ರೀನ್ ಮೇಲೆ ಇಡಬಹುದು.',
  },
  links: [
    { label: 'ವೆಬ್ ಆವೃತ್ತಿಗೆ ಮರಳಿ', href: '/' },
    { label: 'Nila ಅನ್ನು ಹೋಮ್ ಸ್ಕ್ರೀನ್‌ಗೆ ಸೇರಿಸಿ', href: '/mobile-app#get' },
  ],
} satisfies MobileAppsCopy
