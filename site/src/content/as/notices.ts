import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 পৃষ্ঠাখন পোৱা নগ’ল – Nila',
    description: 'এই ঠিকনাত কোনো পৃষ্ঠা নাই। মুখ্য পৃষ্ঠালৈ যাওক বা আমালৈ লিখক।',
  },
  title: '404 পৃষ্ঠাখন পোৱা নগ’ল',
  lead: 'এই ঠিকনাত কোনো পৃষ্ঠা নাই। হয়তো সেইখন আঁতৰি গৈছে, বা ঠিকনাৰ কোনোবা আখৰ বাদ পৰিছে। আপোনাৰ ফালে একো বেয়া হোৱা নাই।',
  links: [
    { label: 'মুখ্য পৃষ্ঠালৈ যাওক', href: '/' },
    { label: 'যোগাযোগ কৰক', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'সংযোগ নাই – Nila',
    description: 'এই পৃষ্ঠাৰ বাবে Nila-ৰ সৈতে সংযোগ লাগে, এই মুহূৰ্তত সেয়া নাই।',
  },
  title: 'আপুনি অফলাইন হৈ আছে',
  lead: 'ইণ্টাৰনেট সংযোগ নাই, আৰু এই পৃষ্ঠাখন আপোনাৰ ডিভাইচত ৰখা নাছিল। আগতে খোলা পৃষ্ঠাবোৰ এতিয়াও খোলে। আপুনি লিখা একো ক’লৈকো যোৱা নাই, হেৰোৱাও নাই।',
  retry: 'আকৌ চেষ্টা কৰক',
  links: [{ label: 'মুখ্য পৃষ্ঠালৈ যাওক', href: '/' }],
} satisfies OfflineCopy
