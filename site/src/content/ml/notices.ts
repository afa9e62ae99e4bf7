import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 പേജ് കാണാനില്ല – Nila',
    description: 'ഈ വിലാസത്തിൽ പേജില്ല. ഹോം പേജിലേക്ക് പോകൂ, അല്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതൂ.',
  },
  title: '404 പേജ് കാണാനില്ല',
  lead: 'ഈ വിലാസത്തിൽ പേജില്ല. അത് സ്ഥലം മാറിയിരിക്കാം, അല്ലെങ്കിൽ വിലാസത്തിൽ ഒരക്ഷരം തെറ്റിയിരിക്കാം. നിങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുമില്ല.',
  links: [
    { label: 'ഹോം പേജിലേക്ക് പോകുക', href: '/' },
    { label: 'ഞങ്ങൾക്ക് എഴുതുക', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'കണക്ഷനില്ല – Nila',
    description: 'ഈ പേജിന് Nila-യുമായി കണക്ഷൻ വേണം; ഇപ്പോൾ അതില്ല.',
  },
  title: 'ഇന്റർനെറ്റ് കണക്ഷനില്ല',
  lead: 'കണക്ഷനില്ല, ഈ പേജ് നിങ്ങളുടെ ഉപകരണത്തിൽ സൂക്ഷിച്ചിട്ടുമില്ല. നേരത്തേ തുറന്ന പേജുകൾ ഇപ്പോഴും തുറക്കും. നിങ്ങൾ എഴുതിയതൊന്നും അയച്ചിട്ടില്ല, നഷ്ടപ്പെട്ടിട്ടുമില്ല.',
  retry: 'വീണ്ടും ശ്രമിക്കുക',
  links: [{ label: 'ഹോം പേജിലേക്ക് പോകുക', href: '/' }],
} satisfies OfflineCopy
