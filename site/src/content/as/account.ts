import type { ProfileCopy, SettingsCopy } from '@nila/api/contract/copy/account'
import { data, email, preferences } from './account-settings.ts'
import { signInSettings } from './account-sign-in.ts'

const parts = {
  loading: 'এক মুহূৰ্ত…',
  failedTitle: 'এইখিনি আনিব পৰা নগ’ল',
  retry: 'আকৌ চেষ্টা কৰক',
  failed: 'একো সলনি হোৱা নাই: {reason}',
  signInAgain: 'নতুন টেবত ছাইন ইন কৰক',
  email: {
    none: 'ইমেইল দিয়া নাই',
    verified: 'নিশ্চিত হৈছে',
    notVerified: 'নিশ্চিত হোৱা নাই',
    pending: '{email} এতিয়াও নিশ্চিত হোৱা নাই। আমি তালৈ পঠিওৱা লিংকটো খোলক।',
    sendAgain: 'লিংকটো আকৌ পঠিয়াওক',
    sent: '{email} ঠিকনালৈ এটা লিংক পঠিওৱা হৈছে। তাত ইমেইল চাওক; এক মিনিটমান লাগিব পাৰে।',
  },
} satisfies ProfileCopy['parts']

export const profile = {
  head: {
    title: 'প্ৰ’ফাইল – Nila',
    description: 'আপোনাৰ Nila একাউণ্ট: ইউজাৰনেম, ইমেইল ঠিকনা, আপোনাৰ মতামত আৰু অৱতাৰ।',
  },
  title: 'প্ৰ’ফাইল',
  lead: 'Nila-ই আপোনাৰ বিষয়ে যি জানে।',
  parts,
  detailsTitle: 'আপোনাৰ তথ্য',
  username: 'ইউজাৰনেম',
  emailLabel: 'ইমেইল',
  memberSince: 'সদস্য হোৱাৰ দিন',
  lastLogin: 'শেষ ছাইন ইন',
  reviewTitle: 'আপোনাৰ মতামত',
  reviewNone: 'আপুনি এতিয়াও মতামত লিখা নাই। দুই-চাৰি আষাৰ লিখিলে আনৰো কামত আহে, আমাৰো।',
  reviewStatus: {
    pending: 'অপেক্ষাত। আমি এতিয়াও এইটো পঢ়া নাই। কেৱল আপুনিহে দেখা পায়।',
    approved: 'অনুমোদিত। সকলোৱে পঢ়িব পাৰে।',
    rejected: 'নাকচ। এইটো দেখুওৱা নহয়। আপুনি সলাব পাৰে; আমি আকৌ পঢ়িম।',
  },
  reviewWrite: 'মতামত লিখক',
  reviewLink: 'আপোনাৰ মতামতলৈ যাওক',
  access: {
    title: 'আপোনাৰ অৱতাৰ',
    none: 'আপুনি এতিয়ালৈকে কোনো অৱতাৰ বিচৰা নাই।',
    asked: 'কেতিয়া বিচাৰিলে',
    payment: 'পৰিশোধ',
    upi: 'UPI',
    freeAccess: 'বিনামূলীয়া',
    transactionId: 'লেনদেনৰ আইডি',
    until: 'কেতিয়ালৈকে',
    ended: 'কেতিয়া শেষ হ’ল',
    withoutEnd: 'চিৰদিনলৈ',
    daysRemaining: 'বাকী দিন',
    link: 'অৱতাৰ চাওক',
  },
  settingsTitle: 'ছেটিংছ',
  settingsBody: 'ইমেইল ঠিকনা, পাছৱৰ্ড আৰু আন সকলো ছেটিংছত সলাব পাৰে।',
  settingsLink: { label: 'ছেটিংছ', href: '/settings' },
} satisfies ProfileCopy

export const settings = {
  head: {
    title: 'ছেটিংছ – Nila',
    description: 'আপোনাৰ Nila একাউণ্টৰ ইমেইল, পাছৱৰ্ড, পাছকী, ছেশ্যন, ভাষা আৰু তথ্য।',
  },
  title: 'ছেটিংছ',
  lead: 'কেনেকৈ ছাইন ইন কৰিব, Nila কেনে দেখাব, কি ভাষাত কথা পাতিব, আৰু আপোনাৰ তথ্যৰ কি হ’ব।',
  menuLabel: 'এই পৃষ্ঠাত',
  parts,
  cancel: 'বাতিল কৰক',
  email,
  ...signInSettings,
  ...preferences,
  ...data,
  logout: {
    title: 'ছাইন আউট কৰক',
    lead: 'যি ফোন বা কম্পিউটাৰ আনেও ব্যৱহাৰ কৰে, তাত কাম শেষ হ’লে ছাইন আউট কৰক।',
  },
  profileLink: { label: 'আপোনাৰ প্ৰ’ফাইল চাওক', href: '/profile' },
} satisfies SettingsCopy
