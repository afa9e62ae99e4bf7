import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 पेज नहीं मिला – Nila',
    description: 'इस पते पर कोई पेज नहीं है। होम पेज पर जाएँ या हमें लिखें।',
  },
  title: '404 पेज नहीं मिला',
  lead: 'इस पते पर कोई पेज नहीं है। शायद वह कहीं और चला गया है, या पते का कोई अक्षर छूट गया है। आपकी तरफ़ से कुछ ख़राब नहीं हुआ।',
  links: [
    { label: 'होम पेज पर जाएँ', href: '/' },
    { label: 'हमसे संपर्क करें', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'इंटरनेट नहीं है – Nila',
    description: 'इस पेज को Nila से जुड़ने के लिए इंटरनेट चाहिए, और वह अभी नहीं है।',
  },
  title: 'आप ऑफ़लाइन हैं',
  lead: 'अभी इंटरनेट नहीं है, और यह पेज आपके डिवाइस पर सहेजा नहीं गया था। जो पेज आपने पहले खोले थे, वे अब भी खुलते हैं। आपका लिखा कुछ भी न भेजा गया है, न खोया है।',
  retry: 'फिर कोशिश करें',
  links: [{ label: 'होम पेज पर जाएँ', href: '/' }],
} satisfies OfflineCopy
