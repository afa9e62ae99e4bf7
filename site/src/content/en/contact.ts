import type { ContactCopy } from '@nila/api/contract/copy/contact'

export const contact = {
  head: {
    title: 'Contact Support – Nila',
    description: 'Write to the people behind Nila: a question, something that went wrong, an idea.',
  },
  title: 'Contact Support',
  lead: 'Ask us something, tell us what went wrong, or say what we could do better. We answer by email.',
  form: {
    name: 'Your name',
    email: 'Your email address',
    emailHint: 'We use it only to answer you.',
    message: 'Your message',
    messageHint: 'In any language. Never send your password: we will not ask for it.',
    counter: '{count} of {maximum}',
    draftKept: 'What you write is kept in this tab until you send it.',
    website: 'Please leave this field empty',
    submit: 'Send message',
    sending: 'Sending…',
    sent: 'Thank you. Your message is on its way to us, and we will answer by email.',
    failed: 'Your message was not sent: {reason}',
    needsScript: 'This form needs JavaScript. Please turn it on and reload the page.',
  },
  address: 'You can also write to us at [{email}](mailto:{email}).',
  sections: [
    {
      title: 'What to tell us',
      body: '- Your username, if you have an account.\n- What you wanted to do and what happened instead.\n- The device and browser you use.',
    },
    {
      title: 'Something to say in public?',
      body: 'You can also write a [review](/reviews). We read each one before it appears.',
    },
  ],
  links: [{ label: 'Back to home', href: '/' }],
} satisfies ContactCopy
