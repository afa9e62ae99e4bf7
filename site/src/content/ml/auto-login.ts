import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'സൈൻ ഇൻ ചെയ്യുന്നു – Nila',
    description: 'ഈ ഉപകരണത്തിൽ നിങ്ങൾ നിർത്തിയിടത്തു നിന്ന് Nila തുടരുന്നു.',
  },
  title: 'സൈൻ ഇൻ ചെയ്യുന്നു',
  working: 'ഈ ഉപകരണത്തിലെ അവസാന സെഷൻ തിരയുന്നു…',
  success: 'സൈൻ ഇൻ ചെയ്തു! അടുത്ത പേജ് തുറക്കുന്നു…',
  failedStatus: 'നിങ്ങളുടെ സെഷൻ തുടരാനായില്ല',
  failed: 'സൈൻ ഇൻ ചെയ്യാനായില്ല. വീണ്ടും ശ്രമിക്കൂ, അല്ലെങ്കിൽ സഹായവിഭാഗത്തിന് എഴുതൂ.',
  errorStatus: 'സൈൻ ഇൻ ചെയ്യുന്നതിനിടെ പിശകുണ്ടായി',
  error: 'സൈൻ ഇൻ ചെയ്യുന്നതിൽ പിശക്. സാധാരണ സൈൻ ഇൻ പേജിൽ ശ്രമിക്കൂ.',
  goToLogin: 'സൈൻ ഇൻ പേജിലേക്ക് പോകുക',
  needsScript: 'ഈ പേജിന് JavaScript വേണം. നിങ്ങൾക്ക് സൈൻ ഇൻ പേജിലേക്ക് പോകാം.',
} satisfies AutoLoginCopy
