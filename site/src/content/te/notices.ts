import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 పేజీ కనిపించలేదు – Nila',
    description: 'ఈ చిరునామాలో పేజీ లేదు. హోమ్ పేజీకి వెళ్లండి, లేదా మాకు రాయండి.',
  },
  title: '404 పేజీ కనిపించలేదు',
  lead: 'ఈ చిరునామాలో పేజీ లేదు. అది వేరే చోటికి మారి ఉండవచ్చు, లేదా చిరునామాలో ఒక అక్షరం తప్పి ఉండవచ్చు. మీ వైపు ఏ లోపమూ లేదు.',
  links: [
    { label: 'హోమ్ పేజీకి వెళ్లండి', href: '/' },
    { label: 'మమ్మల్ని సంప్రదించండి', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'ఇంటర్నెట్ లేదు – Nila',
    description: 'ఈ పేజీకి ఇంటర్నెట్ కావాలి; ప్రస్తుతం Nilaకు కనెక్షన్ లేదు.',
  },
  title: 'ఇంటర్నెట్ కనెక్షన్ లేదు',
  lead: 'కనెక్షన్ లేదు, ఈ పేజీ మీ పరికరంలో భద్రపరిచి కూడా లేదు. మీరు ఇంతకు ముందు తెరిచిన పేజీలు పనిచేస్తాయి. మీరు రాసింది ఏదీ పంపలేదు, ఏదీ పోలేదు.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  links: [{ label: 'హోమ్ పేజీకి వెళ్లండి', href: '/' }],
} satisfies OfflineCopy
