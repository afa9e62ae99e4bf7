import type {
  BypassLoginCopy,
  DirectAccessCopy,
  ResetPasswordCopy,
  VerifyEmailCopy,
} from '@nila/api/contract/copy/account-links'

const sent =
  'अगर इस नाम का खाता है और उसमें ईमेल पता है, तो एक लिंक और एक कोड वाला ईमेल भेज दिया गया है। वह 10 मिनट तक काम करता है।'

const code = {
  code: 'ईमेल में आया कोड',
  codeHint: 'आठ अक्षर और अंक; छोटे-बड़े अक्षर और डैश से फ़र्क़ नहीं पड़ता।',
  codeBlank: 'कृपया ईमेल में आया कोड लिखें',
  codeWrong: 'यह कोड सही नहीं है, या इसके 10 मिनट पूरे हो गए हैं। कृपया इसे जाँचें, या नया कोड माँगें।',
  startOver: 'नया कोड माँगें',
}

export const bypassLogin = {
  head: {
    title: 'पासवर्ड के बिना साइन-इन – Nila',
    description: 'पासवर्ड के बिना Nila में साइन इन करें: ईमेल पर आए लिंक और कोड से।',
  },
  title: 'पासवर्ड के बिना साइन-इन',
  lead: 'हम आपके खाते के ईमेल पते पर एक लिंक और एक कोड भेजते हैं; उनसे आप पासवर्ड के बिना साइन इन कर सकते हैं।',
  needsScript: 'इस पेज को JavaScript चाहिए। पासवर्ड से आप उसके बिना भी साइन इन कर सकते हैं।',
  username: 'यूज़रनेम',
  usernameBlank: 'कृपया पहले यूज़रनेम लिखें',
  submit: 'मुझे लिंक भेजें',
  sending: 'भेजा जा रहा है…',
  sent,
  codeTitle: 'अपना ईमेल देखें',
  ...code,
  signIn: 'साइन इन करें',
  signingIn: 'साइन इन हो रहा है…',
  success: 'साइन इन हो गया! आगे ले जा रहे हैं…',
  failed: 'साइन इन नहीं हो सका: {reason}',
  error: 'साइन इन में गड़बड़ हुई: {reason}',
  passwordInstead: 'पासवर्ड से साइन इन करें',
  returnHome: 'होम पेज पर लौटें',
} satisfies BypassLoginCopy

export const directAccess = {
  head: {
    title: 'लिंक से प्रवेश – Nila',
    description: 'ईमेल में आए लिंक से आप Nila में साइन इन हो जाते हैं।',
  },
  title: 'लिंक से प्रवेश',
  lead: 'ईमेल में आए लिंक से आप साइन इन हो जाते हैं।',
  needsScript: 'इस पेज को JavaScript चाहिए। कृपया उसे चालू करें और पेज फिर से लोड करें; आपका लिंक अब भी काम करेगा।',
  stepsLabel: 'कहाँ तक पहुँचे',
  steps: ['शुरुआत हो रही है', 'सत्र बन रहा है', 'पहचान जाँची जा रही है', 'आगे ले जा रहे हैं'],
  success: 'साइन इन हो गया! आगे ले जा रहे हैं…',
  error: {
    title: 'प्रवेश नहीं हो सका',
    session: 'सत्र नहीं बन सका',
    verification: 'सत्र की जाँच नहीं हो सकी',
    application: 'Nila नहीं खुल सका',
    noLink: 'यह पेज ईमेल में आए लिंक से खुलता है, और पते में ऐसा कोई लिंक नहीं है।',
    tryAgain: 'फिर कोशिश करें',
    newLink: 'नया लिंक माँगें',
  },
} satisfies DirectAccessCopy

export const resetPassword = {
  head: {
    title: 'पासवर्ड बदलें – Nila',
    description: 'ईमेल पर आए लिंक या कोड से अपने Nila खाते के लिए नया पासवर्ड चुनें।',
  },
  title: 'पासवर्ड बदलें',
  lead: 'हम आपको ईमेल पर एक लिंक और एक कोड भेजते हैं; किसी भी एक से आप नया पासवर्ड चुन सकते हैं।',
  needsScript: 'इस पेज को JavaScript चाहिए। कृपया उसे चालू करें और पेज फिर से लोड करें।',
  username: 'यूज़रनेम',
  usernameBlank: 'कृपया पहले यूज़रनेम लिखें',
  submit: 'मुझे कोड भेजें',
  sending: 'भेजा जा रहा है…',
  sent,
  codeTitle: 'नया पासवर्ड चुनें',
  ...code,
  newPassword: 'नया पासवर्ड',
  newPasswordHint: 'कम से कम {minimum} अक्षर। कुछ शब्द साथ-साथ लिखें, तो याद रखना आसान होता है।',
  save: 'पासवर्ड बदलें',
  saving: 'सहेजा जा रहा है…',
  success: '{name} का पासवर्ड बदल गया! अब आप नए पासवर्ड से साइन इन कर सकते हैं।',
  successOfLink: 'पासवर्ड बदल गया! अब आप नए पासवर्ड से साइन इन कर सकते हैं।',
  failed: 'पासवर्ड नहीं बदला जा सका: {message}',
  newLink: 'नया लिंक माँगें',
  goToLogin: 'साइन-इन पेज पर जाएँ',
} satisfies ResetPasswordCopy

export const verifyEmail = {
  head: {
    title: 'अपने ईमेल पते की पुष्टि करें – Nila',
    description: 'ईमेल में आए लिंक से पुष्टि होती है कि आपके Nila खाते का ईमेल पता आपका ही है।',
  },
  title: 'अपने ईमेल पते की पुष्टि करें',
  lead: 'ईमेल में आए लिंक से पुष्टि होती है कि यह पता आपका ही है।',
  working: 'एक पल रुकें…',
  needsScript: 'इस पेज को JavaScript चाहिए। कृपया उसे चालू करें और पेज फिर से लोड करें; आपका लिंक अब भी काम करेगा।',
  success: 'धन्यवाद। आपके ईमेल पते की पुष्टि हो गई।',
  failed: 'पते की पुष्टि नहीं हो सकी: {reason}',
  noLink: 'यह पेज ईमेल में आए लिंक से खुलता है, और पते में ऐसा कोई लिंक नहीं है।',
  tryAgain: 'फिर कोशिश करें',
  goOn: 'अपनी प्रोफ़ाइल पर जाएँ',
} satisfies VerifyEmailCopy
