import type { FieldProblemCode, ProblemCode } from '@nila/api/contract/problems'

/** The contract's problems in Hindi. */
export const hiProblems: {
  problem: Record<ProblemCode | 'offline', string>
  field: Record<FieldProblemCode, string>
} = {
  problem: {
    invalid_input: 'कुछ जगहों पर सुधार की ज़रूरत है।',
    invalid_json: 'भेजी गई जानकारी पढ़ी नहीं जा सकी।',
    invalid_query: 'इस सूची को इस तरह क्रम में लगाना, छाँटना या पन्नों में बाँटना संभव नहीं है।',
    invalid_or_expired: 'यह लिंक इस्तेमाल हो चुका है या इसका समय बीत गया है। कृपया नया लिंक लें।',
    authentication_required: 'पहले साइन इन करना होगा।',
    admin_authentication_required: 'कृपया एडमिन के रूप में साइन इन करें।',
    invalid_credentials: 'साइन इन नहीं हो सका। यूज़रनेम या पासवर्ड सही नहीं है।',
    account_suspended: 'यह खाता रोक दिया गया है। आपको लगे कि ऐसा ग़लती से हुआ है, तो कृपया हमें लिखें।',
    forbidden: 'आपको यह करने की अनुमति नहीं है।',
    admin_forbidden: 'आपको एडमिन के काम करने की अनुमति नहीं है।',
    cross_site: 'यह अनुरोध किसी दूसरी साइट से आया था, इसलिए रोक दिया गया।',
    not_found: 'इस पते पर कुछ नहीं है।',
    user_not_found: 'यह यूज़र नहीं मिला।',
    review_not_found: 'यह समीक्षा नहीं मिली। शायद इसे हटा दिया गया है।',
    method_not_allowed: 'इस पते पर ऐसा अनुरोध नहीं किया जा सकता।',
    username_taken: 'यह यूज़रनेम किसी और के पास है। कृपया दूसरा चुनें।',
    review_exists: 'आप एक समीक्षा लिख चुके हैं। चाहें तो उसे बदल सकते हैं।',
    stale_version: 'इस बीच किसी और ने इसे बदल दिया है। कुछ भी मिटाया नहीं गया; कृपया दोबारा देखकर तय करें।',
    gone: 'यह पता अब बंद है। कृपया /auth पर साइन इन करें।',
    body_too_large: 'यह जानकारी इस फ़ॉर्म की सीमा से ज़्यादा है।',
    unsupported_media_type: 'यहाँ सिर्फ़ JSON में भेजी जानकारी ली जाती है।',
    too_many_attempts: 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ा रुककर फिर कोशिश करें।',
    internal_error: 'हमारी ओर से कुछ गड़बड़ हुई। आपका कुछ नहीं खोया; कृपया फिर कोशिश करें।',
    service_unavailable: 'Nila अभी थोड़ी व्यस्त है। आपका कुछ नहीं खोया; कृपया थोड़ी देर में फिर कोशिश करें।',
    offline: 'Nila से संपर्क नहीं हो पा रहा। आपका कुछ नहीं खोया; कृपया इंटरनेट देखकर फिर कोशिश करें।',
  },
  field: {
    required: 'कृपया इसे भरें।',
    invalid_value: 'यहाँ यह मान नहीं चल सकता।',
    unknown_field: 'ऐसी कोई जगह इस फ़ॉर्म में नहीं है।',
    text_unstorable: 'इस लेख में एक ऐसा अक्षर है जिसे सहेजा नहीं जा सकता।',
    too_short: 'कृपया कम से कम %{minimum} अक्षर लिखें।',
    too_long: 'कृपया %{maximum} अक्षरों के भीतर लिखें।',
    username_required: 'यूज़रनेम ज़रूरी है',
    username_invalid: 'यूज़रनेम में 50 तक अक्षर, अंक, ख़ाली जगह, बिंदु, - या _ हो सकते हैं।',
    username_taken: 'यह यूज़रनेम किसी और के पास है',
    password_required: 'पासवर्ड ज़रूरी है',
    password_too_short: 'पासवर्ड कम से कम %{minimum} अक्षरों का हो',
    password_too_common: 'यह पासवर्ड कोई भी आसानी से भाँप लेगा। कृपया दूसरा चुनें।',
    passwords_do_not_match: 'दोनों पासवर्ड एक जैसे नहीं हैं',
    email_invalid: 'कृपया सही ईमेल पता लिखें',
    rating_invalid: 'कृपया 1 से 5 चाँद चुनें।',
  },
}
