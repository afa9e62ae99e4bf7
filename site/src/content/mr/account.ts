import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'क्षणभर थांबा…',
  failedTitle: 'हे लोड झाले नाही',
  retry: 'पुन्हा प्रयत्न करा',
  failed: 'काहीही बदलले नाही: {reason}',
  signInAgain: 'नव्या टॅबमध्ये साइन इन करा',
  email: {
    none: 'ईमेल नाही',
    verified: 'खात्री झाली आहे',
    notVerified: 'खात्री झालेली नाही',
    pending: '{email} या पत्त्याची खात्री बाकी आहे. कृपया आम्ही तिथे पाठवलेली लिंक उघडा.',
    sendAgain: 'लिंक पुन्हा पाठवा',
    sent: '{email} या पत्त्यावर लिंक पाठवली आहे. कृपया तिथला ईमेल पाहा; पोहोचायला एखादे मिनिट लागू शकते.',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'प्रोफाइल – Nila',
    description: 'तुमचे Nila खाते: वापरकर्तानाव, ईमेल पत्ता, तुमचा अभिप्राय आणि तुमचे अवतार.',
  },
  title: 'प्रोफाइल',
  lead: 'Nila ला तुमच्याबद्दल काय माहीत आहे.',
  parts,
  detailsTitle: 'तुमचा तपशील',
  username: 'वापरकर्तानाव',
  emailLabel: 'ईमेल',
  memberSince: 'कधीपासून सदस्य',
  lastLogin: 'मागचे साइन-इन',
  reviewTitle: 'तुमचा अभिप्राय',
  reviewNone: 'तुम्ही अजून अभिप्राय लिहिलेला नाही. तुमची दोन-चार वाक्ये इतरांना आणि आम्हालाही मदत करतात.',
  reviewStatus: {
    pending: 'तपासणी बाकी. आम्ही तो अजून वाचलेला नाही. तो फक्त तुम्हाला दिसतो.',
    approved: 'मंजूर. तो सर्वांना वाचता येतो.',
    rejected: 'नामंजूर. तो दाखवला जात नाही. तुम्ही तो बदलू शकता; आम्ही पुन्हा वाचू.',
  },
  reviewWrite: 'अभिप्राय लिहा',
  reviewLink: 'तुमच्या अभिप्रायाकडे जा',
  access: {
    title: 'तुमचे अवतार',
    none: 'तुम्ही अजून कोणताही अवतार मागितलेला नाही.',
    asked: 'कधी मागितला',
    payment: 'पैसे',
    upi: 'UPI',
    freeAccess: 'मोफत',
    transactionId: 'व्यवहार क्रमांक',
    until: 'कधीपर्यंत खुला',
    ended: 'कधी संपला',
    withoutEnd: 'कायमचा',
    daysRemaining: 'उरलेले दिवस',
    link: 'अवतार पाहा',
  },
  settingsTitle: 'सेटिंग्ज',
  settingsBody: 'ईमेल पत्ता, पासवर्ड आणि बाकी सर्व काही तुम्ही सेटिंग्जमध्ये बदलू शकता.',
  settingsLink: { label: 'सेटिंग्ज', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'सेटिंग्ज – Nila',
    description: 'तुमच्या Nila खात्याचा ईमेल, पासवर्ड, पासकी, सत्रे, भाषा आणि माहिती.',
  },
  title: 'सेटिंग्ज',
  lead: 'तुम्ही साइन इन कसे करता, Nila कसा दिसतो आणि बोलतो, आणि तुमच्या माहितीचे काय होते.',
  menuLabel: 'या पानावर',
  parts,
  cancel: 'रद्द करा',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'साइन आउट करा',
    lead: 'इतरही वापरतात अशा फोनवर किंवा संगणकावर काम झाल्यावर साइन आउट करा.',
  },
  profileLink: { label: 'तुमचे प्रोफाइल पाहा', href: '/profile' },
} satisfies SettingsCopy
