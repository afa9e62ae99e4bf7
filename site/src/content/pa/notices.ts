import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 ਪੰਨਾ ਨਹੀਂ ਲੱਭਿਆ – Nila',
    description: 'ਇਸ ਪਤੇ ਉੱਤੇ ਕੋਈ ਪੰਨਾ ਨਹੀਂ ਹੈ। ਮੁੱਖ ਪੰਨੇ ਉੱਤੇ ਜਾਓ ਜਾਂ ਸਾਨੂੰ ਲਿਖੋ।',
  },
  title: '404 ਪੰਨਾ ਨਹੀਂ ਲੱਭਿਆ',
  lead: 'ਇਸ ਪਤੇ ਉੱਤੇ ਕੋਈ ਪੰਨਾ ਨਹੀਂ ਹੈ। ਸ਼ਾਇਦ ਉਹ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੈ, ਜਾਂ ਪਤੇ ਦਾ ਕੋਈ ਅੱਖਰ ਰਹਿ ਗਿਆ ਹੈ। ਤੁਹਾਡੇ ਵੱਲੋਂ ਕੁਝ ਖ਼ਰਾਬ ਨਹੀਂ ਹੋਇਆ।',
  links: [
    { label: 'ਮੁੱਖ ਪੰਨੇ ਉੱਤੇ ਜਾਓ', href: '/' },
    { label: 'ਸਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰੋ', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ – Nila',
    description: 'ਇਸ ਪੰਨੇ ਨੂੰ Nila ਨਾਲ ਜੁੜਨ ਲਈ ਇੰਟਰਨੈੱਟ ਚਾਹੀਦਾ ਹੈ, ਅਤੇ ਉਹ ਇਸ ਵੇਲੇ ਨਹੀਂ ਹੈ।',
  },
  title: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ',
  lead: 'ਇਸ ਵੇਲੇ ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ, ਅਤੇ ਇਹ ਪੰਨਾ ਤੁਹਾਡੇ ਡਿਵਾਈਸ ਉੱਤੇ ਸਾਂਭਿਆ ਨਹੀਂ ਗਿਆ ਸੀ। ਜਿਹੜੇ ਪੰਨੇ ਤੁਸੀਂ ਪਹਿਲਾਂ ਖੋਲ੍ਹੇ ਸਨ, ਉਹ ਹੁਣ ਵੀ ਚੱਲਦੇ ਹਨ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਨਾ ਕੁਝ ਭੇਜਿਆ ਗਿਆ, ਨਾ ਗੁਆਚਿਆ।',
  retry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  links: [{ label: 'ਮੁੱਖ ਪੰਨੇ ਉੱਤੇ ਜਾਓ', href: '/' }],
} satisfies OfflineCopy
