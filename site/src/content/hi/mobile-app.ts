import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'

export const mobileApp = {
  head: {
    title: 'मोबाइल ऐप – Nila',
    description:
      'देखें कि Nila फ़ोन पर कैसा लगता है, उसे आज ही होम स्क्रीन पर रखें, और जानें कि Android और iPhone के ऐप के लिए क्या चाहिए होगा।',
  },
  title: 'आपके फ़ोन पर Nila',
  lead: 'Android और iPhone के ऐप जल्द आ रहे हैं। तब तक ये पेज ही आपके फ़ोन पर ऐप का काम कर सकते हैं।',
  tabs: {
    label: 'मोबाइल ऐप के बारे में',
    preview: 'ऐप की झलक',
    get: 'ऐप पाएँ',
    about: 'परिचय',
  },
  preview: {
    title: 'यहीं आज़माएँ',
    lead: 'यह असली साइट है, जैसी वह फ़ोन पर दिखती है। आप इसे यहीं चला सकते हैं।',
    frame: 'फ़ोन पर Nila',
    controls: 'झलक के बटन',
    back: 'पीछे',
    refresh: 'फिर से लोड करें',
    home: 'होम',
    loading: 'झलक लोड हो रही है…',
    saveData: 'आपका ब्राउज़र डेटा बचा रहा है, इसलिए झलक आपके कहने पर ही लोड होगी।',
    load: 'झलक लोड करें',
    nested: 'आप झलक के भीतर ही हैं।',
    leave: { label: 'होम पेज पर जाएँ', href: '/' },
    features: {
      title: 'आपको क्या मिलता है',
      items: [
        'आपकी अपनी भाषा और लिपि में Nila।',
        'आपकी होम स्क्रीन पर एक आइकन।',
        'हल्के पेज, जो सस्ते फ़ोन और धीमे इंटरनेट के लिए बने हैं।',
        'पिछली बार खोले गए पेज, इंटरनेट न हो तब भी।',
        'वही खाता, जो आपके कंप्यूटर पर है।',
      ],
    },
  },
  get: {
    title: 'अपने डिवाइस पर Nila पाएँ',
    comingSoon: 'जल्द आ रहा है',
    android: 'Android के लिए Nila',
    ios: 'iPhone के लिए Nila',
    getAndroid: 'Google Play से लें',
    getIos: 'App Store से लें',
    install: {
      title: 'आज ही ऐप की तरह चलाएँ',
      lead: 'आपका ब्राउज़र इन पेजों को आपके ऐप के साथ रख सकता है।',
      android: {
        title: 'Android पर, Chrome से',
        steps: ['तीन बिंदुओं वाले मेन्यू पर टैप करें।', '“होम स्क्रीन पर जोड़ें” और फिर “इंस्टॉल करें” चुनें।'],
      },
      iphone: {
        title: 'iPhone पर, Safari से',
        steps: ['“शेयर करें” पर टैप करें।', '“होम स्क्रीन में जोड़ें” और फिर “जोड़ें” चुनें।'],
      },
      computer: {
        title: 'कंप्यूटर पर, Chrome या Edge से',
        steps: ['पता लिखने वाली पट्टी के आख़िर में बने इंस्टॉल के आइकन पर क्लिक करें।', '“इंस्टॉल करें” चुनें।'],
      },
    },
  },
  about: {
    title: 'ऐप के बारे में',
    body: 'Nila मुफ़्त, ओपन सोर्स AI सहायक है, जो भारत में बना है।',
    version: 'संस्करण',
    size: 'आकार',
    updated: 'पिछला अपडेट',
    requirements: 'क्या चाहिए',
    android: 'Android {version}+',
    ios: 'iOS {version}+',
    failed: {
      title: 'गड़बड़ हुई',
      body: 'ऐप की जानकारी लोड नहीं हो सकी। कृपया कुछ देर बाद फिर कोशिश करें।',
    },
  },
  links: [
    { label: 'वेब वाले Nila पर लौटें', href: '/' },
    { label: 'हमसे संपर्क करें', href: '/contact' },
  ],
} satisfies MobileAppCopy
