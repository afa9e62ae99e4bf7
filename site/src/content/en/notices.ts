import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 Page Not Found – Nila',
    description: 'There is no page at this address. Go to the home page or write to us.',
  },
  title: '404 Page Not Found',
  lead: 'There is no page at this address. It may have moved, or a letter of the address went astray. Nothing is broken on your side.',
  links: [
    { label: 'Go to the home page', href: '/' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'No connection – Nila',
    description: 'This page needs a connection to Nila, and there is none at the moment.',
  },
  title: 'You are offline',
  lead: 'There is no connection, and this page was not kept on your device. Pages that you opened before still work. Nothing that you typed was sent or lost.',
  retry: 'Try again',
  links: [{ label: 'Go to the home page', href: '/' }],
} satisfies OfflineCopy
