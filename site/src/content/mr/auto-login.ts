import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'साइन इन होत आहे – Nila',
    description: 'या डिव्हाइसवर तुम्ही जिथे थांबला होता, तिथूनच Nila पुढे सुरू होत आहे.',
  },
  title: 'साइन इन होत आहे',
  working: 'या डिव्हाइसवर तुमचे मागचे सत्र शोधत आहे…',
  success: 'साइन इन झाले! पुढे नेत आहे…',
  failedStatus: 'ओळख पटली नाही',
  failed: 'साइन इन झाले नाही. कृपया पुन्हा प्रयत्न करा किंवा मदत करणाऱ्या टीमला लिहा.',
  errorStatus: 'साइन इन करताना अडचण आली',
  error: 'साइन इन करताना अडचण आली. कृपया नेहमीच्या साइन-इन पानावर प्रयत्न करा.',
  goToLogin: 'साइन-इन पानावर जा',
  needsScript: 'या पानाला JavaScript लागते. तुम्ही साइन-इन पानावर जाऊ शकता.',
} satisfies AutoLoginCopy
