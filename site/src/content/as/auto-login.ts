import type { AutoLoginCopy } from '@nila/api/contract/copy/auto-login'

export const autoLogin = {
  head: {
    title: 'আপোনাৰ ছাইন ইন হৈছে – Nila',
    description: 'এই ডিভাইচত য’ত এৰিছিল, Nila-ই তাৰ পৰাই আৰম্ভ কৰিছে।',
  },
  title: 'আপোনাৰ ছাইন ইন হৈছে',
  working: 'এই ডিভাইচত আপোনাৰ আগৰ ছেশ্যন বিচৰা হৈছে…',
  success: 'ছাইন ইন হ’ল! আগবাঢ়ি গৈ আছে…',
  failedStatus: 'পৰিচয় মিলাব পৰা নগ’ল',
  failed: 'ছাইন ইন নহ’ল। আকৌ চেষ্টা কৰক বা আমাক জনাওক।',
  errorStatus: 'ছাইন ইন কৰোঁতে সমস্যা হ’ল',
  error: 'ছাইন ইনত সমস্যা হ’ল। ছাইন ইন পৃষ্ঠাৰ পৰা চেষ্টা কৰক।',
  goToLogin: 'ছাইন ইন পৃষ্ঠালৈ যাওক',
  needsScript: 'এই পৃষ্ঠাক JavaScript লাগে। আপুনি ছাইন ইন পৃষ্ঠালৈ যাব পাৰে।',
} satisfies AutoLoginCopy
