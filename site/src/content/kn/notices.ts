import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 ಪುಟ ಸಿಗಲಿಲ್ಲ – Nila',
    description: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ. ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ ಅಥವಾ ನಮಗೆ ಬರೆಯಿರಿ.',
  },
  title: '404 ಪುಟ ಸಿಗಲಿಲ್ಲ',
  lead: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ. ಅದು ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು, ಅಥವಾ ವಿಳಾಸದಲ್ಲಿ ಒಂದು ಅಕ್ಷರ ತಪ್ಪಿರಬಹುದು. ನಿಮ್ಮ ಕಡೆ ಯಾವ ತೊಂದರೆಯೂ ಇಲ್ಲ.',
  links: [
    { label: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ', href: '/' },
    { label: 'ನಮಗೆ ಬರೆಯಿರಿ', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'ಸಂಪರ್ಕವಿಲ್ಲ – Nila',
    description: 'ಈ ಪುಟಕ್ಕೆ Nila ಜೊತೆ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಬೇಕು; ಈಗ ಅದಿಲ್ಲ.',
  },
  title: 'ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕವಿಲ್ಲ',
  lead: 'ಸಂಪರ್ಕವಿಲ್ಲ, ಈ ಪುಟ ನಿಮ್ಮ ಸಾಧನದಲ್ಲಿ ಉಳಿದಿಲ್ಲ. ಮೊದಲು ತೆರೆದ ಪುಟಗಳು ಈಗಲೂ ತೆರೆಯುತ್ತವೆ. ನೀವು ಬರೆದ ಯಾವುದನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ, ಏನೂ ಕಳೆದುಹೋಗಿಯೂ ಇಲ್ಲ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  links: [{ label: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ', href: '/' }],
} satisfies OfflineCopy
