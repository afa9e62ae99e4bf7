import type { NotFoundCopy, OfflineCopy } from '@nila/api/contract/copy/notices'

export const notFound = {
  head: {
    title: '404 পাতাটি পাওয়া যায়নি – Nila',
    description: 'এই ঠিকানায় কোনো পাতা নেই। প্রথম পাতায় যান বা আমাদের লিখুন।',
  },
  title: '404 পাতাটি পাওয়া যায়নি',
  lead: 'এই ঠিকানায় কোনো পাতা নেই। হয়তো সেটি সরে গেছে, বা ঠিকানার কোনো অক্ষর বাদ পড়েছে। আপনার দিকে কিছু খারাপ হয়নি।',
  links: [
    { label: 'প্রথম পাতায় যান', href: '/' },
    { label: 'যোগাযোগ করুন', href: '/contact' },
  ],
} satisfies NotFoundCopy

export const offline = {
  head: {
    title: 'সংযোগ নেই – Nila',
    description: 'এই পাতার জন্য Nila-র সঙ্গে সংযোগ দরকার, এই মুহূর্তে তা নেই।',
  },
  title: 'আপনি অফলাইনে আছেন',
  lead: 'ইন্টারনেট সংযোগ নেই, আর এই পাতাটি আপনার ডিভাইসে রাখা ছিল না। আগে যে পাতাগুলি খুলেছিলেন, সেগুলি এখনও খোলে। আপনি যা লিখেছেন, তা কোথাও যায়নি, হারায়ওনি।',
  retry: 'আবার চেষ্টা করুন',
  links: [{ label: 'প্রথম পাতায় যান', href: '/' }],
} satisfies OfflineCopy
