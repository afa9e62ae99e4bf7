import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 पान सापडले नाही – Nila',
    description: 'या पत्त्यावर कोणतेही पान नाही. मुख्य पानावर जा किंवा आम्हाला लिहा.',
  },
  title: '404 पान सापडले नाही',
  lead: 'या पत्त्यावर कोणतेही पान नाही. ते दुसरीकडे गेले असेल, किंवा पत्त्यातले एखादे अक्षर चुकले असेल. तुमच्याकडून काहीही बिघडलेले नाही.',
  links: [
    { label: 'मुख्य पानावर जा', href: '/' },
    { label: 'आमच्याशी संपर्क साधा', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'इंटरनेट नाही – Nila',
    description: 'Nila शी जोडण्यासाठी या पानाला इंटरनेट लागते, आणि ते सध्या नाही.',
  },
  title: 'तुम्ही ऑफलाइन आहात',
  lead: 'सध्या इंटरनेट नाही, आणि हे पान तुमच्या डिव्हाइसवर जतन केलेले नव्हते. तुम्ही आधी उघडलेली पाने अजूनही उघडतात. तुम्ही लिहिलेले काहीही पाठवले गेले नाही आणि हरवलेही नाही.',
  retry: 'पुन्हा प्रयत्न करा',
  links: [{ label: 'मुख्य पानावर जा', href: '/' }],
} satisfies OfflineCopy
