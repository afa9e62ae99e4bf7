import type { AvatarsCopy } from '@nila/api/contract/copy/avatars'

export const avatars = {
  head: {
    title: 'Avatars – Nila',
    description:
      'AI avatars know one subject well. See what each of them can do, and ask for the ones you want.',
  },
  title: 'Avatars',
  lead: 'An avatar is a Nila that knows one subject well: school lessons, farming, cooking, letters to offices.',
  costs:
    'Nila itself, the assistant, is free for everyone and stays free. Some avatars ask for a contribution, which helps to pay for running them. If you cannot give it, ask for free access; we decide on each request.',
  guest: 'Everyone can look around here. To ask for an avatar you need an account; it is free.',
  needsScript: 'Seeing the avatars needs JavaScript. Please turn it on and reload the page.',
  profile: 'All your requests, and until when each avatar is open to you, are in your profile.',
  profileLink: 'See your access',
  list: {
    title: 'All avatars',
    demo: 'Demo data: these avatars and their prices are examples that show how the page looks.',
    loading: 'Loading the avatars…',
    category: 'Show',
    all: 'All',
    shown: '{shown} of {total} avatars',
    emptyTitle: 'No avatars yet',
    empty: 'There are none to ask for at the moment. The assistant itself is there for you.',
    failedTitle: 'The avatars could not be loaded',
    retry: 'Try again',
    free: 'Free',
    contribution: 'Contribution: {price}',
    watch: 'See it speak (on another site)',
    ask: 'Ask for access',
    askAgain: 'Ask again',
    signIn: 'Sign in to ask',
  },
  status: {
    pending: {
      label: 'pending access',
      explanation: 'We have your request and have not decided yet.',
    },
    active: { label: 'active access', explanation: 'This avatar is open to you.' },
    expired: { label: 'inactive', explanation: 'Your access has ended. You can ask again.' },
    rejected: {
      label: 'access denied',
      explanation: 'We could not say yes to your last request. You can ask again.',
    },
  },
  request: {
    title: 'Ask for access',
    method: 'How would you like to get it?',
    upi: 'Pay by UPI',
    upiHint: 'You pay {price} in your UPI app and tell us the transaction ID.',
    free: 'Free access',
    freeHint: 'You pay nothing. We read your request and decide.',
    noCost: 'This avatar costs nothing. Send your request; we read it and decide.',
    noUpi:
      'We cannot take payments yet, so you can only ask for free access: you pay nothing, and we decide on your request. If someone asks you for money in the name of Nila, it is not us.',
    scan: 'Scan this code with any UPI app and pay {price}, or pay to the UPI ID below it.',
    code: 'QR code for a UPI payment of {price} to {id}',
    transactionId: 'Transaction ID',
    transactionIdHint: 'The 12 digits (UTR) that your app shows, or 8 to 40 letters, digits and dashes.',
    whereTitle: 'Where do I find it?',
    where:
      'Open your UPI app, go to the history of your payments and tap this payment. The number is called UTR, UPI transaction ID or UPI reference number. It may take a minute after paying until it is there.',
    kept: 'What you type is kept in this tab until you send it.',
    submit: 'Send request',
    submitting: 'Sending…',
    close: 'Close',
    failed: 'Your request was not sent: {reason}',
    expired: 'You have been signed out. What you typed is kept here; sign in and send it again.',
    signIn: 'Sign in',
    sentUpi:
      'Thank you. Your request is with us. We check your payment and then decide. You will see it here and in your profile, and we write to you if we have your email address.',
    sentFree:
      'Thank you. Your request is with us. We read it and then decide. You will see it here and in your profile, and we write to you if we have your email address.',
  },
} satisfies AvatarsCopy
