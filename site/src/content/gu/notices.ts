import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 પેજ મળ્યું નહીં – Nila',
    description: 'આ સરનામે કોઈ પેજ નથી. હોમ પેજ પર જાઓ અથવા અમને લખો.',
  },
  title: '404 પેજ મળ્યું નહીં',
  lead: 'આ સરનામે કોઈ પેજ નથી. કદાચ એ બીજે ખસી ગયું છે, અથવા સરનામાનો કોઈ અક્ષર રહી ગયો છે. તમારી બાજુ કંઈ બગડ્યું નથી.',
  links: [
    { label: 'હોમ પેજ પર જાઓ', href: '/' },
    { label: 'અમારો સંપર્ક કરો', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'ઇન્ટરનેટ નથી – Nila',
    description: 'આ પેજને Nila સાથે જોડાવા ઇન્ટરનેટ જોઈએ, અને એ હમણાં નથી.',
  },
  title: 'તમે ઑફલાઇન છો',
  lead: 'હમણાં ઇન્ટરનેટ નથી, અને આ પેજ તમારા ડિવાઇસ પર સાચવેલું નહોતું. તમે પહેલાં ખોલેલાં પેજ હજી ખૂલે છે. તમે લખેલું કંઈ મોકલાયું નથી કે ખોવાયું નથી.',
  retry: 'ફરી પ્રયત્ન કરો',
  links: [{ label: 'હોમ પેજ પર જાઓ', href: '/' }],
} satisfies OfflineCopy
