import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'ഒരു നിമിഷം…',
  failedTitle: 'ഇത് കാണിക്കാനായില്ല',
  retry: 'വീണ്ടും ശ്രമിക്കുക',
  failed: 'ഒന്നും മാറിയിട്ടില്ല: {reason}',
  signInAgain: 'പുതിയ ടാബിൽ സൈൻ ഇൻ ചെയ്യുക',
  email: {
    none: 'ഇമെയിൽ ഇല്ല',
    verified: 'സ്ഥിരീകരിച്ചു',
    notVerified: 'സ്ഥിരീകരിച്ചിട്ടില്ല',
    pending: '{email} ഇതുവരെ സ്ഥിരീകരിച്ചിട്ടില്ല. ആ വിലാസത്തിലേക്ക് ഞങ്ങൾ അയച്ച ലിങ്ക് തുറക്കൂ.',
    sendAgain: 'ലിങ്ക് വീണ്ടും അയയ്ക്കുക',
    sent: '{email} എന്ന വിലാസത്തിലേക്ക് ഒരു ലിങ്ക് അയച്ചു. ആ ഇമെയിൽ തുറന്നു നോക്കൂ; ഒരു മിനിറ്റ് എടുത്തേക്കാം.',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'പ്രൊഫൈൽ – Nila',
    description: 'നിങ്ങളുടെ Nila അക്കൗണ്ട്: ഉപയോക്തൃനാമം, ഇമെയിൽ വിലാസം, അഭിപ്രായം, അവതാറുകൾ.',
  },
  title: 'പ്രൊഫൈൽ',
  lead: 'Nila-യ്ക്ക് നിങ്ങളെക്കുറിച്ച് അറിയാവുന്നത്.',
  parts,
  detailsTitle: 'നിങ്ങളുടെ വിവരങ്ങൾ',
  username: 'ഉപയോക്തൃനാമം',
  emailLabel: 'ഇമെയിൽ',
  memberSince: 'ചേർന്ന ദിവസം',
  lastLogin: 'അവസാന സൈൻ ഇൻ',
  reviewTitle: 'നിങ്ങളുടെ അഭിപ്രായം',
  reviewNone: 'നിങ്ങൾ ഇതുവരെ അഭിപ്രായം എഴുതിയിട്ടില്ല. കുറച്ചു വരികൾ മതി; മറ്റുള്ളവർക്കും ഞങ്ങൾക്കും അത് സഹായമാകും.',
  reviewStatus: {
    pending: 'പരിശോധനയിൽ. ഞങ്ങൾ ഇതുവരെ വായിച്ചിട്ടില്ല. നിങ്ങൾക്ക് മാത്രമേ കാണാനാവൂ.',
    approved: 'അംഗീകരിച്ചു. എല്ലാവർക്കും വായിക്കാം.',
    rejected: 'അംഗീകരിച്ചില്ല. ഇത് മറ്റാരും കാണുന്നില്ല. മാറ്റിയെഴുതിയാൽ ഞങ്ങൾ വീണ്ടും വായിക്കും.',
  },
  reviewWrite: 'അഭിപ്രായം എഴുതുക',
  reviewLink: 'നിങ്ങളുടെ അഭിപ്രായത്തിലേക്ക് പോകുക',
  access: {
    title: 'നിങ്ങളുടെ അവതാറുകൾ',
    none: 'നിങ്ങൾ ഇതുവരെ അവതാറൊന്നും ചോദിച്ചിട്ടില്ല.',
    asked: 'ചോദിച്ച ദിവസം',
    payment: 'പണമടവ്',
    upi: 'UPI',
    freeAccess: 'സൗജന്യം',
    transactionId: 'ഇടപാട് ഐഡി',
    until: 'എന്നുവരെ',
    ended: 'അവസാനിച്ച ദിവസം',
    withoutEnd: 'എന്നേക്കും',
    daysRemaining: 'ബാക്കി ദിവസങ്ങൾ',
    link: 'അവതാറുകൾ കാണുക',
  },
  settingsTitle: 'ക്രമീകരണങ്ങൾ',
  settingsBody: 'ഇമെയിൽ വിലാസവും പാസ്‌വേഡും മറ്റെല്ലാ കാര്യങ്ങളും ക്രമീകരണങ്ങളിൽ മാറ്റാം.',
  settingsLink: { label: 'ക്രമീകരണങ്ങൾ', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'ക്രമീകരണങ്ങൾ – Nila',
    description: 'നിങ്ങളുടെ Nila അക്കൗണ്ടിന്റെ ഇമെയിൽ, പാസ്‌വേഡ്, പാസ്‌കീകൾ, സെഷനുകൾ, ഭാഷ, വിവരങ്ങൾ.',
  },
  title: 'ക്രമീകരണങ്ങൾ',
  lead: 'എങ്ങനെ സൈൻ ഇൻ ചെയ്യണം, Nila-യുടെ രൂപവും ഭാഷയും, നിങ്ങളുടെ വിവരങ്ങൾ എന്തു ചെയ്യണം: എല്ലാം ഇവിടെ.',
  menuLabel: 'ഈ പേജിൽ',
  parts,
  cancel: 'റദ്ദാക്കുക',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'സൈൻ ഔട്ട്',
    lead: 'മറ്റുള്ളവരും ഉപയോഗിക്കുന്ന ഫോണിലോ കമ്പ്യൂട്ടറിലോ, കഴിഞ്ഞാൽ സൈൻ ഔട്ട് ചെയ്യൂ.',
  },
  profileLink: { label: 'പ്രൊഫൈൽ കാണുക', href: '/profile' },
} satisfies SettingsCopy
