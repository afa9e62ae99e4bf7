import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'আপনার সাইন ইন হচ্ছে – Nila',
    description: 'এই ডিভাইসে যেখানে ছেড়েছিলেন, Nila সেখান থেকেই শুরু করছে।',
  },
  title: 'আপনার সাইন ইন হচ্ছে',
  working: 'এই ডিভাইসে আপনার আগের সেশন খোঁজা হচ্ছে…',
  success: 'সাইন ইন হয়েছে! এগিয়ে যাচ্ছেন…',
  failedStatus: 'পরিচয় মেলানো যায়নি',
  failed: 'সাইন ইন করা যায়নি। আবার চেষ্টা করুন বা আমাদের জানান।',
  errorStatus: 'সাইন ইন করার সময় সমস্যা হয়েছে',
  error: 'সাইন ইনে সমস্যা হয়েছে। সাইন-ইন পাতা থেকে চেষ্টা করুন।',
  goToLogin: 'সাইন-ইন পাতায় যান',
  needsScript: 'এই পাতার JavaScript দরকার। আপনি সাইন-ইন পাতায় যেতে পারেন।',
} satisfies AutoLoginCopy
