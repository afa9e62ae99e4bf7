import type { Locale } from '@nila/api/contract'
import type { ChatLanguageTag } from '@nila/api/contract/chat-languages'

/** What the help guide says itself, around what it quotes. */
export interface HelpWords {
  noModel: string
  /** Stands before what was found. */
  found: string
  nothing: string
  /** A link to the contact page. */
  contact: string
}

/** In every language that can be asked for. Machine-drafted but for English, and to be read by speakers first where few models know a language. */
export const helpWords: Record<ChatLanguageTag, HelpWords> = {
  en: {
    noModel: 'No AI model is connected, so I cannot answer freely.',
    found: 'This is what Nila’s own pages say:',
    nothing: 'Nothing on Nila’s own pages fits this question.',
    contact: 'Write to us',
  },
  hi: {
    noModel: 'कोई AI मॉडल जुड़ा नहीं है, इसलिए मैं खुलकर जवाब नहीं दे सकता।',
    found: 'Nila के अपने पेज यह कहते हैं:',
    nothing: 'Nila के पेजों पर इस सवाल का जवाब नहीं मिला।',
    contact: 'हमें लिखें',
  },
  bn: {
    noModel: 'কোনো AI মডেল যুক্ত নেই, তাই আমি নিজে থেকে উত্তর দিতে পারছি না।',
    found: 'Nila-র নিজের পাতায় যা লেখা আছে:',
    nothing: 'Nila-র পাতায় এই প্রশ্নের উত্তর পাওয়া গেল না।',
    contact: 'আমাদের লিখুন',
  },
  ta: {
    noModel: 'எந்த AI மாதிரியும் இணைக்கப்படவில்லை; அதனால் என்னால் சுதந்திரமாகப் பதிலளிக்க முடியாது.',
    found: 'Nila-வின் பக்கங்கள் சொல்வது இது:',
    nothing: 'இந்தக் கேள்விக்கான பதில் Nila-வின் பக்கங்களில் இல்லை.',
    contact: 'எங்களுக்கு எழுதுங்கள்',
  },
  te: {
    noModel: 'ఏ AI మోడల్ అనుసంధానమై లేదు, కాబట్టి నేను స్వేచ్ఛగా జవాబు ఇవ్వలేను.',
    found: 'Nila సొంత పేజీలు ఇలా చెబుతున్నాయి:',
    nothing: 'ఈ ప్రశ్నకు సరిపోయేది Nila పేజీల్లో ఏదీ లేదు.',
    contact: 'మాకు రాయండి',
  },
  mr: {
    noModel: 'कोणतेही AI मॉडेल जोडलेले नाही, म्हणून मी मोकळेपणाने उत्तर देऊ शकत नाही.',
    found: 'Nila ची पाने असे सांगतात:',
    nothing: 'Nila च्या पानांवर या प्रश्नाचे उत्तर सापडले नाही.',
    contact: 'आम्हाला लिहा',
  },
  gu: {
    noModel: 'કોઈ AI મોડેલ જોડાયેલું નથી, એટલે હું મુક્તપણે જવાબ આપી શકતો નથી.',
    found: 'Nila નાં પોતાનાં પેજ આ કહે છે:',
    nothing: 'Nila નાં પેજ પર આ સવાલનો જવાબ મળ્યો નથી.',
    contact: 'અમને લખો',
  },
  kn: {
    noModel: 'ಯಾವುದೇ AI ಮಾದರಿ ಸಂಪರ್ಕಗೊಂಡಿಲ್ಲ, ಆದ್ದರಿಂದ ನಾನು ಮುಕ್ತವಾಗಿ ಉತ್ತರಿಸಲಾರೆ.',
    found: 'Nila ಪುಟಗಳು ಹೀಗೆ ಹೇಳುತ್ತವೆ:',
    nothing: 'ಈ ಪ್ರಶ್ನೆಗೆ ಹೊಂದುವ ಉತ್ತರ Nila ಪುಟಗಳಲ್ಲಿ ಇಲ್ಲ.',
    contact: 'ನಮಗೆ ಬರೆಯಿರಿ',
  },
  ml: {
    noModel: 'ഒരു AI മോഡലും ബന്ധിപ്പിച്ചിട്ടില്ല, അതിനാൽ എനിക്ക് സ്വതന്ത്രമായി മറുപടി പറയാനാവില്ല.',
    found: 'Nila-യുടെ പേജുകൾ പറയുന്നത് ഇതാണ്:',
    nothing: 'ഈ ചോദ്യത്തിനുള്ള ഉത്തരം Nila-യുടെ പേജുകളിൽ ഇല്ല.',
    contact: 'ഞങ്ങൾക്ക് എഴുതൂ',
  },
  pa: {
    noModel: 'ਕੋਈ AI ਮਾਡਲ ਜੁੜਿਆ ਨਹੀਂ ਹੈ, ਇਸ ਲਈ ਮੈਂ ਖੁੱਲ੍ਹ ਕੇ ਜਵਾਬ ਨਹੀਂ ਦੇ ਸਕਦਾ।',
    found: 'Nila ਦੇ ਆਪਣੇ ਪੰਨੇ ਇਹ ਦੱਸਦੇ ਹਨ:',
    nothing: 'Nila ਦੇ ਪੰਨਿਆਂ ਉੱਤੇ ਇਸ ਸਵਾਲ ਦਾ ਜਵਾਬ ਨਹੀਂ ਮਿਲਿਆ।',
    contact: 'ਸਾਨੂੰ ਲਿਖੋ',
  },
  or: {
    noModel: 'କୌଣସି AI ମଡେଲ୍ ସଂଯୁକ୍ତ ନାହିଁ, ତେଣୁ ମୁଁ ଖୋଲାଖୋଲି ଉତ୍ତର ଦେଇପାରିବି ନାହିଁ।',
    found: 'Nila ର ନିଜ ପୃଷ୍ଠାଗୁଡ଼ିକ ଏହା କହନ୍ତି:',
    nothing: 'Nila ର ପୃଷ୍ଠାଗୁଡ଼ିକରେ ଏହି ପ୍ରଶ୍ନର ଉତ୍ତର ମିଳିଲା ନାହିଁ।',
    contact: 'ଆମକୁ ଲେଖନ୍ତୁ',
  },
  as: {
    noModel: 'কোনো AI মডেল সংযোগ হৈ থকা নাই, সেয়ে মই নিজে উত্তৰ দিব নোৱাৰোঁ।',
    found: 'Nila-ৰ নিজৰ পৃষ্ঠাত এইদৰে লিখা আছে:',
    nothing: 'Nila-ৰ পৃষ্ঠাত এই প্ৰশ্নৰ উত্তৰ পোৱা নগ’ল।',
    contact: 'আমালৈ লিখক',
  },
  ur: {
    noModel: 'کوئی AI ماڈل جڑا ہوا نہیں ہے، اس لیے میں کھل کر جواب نہیں دے سکتا۔',
    found: 'Nila کے اپنے صفحے یہ کہتے ہیں:',
    nothing: 'Nila کے صفحوں پر اس سوال کا جواب نہیں ملا۔',
    contact: 'ہمیں لکھیں',
  },
  ne: {
    noModel: 'कुनै AI मोडेल जोडिएको छैन, त्यसैले म खुलेर उत्तर दिन सक्दिनँ।',
    found: 'Nila का आफ्नै पृष्ठहरू यसो भन्छन्:',
    nothing: 'Nila का पृष्ठहरूमा यो प्रश्नको उत्तर भेटिएन।',
    contact: 'हामीलाई लेख्नुहोस्',
  },
  sa: {
    noModel: 'किमपि AI प्रतिरूपं न संयुक्तम्, अतः अहं स्वैरम् उत्तरं दातुं न शक्नोमि।',
    found: 'Nila इत्यस्य पृष्ठानि एवं वदन्ति:',
    nothing: 'Nila इत्यस्य पृष्ठेषु अस्य प्रश्नस्य उत्तरं न लब्धम्।',
    contact: 'अस्मभ्यं लिखतु',
  },
  kok: {
    noModel: 'खंयचेंय AI मॉडेल जोडिल्लें ना, देखून हांव मेकळेपणान जाप दिवंक शकना.',
    found: 'Nila चीं पानां अशें सांगतात:',
    nothing: 'Nila च्या पानांचेर ह्या प्रस्नाची जाप मेळ्ळी ना.',
    contact: 'आमकां बरयात',
  },
  mai: {
    noModel: 'कोनो AI मॉडल जुड़ल नहि अछि, तेँ हम खुलि कऽ उत्तर नहि दऽ सकैत छी।',
    found: 'Nila के अपन पन्ना ई कहैत अछि:',
    nothing: 'Nila के पन्ना पर एहि प्रश्नक उत्तर नहि भेटल।',
    contact: 'हमरा सभकेँ लिखू',
  },
  bho: {
    noModel: 'कवनो AI मॉडल जुड़ल नइखे, एही से हम खुल के जवाब नइखीं दे सकत।',
    found: 'Nila के आपन पन्ना ई कहत बा:',
    nothing: 'Nila के पन्ना पर एह सवाल के जवाब ना मिलल।',
    contact: 'हमनी के लिखीं',
  },
  sd: {
    noModel: 'ڪو به AI ماڊل ڳنڍيل ناهي، تنهنڪري مان کليل جواب نٿو ڏئي سگهان.',
    found: 'Nila جا پنهنجا صفحا هي چون ٿا:',
    nothing: 'Nila جي صفحن تي هن سوال جو جواب نه مليو.',
    contact: 'اسان کي لکو',
  },
  'sd-Deva': {
    noModel: 'को बि AI मॉडल ॻंढियलु नाहे, तंहिंकरे मां खुली जवाबु नथो ॾेई सघां।',
    found: 'Nila जा पंहिंजा पना ही चवनि था:',
    nothing: 'Nila जे पननि ते हिन सुवाल जो जवाबु न मिलियो।',
    contact: 'असां खे लिखो',
  },
  ks: {
    noModel: 'کانٛہہ تہِ AI ماڈل چھُ نہٕ جُڑِتھ، امہِ کِنۍ ہیکہٕ نہٕ بہٕ پانے جواب دِتھ۔',
    found: 'Nila ہٕنٛدۍ پننۍ صفحہٕ چھِ یہِ ونان:',
    nothing: 'Nila ہٕنٛدٮ۪ن صفحن پؠٹھ میوٗل نہٕ یَتھ سوالس جواب۔',
    contact: 'اسہِ لیٚکھِو',
  },
  doi: {
    noModel: 'कोई AI मॉडल जुड़े दा नेईं ऐ, इस करियै मैं खु’ल्लियै जवाब नेईं देई सकदा।',
    found: 'Nila दे अपने सफे एह् आखदे न:',
    nothing: 'Nila दे सफें पर इस सोआल दा जवाब नेईं थ्होआ।',
    contact: 'असेंगी लिखो',
  },
  brx: {
    noModel: 'माबा AI मडेलनि फोनांजाब गैया, बेनिखायनो आं उदांयै फिननाय होनो हाया।',
    found: 'Nila नि गावनि बिलाइफोरा बेबायदि बुङो:',
    nothing: 'Nila नि बिलाइफोराव बे सोंथिनि फिननाय मोनाखै।',
    contact: 'जोंनो लिर',
  },
  sat: {
    noModel: 'ᱡᱟᱦᱟᱸᱱᱟᱜ AI ᱢᱚᱰᱮᱞ ᱵᱟᱝ ᱡᱚᱲᱟᱣ ᱟᱠᱟᱱᱟ, ᱚᱱᱟᱛᱮ ᱤᱧ ᱯᱷᱩᱨᱜᱟᱹᱞ ᱛᱮ ᱛᱮᱞᱟ ᱵᱟᱹᱧ ᱮᱢ ᱫᱟᱲᱮᱭᱟᱜᱼᱟ᱾',
    found: 'Nila ᱨᱮᱭᱟᱜ ᱟᱡᱟᱜ ᱥᱟᱦᱴᱟ ᱠᱚ ᱱᱚᱣᱟ ᱠᱚ ᱢᱮᱱᱮᱫᱟ:',
    nothing: 'Nila ᱨᱮᱭᱟᱜ ᱥᱟᱦᱴᱟ ᱨᱮ ᱱᱚᱣᱟ ᱠᱩᱠᱞᱤ ᱨᱮᱭᱟᱜ ᱛᱮᱞᱟ ᱵᱟᱝ ᱧᱟᱢ ᱞᱮᱱᱟ᱾',
    contact: 'ᱟᱞᱮ ᱴᱷᱮᱱ ᱚᱞ ᱢᱮ',
  },
  'mni-Mtei': {
    noModel: 'AI ꯃꯣꯗꯦꯜ ꯑꯃꯠꯇ ꯁꯝꯅꯗ꯭ꯔꯦ, ꯃꯔꯝ ꯑꯁꯤꯅ ꯑꯩꯅ ꯅꯤꯡꯇꯝꯅ ꯄꯥꯎꯈꯨꯝ ꯄꯤꯕ ꯉꯝꯗꯦ꯫',
    found: 'Nila ꯒꯤ ꯂꯃꯥꯏꯁꯤꯡꯅ ꯁꯤ ꯍꯥꯏ:',
    nothing: 'Nila ꯒꯤ ꯂꯃꯥꯏꯁꯤꯡꯗ ꯋꯥꯍꯡ ꯑꯁꯤꯒꯤ ꯄꯥꯎꯈꯨꯝ ꯐꯪꯗꯦ꯫',
    contact: 'ꯑꯩꯈꯣꯏꯗ ꯏꯕꯤꯌꯨ',
  },
  mni: {
    noModel: 'AI মোদেল অমত্তা শম্নদ্রে, মরম অসিনা ঐনা নিংতম্না পাওখুম পীবা ঙমদে।',
    found: 'Nila গী লমাইশিংনা সি হায়:',
    nothing: 'Nila গী লমাইশিংদা ৱাহং অসিগী পাওখুম ফংদে।',
    contact: 'ঐখোয়দা ইবীয়ু',
  },
  awa: {
    noModel: 'कौनो AI मॉडल जुड़ा नाहीं है, यहि से हम खुल के जवाब नाहीं दै सकित।',
    found: 'Nila कै आपन पन्ना ई कहत हैं:',
    nothing: 'Nila के पन्नन पै यहि सवाल कै जवाब नाहीं मिला।',
    contact: 'हमका लिखौ',
  },
  mag: {
    noModel: 'कउनो AI मॉडल जुड़ल नय हे, ई से हम खुल के जवाब नय दे सकऽ ही।',
    found: 'Nila के अपन पन्ना ई कहऽ हे:',
    nothing: 'Nila के पन्ना पर ई सवाल के जवाब नय मिलल।',
    contact: 'हमनी के लिखऽ',
  },
  hne: {
    noModel: 'कोनो AI मॉडल जुड़े नइ हे, तेकर सेती मैं खुल के जवाब नइ दे सकंव।',
    found: 'Nila के अपन पन्ना मन ये कहिथें:',
    nothing: 'Nila के पन्ना मन म ये सवाल के जवाब नइ मिलिस।',
    contact: 'हमन ला लिखव',
  },
  raj: {
    noModel: 'कोई AI मॉडल जुड़्योड़ो कोनी, इण सारू म्हैं खुल’र जवाब नीं दे सकूं।',
    found: 'Nila रा आपरा पाना ओ कैवै है:',
    nothing: 'Nila रा पानां माथै इण सवाल रो जवाब कोनी मिल्यो।',
    contact: 'म्हांनै लिखो',
  },
  bgc: {
    noModel: 'कोए AI मॉडल जुड़्या कोन्या, इस करकै मैं खुल कै जवाब ना दे सकदा।',
    found: 'Nila के अपणे पन्ने न्यू कहवैं सैं:',
    nothing: 'Nila के पन्न्यां पै इस सवाल का जवाब कोन्या मिल्या।',
    contact: 'म्हारे ताहीं लिखो',
  },
  gbm: {
    noModel: 'क्वी AI मॉडल जुड़्यूं नि च, यां वजै से मि खुलिक जवाब नि दे सकदु।',
    found: 'Nila का अपणा पन्ना यु ब्वलदन:',
    nothing: 'Nila का पन्नौं मा ये सवाल कु जवाब नि मिली।',
    contact: 'हम तैं लिखा',
  },
  tcy: {
    noModel: 'ಒವ್ವೇ AI ಮಾದರಿ ಸೇರ್ದಿಜ್ಜಿ, ಅಂಚಾದ್ ಎಂಕ್ ಮುಕ್ತವಾದ್ ಉತ್ತರ ಕೊರಿಯರೆ ಆಪುಜಿ.',
    found: 'Nila ದ ಪುಟೊಕುಲು ಇಂಚ ಪಣ್ಪುಂಡು:',
    nothing: 'Nila ದ ಪುಟೊಕುಲೆಡ್ ಈ ಪ್ರಶ್ನೆದ ಉತ್ತರ ತಿಕ್ಕಿಜಿ.',
    contact: 'ಎಂಕುಲೆಗ್ ಬರೆಲೆ',
  },
  kha: {
    noModel: 'Ym don ba la pynïasoh ïa kano kano ka AI model, kumta ngam lah ban jubab laitluid.',
    found: 'Ki sla jong ka Nila ki ong kumne:',
    nothing: 'Ym shem jubab ïa kane ka jingkylli ha ki sla jong ka Nila.',
    contact: 'Thoh sha ngi',
  },
  lus: {
    noModel: 'AI model thlunzawm a awm lo va, chuvangin zalen takin ka chhang thei lo.',
    found: 'Nila phekte chuan hetiang hian a sawi:',
    nothing: 'He zawhna chhanna hi Nila phekahte hian a awm lo.',
    contact: 'Min ziak rawh',
  },
  pnb: {
    noModel: 'کوئی AI ماڈل جڑیا ہویا نہیں، ایس لئی میں کھل کے جواب نہیں دے سکدا۔',
    found: 'Nila دے اپنے صفحے ایہہ دسدے نیں:',
    nothing: 'Nila دے صفحیاں تے ایس سوال دا جواب نہیں ملیا۔',
    contact: 'سانوں لکھو',
  },
}

