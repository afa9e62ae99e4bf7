import type { LandingCopy } from '@nila/api/contract/copy/landing'

export const landing = {
  head: {
    title: 'Nila – the free AI assistant that speaks your language',
    description:
      'Nila is a free, open-source AI assistant built in India. Ask in your own language, day or night, and get an answer you can use.',
  },
  hero: {
    title: 'Ask in your own language.',
    lead: 'Nila is a free, open-source AI assistant built in India. A lesson, a form, a recipe or a letter: ask in the words you think in, and read the answer in them too.',
    talk: 'Talk with Nila Now',
    claims: [
      { figure: '29+', words: 'languages' },
      { figure: '24/7', words: 'day and night' },
      { figure: '100%', words: 'free' },
    ],
    exchange: {
      label: 'An example: a question in Hindi, an answer in Tamil',
      person: {
        speaker: 'You, in Hindi',
        lang: 'hi',
        words: 'मेरी सास तमिल बोलती हैं। उनसे कैसे कहूँ कि खाना बहुत अच्छा था?',
      },
      answer: {
        speaker: 'Nila, in Tamil',
        lang: 'ta',
        words: 'அம்மா, சாப்பாடு ரொம்ப நல்லா இருந்தது!',
      },
      reading: {
        speaker: 'Nila, how to say it',
        lang: 'en',
        words: '“Ammā, sāppādu romba nallā irundhadhu!” It means: Mother, the food was very good.',
      },
    },
  },
  bounceRate: {
    title: 'High bounce rate',
    body: '{rate} of visitors leave after one page. Sites of this kind usually see {usual}.',
    sample: 'Sample data',
    view: { label: 'View Engagement Analytics', href: '/engagement-tracking' },
    fix: { label: 'How to Fix', href: '/fix-bounce-rate' },
  },
  features: {
    title: 'What Nila does for you',
    lead: 'One assistant for learners, parents, teachers, shopkeepers and anyone with a question.',
    cards: [
      {
        icon: 'technology',
        title: 'Advanced AI Technology',
        body: 'Explains, translates, drafts and works things out step by step, in plain sentences.',
      },
      {
        icon: 'languages',
        title: '29+ Languages Supported',
        body: 'Write in your own script. Change language in the middle of a conversation if you like.',
      },
      {
        icon: 'openSource',
        title: 'Open Source',
        body: 'Anyone may read the code, run it on their own computer and make it better.',
      },
      {
        icon: 'personal',
        title: 'Personalized Responses',
        body: 'Say who you are and what you know already; the answer starts from there.',
      },
      {
        icon: 'privacy',
        title: 'Privacy Focused',
        body: 'No advertising, no selling of data. An account needs a name and a password, nothing more.',
      },
      {
        icon: 'learning',
        title: 'Continuous Learning',
        body: 'Reviews and corrections from the people who use Nila decide what is improved next.',
      },
    ],
    tryIt: 'Try it now',
  },
  testimonials: {
    title: 'An ordinary day with Nila',
    note: 'Three examples of what people do with Nila, written by us. What people say themselves is on the reviews page.',
    quotes: [
      {
        words:
          'I ask about photosynthesis in Assamese and then again in English, because the exam is in English.',
        who: 'A student in Guwahati',
      },
      {
        words:
          'The letter from the bank was three pages. Nila told me in Tamil which line I had to sign, and why.',
        who: 'A grandmother in Madurai',
      },
      {
        words:
          'I write the day’s offers once, in Marathi, and have them in Hindi and Gujarati before the shop opens.',
        who: 'A shopkeeper in Nashik',
      },
    ],
    getStarted: 'Get Started',
    readReviews: 'Read the reviews',
  },
  support: {
    title: 'Support Our Mission',
    body: 'Nila is free for you, but it is not free to run. Every answer uses a computer that somebody pays for by the hour. We show no advertising and sell no data, so what keeps Nila going is the time people give and the money they can spare. Any amount is welcome, and none is expected.',
    picture: null,
    costs: [
      { title: 'Servers', body: 'The computers that answer you, day and night.' },
      { title: 'More Indian languages', body: 'Testing and correcting by people who grew up with them.' },
      {
        title: 'Learning for everyone',
        body: 'Lessons and explanations that stay free for schools and homes.',
      },
    ],
    donate: { label: 'Donate', href: '/donate' },
    signUpInvitation: 'Signing up helps as well: it costs nothing, and your review tells us what to mend.',
    signUp: 'Sign Up',
  },
  finalCall: {
    title: 'What would you like to ask?',
    lead: 'Start with a small question. Any language will do.',
    talk: 'Talk with Nila Now',
    signUp: 'Sign Up',
  },
  loginHelper: {
    open: 'Login Help',
    title: 'Login Helper',
    description: 'Quick login to the system without leaving this page.',
    submit: 'Login as {username}',
    submitNobody: 'Login',
    reset: 'Reset to Default',
    close: 'Close',
    success: 'Login successful!',
  },
} satisfies LandingCopy
