import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'এক মুহূর্ত…',
  failedTitle: 'এটি আনা যায়নি',
  retry: 'আবার চেষ্টা করুন',
  failed: 'কিছুই বদলায়নি: {reason}',
  signInAgain: 'নতুন ট্যাবে সাইন ইন করুন',
  email: {
    none: 'ইমেল দেওয়া নেই',
    verified: 'নিশ্চিত হয়েছে',
    notVerified: 'নিশ্চিত হয়নি',
    pending: '{email} এখনও নিশ্চিত হয়নি। সেখানে যে লিঙ্কটি পাঠিয়েছি, সেটি খুলুন।',
    sendAgain: 'লিঙ্কটি আবার পাঠান',
    sent: '{email} ঠিকানায় একটি লিঙ্ক রওনা হয়েছে। সেখানে ইমেল দেখুন; মিনিটখানেক লাগতে পারে।',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'প্রোফাইল – Nila',
    description: 'আপনার Nila অ্যাকাউন্ট: ইউজারনেম, ইমেল ঠিকানা, আপনার মতামত আর আপনার অবতার।',
  },
  title: 'প্রোফাইল',
  lead: 'Nila আপনার সম্বন্ধে যা জানে।',
  parts,
  detailsTitle: 'আপনার তথ্য',
  username: 'ইউজারনেম',
  emailLabel: 'ইমেল',
  memberSince: 'সদস্য হওয়ার দিন',
  lastLogin: 'শেষ সাইন ইন',
  reviewTitle: 'আপনার মতামত',
  reviewNone: 'আপনি এখনও মতামত লেখেননি। দু-চার কথা লিখলে অন্যদেরও কাজে লাগে, আমাদেরও।',
  reviewStatus: {
    pending: 'অপেক্ষায়। আমরা এখনও এটি পড়িনি। শুধু আপনিই দেখতে পাচ্ছেন।',
    approved: 'মঞ্জুর। সবাই এটি পড়তে পারেন।',
    rejected: 'নামঞ্জুর। এটি দেখানো হচ্ছে না। বদলাতে পারেন; আমরা আবার পড়ব।',
  },
  reviewWrite: 'মতামত লিখুন',
  reviewLink: 'আপনার মতামতে যান',
  access: {
    title: 'আপনার অবতার',
    none: 'আপনি এখনও কোনো অবতার চাননি।',
    asked: 'কবে চেয়েছেন',
    payment: 'পেমেন্ট',
    upi: 'UPI',
    freeAccess: 'বিনামূল্যে',
    transactionId: 'ট্রানজ্যাকশন আইডি',
    until: 'কত দিন খোলা',
    ended: 'কবে শেষ হয়েছে',
    withoutEnd: 'সব সময়ের জন্য',
    daysRemaining: 'বাকি দিন',
    link: 'অবতারগুলি দেখুন',
  },
  settingsTitle: 'সেটিংস',
  settingsBody: 'ইমেল ঠিকানা, পাসওয়ার্ড আর বাকি সব কিছু সেটিংসে বদলাতে পারেন।',
  settingsLink: { label: 'সেটিংস', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'সেটিংস – Nila',
    description: 'আপনার Nila অ্যাকাউন্টের ইমেল, পাসওয়ার্ড, পাসকি, সেশন, ভাষা আর তথ্য।',
  },
  title: 'সেটিংস',
  lead: 'কীভাবে সাইন ইন করবেন, Nila কেমন দেখাবে, কোন ভাষায় কথা বলবে, আর আপনার তথ্যের কী হবে।',
  menuLabel: 'এই পাতায়',
  parts,
  cancel: 'থাক',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'সাইন আউট করুন',
    lead: 'যে ফোন বা কম্পিউটার অন্যরাও ব্যবহার করেন, তাতে কাজ শেষ হলে সাইন আউট করুন।',
  },
  profileLink: { label: 'আপনার প্রোফাইল দেখুন', href: '/profile' },
} satisfies SettingsCopy
