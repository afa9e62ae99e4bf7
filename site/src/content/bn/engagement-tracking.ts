import type { EngagementTrackingCopy } from '@nila/api/contract/copy/engagement-tracking'

export const engagementTracking = {
  head: {
    title: 'সাইট ব্যবহারের তথ্য – Nila',
    description: 'মানুষ কীভাবে সাইটটি ব্যবহার করেন, তার একটি অভ্যন্তরীণ রিপোর্ট, নমুনা হিসাব দিয়ে।',
  },
  title: 'সাইট ব্যবহারের তথ্য',
  lead: 'মানুষ কতক্ষণ থাকেন, কতদূর পড়েন, কোথায় ক্লিক করেন।',
  sample: {
    label: 'নমুনা হিসাব',
    note: 'এর কোনোটিই মেপে পাওয়া নয়। রিপোর্টটি কেমন দেখায়, শুধু তা-ই বোঝায়।',
  },
  measured: {
    label: 'গত {days} দিনের আসল হিসাব',
    note: 'এই সাইটেই মাপা। সাধারণ হার তুলনার জন্য।',
    loading: 'আসল হিসাব আনা হচ্ছে…',
    failed: 'আসল হিসাব আনা গেল না। যা দেখা যাচ্ছে তা বদলায়নি।',
    retry: 'আবার চেষ্টা করুন',
    tooFew: 'এখনও যথেষ্ট মানুষ আসেননি',
  },
  range: {
    label: 'সময়কাল',
    option: 'গত {days} দিন',
    note: 'নমুনা হিসাব সব সময়কালেই এক।',
    measured: 'দিন শুরু হয় ভারতের মাঝরাতে। আজকের দিনও ধরা আছে।',
  },
  alert: {
    title: 'অনেকে এসেই চলে যাচ্ছেন',
    body: 'যাঁরা আসেন, তাঁদের {rate} একটি পাতা দেখেই চলে যান। এই ধরনের সাইটে সাধারণত তা {usual}।',
    fix: { label: 'কীভাবে শোধরাবেন', href: '/fix-bounce-rate' },
  },
  metrics: {
    title: 'মূল হিসাব',
    bounceRate: {
      label: 'এসেই চলে যাওয়ার হার',
      note: '{sessions}টি সেশনের মধ্যে {bounced}টি প্রথম পাতাতেই শেষ হয়েছে।',
    },
    timeOnPage: {
      label: 'পাতায় গড় সময়',
      note: 'সময় গোনা হয় {longest} পর্যন্ত।',
      measured: 'একবার এসে পাতা চোখের সামনে রাখার মোট সময়। {longest} থেকে কিছুই হারায় না।',
    },
    scrollDepth: { label: 'গড়ে কতদূর দেখা হয়', note: 'পাতার বাকি অংশ চোখেই পড়ে না।' },
    clickRate: { label: 'মূল বোতামে ক্লিকের হার', note: 'সাধারণ হার {usual}।' },
  },
  bands: {
    critical: 'সংকটজনক',
    improvement: 'উন্নতি দরকার',
    good: 'ভালো',
    note: 'কতটা হাতছাড়া হয়, তা দেখেই অবস্থা ঠিক হয়: {critical} ছাড়ালে সংকটজনক, {improvement} ছাড়ালে উন্নতি দরকার।',
  },
  tabsLabel: 'রিপোর্টের অংশ',
  overview: {
    tab: 'এক নজরে',
    sessions: {
      title: 'সেশন',
      group: 'কী হয়েছে',
      count: 'সেশনের সংখ্যা',
      bounced: 'একটি পাতার পরেই চলে গেছেন',
      stayed: 'থেকে গেছেন বা এগিয়েছেন',
    },
    trend: {
      title: 'গতিপ্রকৃতি',
      body: 'নমুনায় সময় ধরে কোনো হিসাব নেই, তাই দেখানোর মতো গতিপ্রকৃতিও নেই।',
      measured: 'প্রতিদিনের হিসাব দেখতে নিচে পরিসংখ্যান খুলুন।',
    },
  },
  scrollDepth: {
    tab: 'কতদূর দেখা হয়',
    title: 'গড়ে কতদূর পড়া হয়',
    body: 'গড়ে একটি পাতার {depth} দেখা হয়। প্রথম মাইলফলক {first}, সেখানে পৌঁছনো হয় না।',
    beyond: 'গড়ে একটি পাতার {depth} দেখা হয়।',
    milestone: 'মাইলফলক',
    state: 'গড়ে',
    reached: 'পৌঁছেছেন',
    notReached: 'পৌঁছননি',
  },
  clickBehavior: {
    tab: 'ক্লিক',
    title: 'মূল বোতামে ক্লিক',
    body: 'যাঁরা আসেন, তাঁদের {rate} কোনো মূল বোতামে ক্লিক করেন, যেমন “এখনই Nila-র সঙ্গে কথা বলুন”। সাধারণ হার {usual}।',
    compared: 'তুলনা',
    rate: 'ক্লিকের হার',
    measured: 'এই সাইট',
    usual: 'সাধারণ',
  },
  userSegments: {
    tab: 'কারা আসেন',
    share: 'মোটের কত ভাগ',
    devices: {
      title: 'ডিভাইস',
      device: 'ডিভাইস',
      mobile: 'মোবাইল',
      desktop: 'কম্পিউটার',
      tablet: 'ট্যাবলেট',
      other: 'অন্য',
    },
    visitors: {
      title: 'নতুন আর ফিরে আসা মানুষ',
      group: 'কারা',
      new: 'নতুন',
      returning: 'ফিরে আসা',
    },
  },
  nextSteps: {
    title: 'এর পরে',
    body: 'এই সাইটে কী মাপা হয়েছে, দেখুন। প্রশাসকের অ্যাকাউন্ট লাগবে।',
    analytics: 'পরিসংখ্যান খুলুন',
    tracker: 'ব্যবহারের খুঁটিনাটি খুলুন',
    newTab: '(নতুন ট্যাবে খোলে)',
  },
} satisfies EngagementTrackingCopy
