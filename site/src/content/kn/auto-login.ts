import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'ಸೈನ್ ಇನ್ ಆಗುತ್ತಿದೆ – Nila',
    description: 'ಈ ಸಾಧನದಲ್ಲಿ ನೀವು ನಿಲ್ಲಿಸಿದಲ್ಲಿಂದ Nila ಮುಂದುವರಿಯುತ್ತದೆ.',
  },
  title: 'ಸೈನ್ ಇನ್ ಆಗುತ್ತಿದೆ',
  working: 'ಈ ಸಾಧನದಲ್ಲಿ ನಿಮ್ಮ ಕೊನೆಯ ಸೆಷನ್ ಹುಡುಕಲಾಗುತ್ತಿದೆ…',
  success: 'ಸೈನ್ ಇನ್ ಆಗಿದೆ! ಮುಂದಿನ ಪುಟ ತೆರೆಯುತ್ತಿದೆ…',
  failedStatus: 'ನಿಮ್ಮನ್ನು ಗುರುತಿಸಲಾಗಲಿಲ್ಲ',
  failed: 'ಸೈನ್ ಇನ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ ಅಥವಾ ಸಹಾಯ ತಂಡಕ್ಕೆ ಬರೆಯಿರಿ.',
  errorStatus: 'ಸೈನ್ ಇನ್ ಆಗುವಾಗ ದೋಷ ಉಂಟಾಯಿತು',
  error: 'ಸೈನ್ ಇನ್ ಆಗುವಾಗ ದೋಷ. ಸಾಮಾನ್ಯ ಸೈನ್ ಇನ್ ಪುಟದಲ್ಲಿ ಪ್ರಯತ್ನಿಸಿ.',
  goToLogin: 'ಸೈನ್ ಇನ್ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  needsScript: 'ಈ ಪುಟಕ್ಕೆ JavaScript ಬೇಕು. ನೀವು ಸೈನ್ ಇನ್ ಪುಟಕ್ಕೆ ಹೋಗಬಹುದು.',
} satisfies AutoLoginCopy
