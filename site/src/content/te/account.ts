import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'ఒక్క క్షణం…',
  failedTitle: 'దీన్ని లోడ్ చేయలేకపోయాం',
  retry: 'మళ్లీ ప్రయత్నించండి',
  failed: 'ఏదీ మారలేదు: {reason}',
  signInAgain: 'కొత్త ట్యాబ్‌లో సైన్ ఇన్ చేయండి',
  email: {
    none: 'ఈమెయిల్ లేదు',
    verified: 'నిర్ధారణ అయింది',
    notVerified: 'నిర్ధారణ కాలేదు',
    pending: '{email} చిరునామా ఇంకా నిర్ధారణ కాలేదు. దయచేసి అక్కడికి మేము పంపిన లింక్‌ను తెరవండి.',
    sendAgain: 'లింక్ మళ్లీ పంపండి',
    sent: '{email} చిరునామాకు లింక్ వస్తోంది. దయచేసి ఆ ఈమెయిల్ చూడండి; ఒక నిమిషం పట్టవచ్చు.',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'ప్రొఫైల్ – Nila',
    description: 'మీ Nila ఖాతా: యూజర్‌నేమ్, ఈమెయిల్ చిరునామా, మీ సమీక్ష, మీ అవతార్‌లు.',
  },
  title: 'ప్రొఫైల్',
  lead: 'మీ గురించి Nilaకు తెలిసినది.',
  parts,
  detailsTitle: 'మీ వివరాలు',
  username: 'యూజర్‌నేమ్',
  emailLabel: 'ఈమెయిల్',
  memberSince: 'ఖాతా తెరిచిన రోజు',
  lastLogin: 'చివరి సైన్ ఇన్',
  reviewTitle: 'మీ సమీక్ష',
  reviewNone: 'మీరు ఇంకా సమీక్ష రాయలేదు. మీరు రాసే నాలుగు మాటలు ఇతరులకూ, మాకూ ఉపయోగపడతాయి.',
  reviewStatus: {
    pending: 'పరిశీలనలో ఉంది. మేము ఇంకా చదవలేదు. ఇది మీకు మాత్రమే కనిపిస్తుంది.',
    approved: 'ఆమోదించాం. దీన్ని అందరూ చదవవచ్చు.',
    rejected: 'తిరస్కరించాం. ఇది ఇతరులకు కనిపించదు. మీరు దీన్ని మారిస్తే మళ్లీ చదువుతాం.',
  },
  reviewWrite: 'సమీక్ష రాయండి',
  reviewLink: 'మీ సమీక్షకు వెళ్లండి',
  access: {
    title: 'మీ అవతార్‌లు',
    none: 'మీరు ఇంకా ఏ అవతార్‌నూ అడగలేదు.',
    asked: 'అడిగిన రోజు',
    payment: 'చెల్లింపు',
    upi: 'UPI',
    freeAccess: 'ఉచితం',
    transactionId: 'లావాదేవీ ఐడీ',
    until: 'ఎప్పటివరకు',
    ended: 'ముగిసిన రోజు',
    withoutEnd: 'ఎప్పటికీ',
    daysRemaining: 'మిగిలిన రోజులు',
    link: 'అవతార్‌లు చూడండి',
  },
  settingsTitle: 'సెట్టింగ్‌లు',
  settingsBody: 'మీ ఈమెయిల్ చిరునామా, పాస్‌వర్డ్, మిగతావన్నీ సెట్టింగ్‌లలో మార్చుకోవచ్చు.',
  settingsLink: { label: 'సెట్టింగ్‌లు', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'సెట్టింగ్‌లు – Nila',
    description: 'మీ Nila ఖాతా ఈమెయిల్, పాస్‌వర్డ్, పాస్‌కీలు, సెషన్లు, భాష, డేటా.',
  },
  title: 'సెట్టింగ్‌లు',
  lead: 'మీరు ఎలా సైన్ ఇన్ చేస్తారు, Nila ఎలా కనిపిస్తుంది, ఏ భాషలో మాట్లాడుతుంది, మీ డేటా ఏమవుతుంది.',
  menuLabel: 'ఈ పేజీలో',
  parts,
  cancel: 'వద్దు',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'సైన్ అవుట్',
    lead: 'ఇతరులు కూడా వాడే ఫోన్‌లో లేదా కంప్యూటర్‌లో, పని అయ్యాక సైన్ అవుట్ చేయండి.',
  },
  profileLink: { label: 'మీ ప్రొఫైల్ చూడండి', href: '/profile' },
} satisfies SettingsCopy
