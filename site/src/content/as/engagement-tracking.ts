import type { EngagementTrackingCopy } from '@nila/api/contract/copy/engagement-tracking'

export const engagementTracking = {
  head: {
    title: 'ছাইট ব্যৱহাৰৰ তথ্য – Nila',
    description: 'মানুহে ছাইটটো কেনেকৈ ব্যৱহাৰ কৰে, তাৰ এখন আভ্যন্তৰীণ প্ৰতিবেদন, নমুনা হিচাপেৰে।',
  },
  title: 'ছাইট ব্যৱহাৰৰ তথ্য',
  lead: 'মানুহ কিমান সময় থাকে, কিমান দূৰলৈ পঢ়ে, ক’ত ক্লিক কৰে।',
  sample: {
    label: 'নমুনা হিচাপ',
    note: 'ইয়াৰে এটাও জুখি পোৱা নহয়। প্ৰতিবেদনখন কেনে দেখি, সেয়াহে বুজায়।',
  },
  measured: {
    label: 'যোৱা {days} দিনৰ আচল হিচাপ',
    note: 'এই ছাইটতে জোখা। সাধাৰণ হাৰ তুলনাৰ বাবে।',
    loading: 'আচল হিচাপ অনা হৈছে…',
    failed: 'আচল হিচাপ আনিব পৰা নগ’ল। যি দেখা গৈছে সেয়া সলনি হোৱা নাই।',
    retry: 'আকৌ চেষ্টা কৰক',
    tooFew: 'এতিয়ালৈকে যথেষ্ট মানুহ অহা নাই',
  },
  range: {
    label: 'সময়ছোৱা',
    option: 'যোৱা {days} দিন',
    note: 'নমুনা হিচাপ সকলো সময়ছোৱাতে একে।',
    measured: 'দিন আৰম্ভ হয় ভাৰতৰ মাজনিশাত। আজিৰ দিনটোও ধৰা আছে।',
  },
  alert: {
    title: 'বহুতে আহিয়েই গুচি গৈছে',
    body: 'অহা লোকৰ {rate} এখন পৃষ্ঠা চায়েই গুচি যায়। এনেকুৱা ছাইটত সাধাৰণতে এই হাৰ {usual}।',
    fix: { label: 'কেনেকৈ শুধৰাব', href: '/fix-bounce-rate' },
  },
  metrics: {
    title: 'মূল হিচাপ',
    bounceRate: {
      label: 'আহিয়েই গুচি যোৱাৰ হাৰ',
      note: '{sessions}টা ছেশ্যনৰ ভিতৰত {bounced}টা প্ৰথম পৃষ্ঠাতেই শেষ হৈছে।',
    },
    timeOnPage: {
      label: 'পৃষ্ঠাত গড় সময়',
      note: 'সময় গণা হয় {longest} লৈকে।',
      measured: 'এবাৰ আহিলে পৃষ্ঠা চকুৰ আগত থকা মুঠ সময়। {longest} ৰ পৰা একো নেহেৰায়।',
    },
    scrollDepth: { label: 'গড়ে কিমান দূৰলৈ চায়', note: 'পৃষ্ঠাৰ বাকী অংশ চকুত নপৰে।' },
    clickRate: { label: 'মূল বুটামত ক্লিকৰ হাৰ', note: 'সাধাৰণ হাৰ {usual}।' },
  },
  bands: {
    critical: 'সংকটজনক',
    improvement: 'উন্নতি লাগে',
    good: 'ভাল',
    note: 'কিমান হেৰায়, তাকে চাই অৱস্থা ঠিক হয়: {critical} পাৰ হ’লে সংকটজনক, {improvement} পাৰ হ’লে উন্নতি লাগে।',
  },
  tabsLabel: 'প্ৰতিবেদনৰ অংশ',
  overview: {
    tab: 'এক দৃষ্টিত',
    sessions: {
      title: 'ছেশ্যন',
      group: 'কি হ’ল',
      count: 'ছেশ্যনৰ সংখ্যা',
      bounced: 'এখন পৃষ্ঠাৰ পিছতেই গুচি গ’ল',
      stayed: 'থাকিল বা আগবাঢ়িল',
    },
    trend: {
      title: 'গতিধাৰা',
      body: 'নমুনাত সময় অনুসৰি কোনো হিচাপ নাই, সেয়ে দেখুৱাবলৈ কোনো গতিধাৰাও নাই।',
      measured: 'প্ৰতিদিনৰ হিচাপ চাবলৈ তলত পৰিসংখ্যা খোলক।',
    },
  },
  scrollDepth: {
    tab: 'কিমান দূৰলৈ চায়',
    title: 'গড়ে কিমান দূৰলৈ পঢ়ে',
    body: 'মানুহে গড়ে এখন পৃষ্ঠাৰ {depth} চায়। প্ৰথম মাইলৰ খুঁটি {first}, তালৈকে নাপায়গৈ।',
    beyond: 'মানুহে গড়ে এখন পৃষ্ঠাৰ {depth} চায়।',
    milestone: 'মাইলৰ খুঁটি',
    state: 'গড়ে',
    reached: 'পাইছেগৈ',
    notReached: 'পোৱা নাইগৈ',
  },
  clickBehavior: {
    tab: 'ক্লিক',
    title: 'মূল বুটামত ক্লিক',
    body: 'অহা লোকৰ {rate} কোনো মূল বুটামত ক্লিক কৰে, যেনে “এতিয়াই Nila-ৰ সৈতে কথা পাতক”। সাধাৰণ হাৰ {usual}।',
    compared: 'তুলনা',
    rate: 'ক্লিকৰ হাৰ',
    measured: 'এই ছাইট',
    usual: 'সাধাৰণ',
  },
  userSegments: {
    tab: 'কোন কোন আহে',
    share: 'মুঠৰ কিমান ভাগ',
    devices: {
      title: 'ডিভাইচ',
      device: 'ডিভাইচ',
      mobile: 'মোবাইল',
      desktop: 'কম্পিউটাৰ',
      tablet: 'টেবলেট',
      other: 'অন্য',
    },
    visitors: {
      title: 'নতুন আৰু উভতি অহা লোক',
      group: 'গোট',
      new: 'নতুন',
      returning: 'উভতি অহা',
    },
  },
  nextSteps: {
    title: 'ইয়াৰ পিছত',
    body: 'এই ছাইটত কি জোখা হৈছে, চাওক। প্ৰশাসকৰ একাউণ্ট লাগিব।',
    analytics: 'পৰিসংখ্যা খোলক',
    tracker: 'ব্যৱহাৰৰ সবিশেষ খোলক',
    newTab: '(নতুন টেবত খোলে)',
  },
} satisfies EngagementTrackingCopy
