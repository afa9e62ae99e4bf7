import type { MobileAppCopy } from '@nila/api/contract/copy/mobile-app'

export const mobileApp = {
  head: {
    title: 'मोबाइल ॲप – Nila',
    description:
      'Nila फोनवर कसा दिसतो ते पाहा, आजच तो होम स्क्रीनवर ठेवा, आणि Android आणि iPhone च्या ॲपसाठी काय लागेल ते वाचा.',
  },
  title: 'तुमच्या फोनवर Nila',
  lead: 'Android आणि iPhone साठीची ॲप्स लवकरच येत आहेत. तोपर्यंत ही पानेच तुमच्या फोनवर ॲपसारखी वापरता येतात.',
  tabs: {
    label: 'मोबाइल ॲपविषयी',
    preview: 'ॲपची झलक',
    get: 'ॲप मिळवा',
    about: 'माहिती',
  },
  preview: {
    title: 'इथेच वापरून पाहा',
    lead: 'फोनवर दिसते तशी ही खरी साइट आहे. तुम्ही ती इथेच वापरू शकता.',
    frame: 'फोनवर Nila',
    controls: 'झलकेची बटणे',
    back: 'मागे',
    refresh: 'पुन्हा लोड करा',
    home: 'मुख्य पान',
    loading: 'झलक लोड होत आहे…',
    saveData: 'तुमचा ब्राउझर डेटा वाचवत आहे, म्हणून तुम्ही सांगितल्यावरच झलक लोड होईल.',
    load: 'झलक लोड करा',
    nested: 'तुम्ही आधीच झलकेच्या आत आहात.',
    leave: { label: 'मुख्य पानावर जा', href: '/' },
    features: {
      title: 'तुम्हाला काय मिळते',
      items: [
        'तुमच्या भाषेत आणि तुमच्या लिपीत Nila.',
        'तुमच्या होम स्क्रीनवर एक आयकॉन.',
        'हलकी पाने, स्वस्त फोन आणि संथ इंटरनेटसाठी तयार केलेली.',
        'तुम्ही शेवटी उघडलेली पाने, इंटरनेट नसतानाही.',
        'तुमच्या संगणकावर आहे तेच खाते.',
      ],
    },
  },
  get: {
    title: 'तुमच्या डिव्हाइसवर Nila मिळवा',
    comingSoon: 'लवकरच येत आहे',
    android: 'Android साठी Nila',
    ios: 'iPhone साठी Nila',
    getAndroid: 'Google Play वरून घ्या',
    getIos: 'App Store वरून घ्या',
    install: {
      title: 'आजच ॲपसारखे वापरा',
      lead: 'तुमचा ब्राउझर ही पाने तुमच्या ॲप्समध्ये ठेवू शकतो.',
      android: {
        title: 'Android वर, Chrome ने',
        steps: ['तीन टिंबांच्या मेनूवर टॅप करा.', '“होम स्क्रीनवर जोडा” आणि मग “इंस्टॉल करा” निवडा.'],
      },
      iphone: {
        title: 'iPhone वर, Safari ने',
        steps: ['“शेअर करा” वर टॅप करा.', '“होम स्क्रीनवर जोडा” आणि मग “जोडा” निवडा.'],
      },
      computer: {
        title: 'संगणकावर, Chrome किंवा Edge ने',
        steps: ['पत्त्याच्या पट्टीच्या शेवटी असलेल्या इंस्टॉलच्या आयकॉनवर क्लिक करा.', '“इंस्टॉल करा” निवडा.'],
      },
    },
  },
  about: {
    title: 'ॲपविषयी',
    body: 'Nila हा भारतात तयार झालेला मोफत, ओपन सोर्स AI सहाय्यक आहे.',
    version: 'आवृत्ती',
    size: 'आकार',
    updated: 'शेवटचा बदल',
    requirements: 'काय लागते',
    android: 'Android {version}+',
    ios: 'iOS {version}+',
    failed: {
      title: 'अडचण आली',
      body: 'ॲपची माहिती लोड झाली नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
    },
  },
  links: [
    { label: 'वेबवरच्या Nila कडे परत जा', href: '/' },
    { label: 'आमच्याशी संपर्क साधा', href: '/contact' },
  ],
} satisfies MobileAppCopy