/** What stands before English passages in the languages that the site itself does not have. */
export const inEnglish: Record<Exclude<ChatLanguageTag, Locale>, string> = {
  ne: 'यी अंशहरू अङ्ग्रेजीमा छन्।',
  sa: 'एते अंशाः आङ्ग्लभाषायां सन्ति।',
  kok: 'हे भाग इंग्लिशींत आसात.',
  mai: 'ई अंश सभ अंग्रेजीमे अछि।',
  bho: 'ई हिस्सा अंगरेजी में बा।',
  sd: 'هي حصا انگريزيءَ ۾ آهن.',
  'sd-Deva': 'ही हिसा अंग्रेज़ीअ में आहिनि।',
  ks: 'یِم حصہٕ چھِ انگریزی پٲٹھۍ۔',
  doi: 'एह् हिस्से अंग्रेजी च न।',
  brx: 'बे बाहागोफोरा इंराजियाव दं।',
  sat: 'ᱱᱚᱣᱟ ᱦᱟᱹᱴᱤᱧ ᱠᱚ ᱤᱝᱞᱤᱥ ᱛᱮ ᱢᱮᱱᱟᱜᱼᱟ᱾',
  'mni-Mtei': 'ꯁꯔꯨꯛ ꯑꯁꯤ ꯏꯪꯂꯤꯁꯇ ꯂꯩ꯫',
  mni: 'শরুক অসি ইংলিসতা লৈ।',
  awa: 'ई हिस्सा अंगरेजी मा हैं।',
  mag: 'ई हिस्सा अंगरेजी में हे।',
  hne: 'ये हिस्सा मन अंगरेजी म हें।',
  raj: 'अै हिस्सा अंगरेजी में है।',
  bgc: 'ये हिस्से अंग्रेजी म्हैं सैं।',
  gbm: 'यि हिस्सा अंग्रेजी मा छन।',
  tcy: 'ಈ ಭಾಗೊಲು ಇಂಗ್ಲಿಷ್‌ಡ್ ಉಂಡು.',
  kha: 'Kine ki bynta ki long ha ka ktien English.',
  lus: 'Hengte hi English-a ziah a ni.',
  pnb: 'ایہہ حصے انگریزی وچ نیں۔',
}
