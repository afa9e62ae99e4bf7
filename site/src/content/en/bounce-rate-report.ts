import type { BounceRateReportCopy } from '@nila/api/contract/copy/bounce-rate-report'

export const bounceRateReport = {
  head: {
    title: 'Bounce-Rate Report – Nila',
    description: 'An internal report on why visitors leave after one page, shown with sample data.',
  },
  title: 'Bounce-Rate Report',
  lead: 'Why visitors leave after one page, and what helps them to stay.',
  sample: {
    label: 'Sample data',
    note: 'None of these figures was measured. They show what the report looks like.',
  },
  measured: {
    label: 'Real figures of the last {days} days',
    note: 'Visits and logins were measured on this site. Causes, load time, targets and the plan are examples.',
    loading: 'Loading the real figures…',
    failed: 'The real figures could not be loaded. What is shown has not changed.',
    retry: 'Try again',
    tooFew: 'Not enough visits yet',
  },
  range: {
    label: 'Time range',
    option: 'Last {days} days',
    measured: 'Days begin at midnight in India. Today is one of them.',
  },
  banner: {
    title: 'Critical issue',
    body: '{rate} of visitors leave after one page. Sites of this kind usually see {usual}; the target is under {target}.',
  },
  metrics: {
    title: 'Key figures',
    bounceRate: 'Bounce rate',
    session: 'Average session',
    scrollDepth: 'Scroll depth',
    clickThrough: 'Click-through',
  },
  tabsLabel: 'Parts of the report',
  overview: {
    tab: 'Overview',
    body: 'The average visit lasts {time} and covers {depth} of a page. Visitors on phones and new visitors leave most often.',
    measured: 'The average visit lasts {time} and covers {depth} of a page.',
    segments: {
      title: 'Who leaves',
      segment: 'Segment',
      rate: 'Bounce rate',
      share: 'Share of users',
      mobile: 'Mobile',
      desktop: 'Desktop',
      newVisitors: 'New visitors',
    },
    more: { label: 'View Engagement Analytics', href: '/engagement-tracking' },
  },
  diagnostics: {
    tab: 'Diagnostics',
    targets: {
      title: 'Figures and targets',
      measure: 'Figure',
      now: 'Now',
      target: 'Target',
      bounceRate: 'Bounce rate',
      clickThrough: 'Click-through',
      loadTime: 'Load time',
      under: 'under {value}',
      atLeast: 'at least {value}',
    },
  },
  findings: {
    login: {
      title: 'Login failures',
      finding:
        '{share} of login attempts are not completed. There are too many ways to log in, and the errors do not say what to do.',
      fix: 'Lead every login to one short form. Say plainly what went wrong and what to do next.',
    },
    value: {
      title: 'Unclear value proposition',
      finding:
        'The first screen does not say what Nila does. Visitors see {depth} of the page and find no reason to read on.',
      fix: 'Say in the first line what Nila does and for whom, with one button to start.',
    },
    mobile: {
      title: 'Mobile experience',
      finding:
        '{share} of users come on a phone, and {rate} of them leave after one page. Buttons are small and the text is cramped.',
      fix: 'Design for phones first: large buttons, text that is easy to read, no sideways scrolling.',
    },
    qrCode: {
      title: 'QR code display',
      finding: 'The QR code for donations is cut off on narrow screens and cannot be scanned.',
      fix: 'Show the whole code on every screen, with the UPI ID as text below it.',
    },
    loadTime: {
      title: 'Load time',
      finding: 'A page takes {time} to load. The target is {target}.',
      fix: 'Make pictures smaller, send less code, and show the words first.',
    },
  },
  solutions: { tab: 'Solutions', body: 'One change for each finding, the most urgent first.' },
  implementation: {
    tab: 'Implementation',
    phase: 'Phase {number}',
    phases: [
      { title: 'Mend what is broken', body: 'Repair the login, the QR code and the slowest pages.' },
      {
        title: 'Renew what visitors see first',
        body: 'Rewrite the first screen and rebuild the pages for phones.',
      },
      {
        title: 'Measure and improve',
        body: 'Compare the figures with today’s, keep what helps and drop the rest.',
      },
    ],
    expected: {
      title: 'Expected bounce rate',
      after: 'After',
      rate: 'Bounce rate',
      note: 'The target is under {target}.',
    },
  },
  nextSteps: {
    title: 'Next Steps',
    body: 'See what was measured on this site before you begin. You need an administrator account.',
    analytics: 'Open Analytics',
    tracker: 'Open the Engagement Tracker',
    newTab: '(opens in a new tab)',
  },
} satisfies BounceRateReportCopy
