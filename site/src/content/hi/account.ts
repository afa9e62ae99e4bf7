import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'एक पल रुकें…',
  failedTitle: 'यह लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
  failed: 'कुछ नहीं बदला: {reason}',
  signInAgain: 'नए टैब में साइन इन करें',
  email: {
    none: 'ईमेल नहीं है',
    verified: 'पुष्टि हो चुकी है',
    notVerified: 'पुष्टि नहीं हुई है',
    pending: '{email} की पुष्टि बाक़ी है। कृपया वह लिंक खोलें, जो हमने वहाँ भेजा है।',
    sendAgain: 'लिंक फिर से भेजें',
    sent: '{email} पर लिंक भेज दिया गया है। कृपया वहाँ अपना ईमेल देखें; पहुँचने में एक मिनट लग सकता है।',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'प्रोफ़ाइल – Nila',
    description: 'आपका Nila खाता: यूज़रनेम, ईमेल पता, आपकी राय और आपके अवतार।',
  },
  title: 'प्रोफ़ाइल',
  lead: 'Nila आपके बारे में क्या जानता है।',
  parts,
  detailsTitle: 'आपका ब्योरा',
  username: 'यूज़रनेम',
  emailLabel: 'ईमेल',
  memberSince: 'कब से सदस्य',
  lastLogin: 'पिछला साइन-इन',
  reviewTitle: 'आपकी राय',
  reviewNone: 'आपने अभी अपनी राय नहीं लिखी है। आपके दो-चार वाक्य दूसरों के काम आते हैं, और हमारे भी।',
  reviewStatus: {
    pending: 'जाँच बाक़ी है। हमने इसे अभी पढ़ा नहीं है। यह सिर्फ़ आपको दिखती है।',
    approved: 'मंज़ूर। इसे हर कोई पढ़ सकता है।',
    rejected: 'नामंज़ूर। यह दिखाई नहीं जाती। आप इसे बदल सकते हैं; हम इसे फिर पढ़ेंगे।',
  },
  reviewWrite: 'अपनी राय लिखें',
  reviewLink: 'अपनी राय पर जाएँ',
  access: {
    title: 'आपके अवतार',
    none: 'आपने अब तक कोई अवतार नहीं माँगा है।',
    asked: 'कब माँगा',
    payment: 'भुगतान',
    upi: 'UPI',
    freeAccess: 'मुफ़्त',
    transactionId: 'ट्रांज़ैक्शन आईडी',
    until: 'कब तक खुला है',
    ended: 'कब ख़त्म हुआ',
    withoutEnd: 'हमेशा के लिए',
    daysRemaining: 'बचे हुए दिन',
    link: 'अवतार देखें',
  },
  settingsTitle: 'सेटिंग',
  settingsBody: 'ईमेल पता, पासवर्ड और बाक़ी सब कुछ आप सेटिंग में बदल सकते हैं।',
  settingsLink: { label: 'सेटिंग', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'सेटिंग – Nila',
    description: 'आपके Nila खाते का ईमेल, पासवर्ड, पासकी, सत्र, भाषा और डेटा।',
  },
  title: 'सेटिंग',
  lead: 'आप कैसे साइन इन करते हैं, Nila कैसा दिखता और बोलता है, और आपके डेटा का क्या होता है।',
  menuLabel: 'इस पेज पर',
  parts,
  cancel: 'रद्द करें',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'साइन आउट करें',
    lead: 'जिस फ़ोन या कंप्यूटर को और लोग भी इस्तेमाल करते हों, उस पर काम पूरा होने के बाद साइन आउट करें।',
  },
  profileLink: { label: 'अपनी प्रोफ़ाइल देखें', href: '/profile' },
} satisfies SettingsCopy
