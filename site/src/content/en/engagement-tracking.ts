import type { EngagementTrackingCopy } from '@nila/api/contract/copy/engagement-tracking'

export const engagementTracking = {
  head: {
    title: 'Engagement Tracking – Nila',
    description: 'An internal report on how visitors use the site, shown with sample data.',
  },
  title: 'Engagement Tracking',
  lead: 'How long visitors stay, how far they read and what they click.',
  sample: {
    label: 'Sample data',
    note: 'None of these figures was measured. They show what the report looks like.',
  },
  measured: {
    label: 'Real figures of the last {days} days',
    note: 'Measured on this site. What is usual is a benchmark.',
    loading: 'Loading the real figures…',
    failed: 'The real figures could not be loaded. What is shown has not changed.',
    retry: 'Try again',
    tooFew: 'Not enough visits yet',
  },
  range: {
    label: 'Time range',
    option: 'Last {days} days',
    note: 'The sample stays the same in every range.',
    measured: 'Days begin at midnight in India. Today is one of them.',
  },
  alert: {
    title: 'High bounce rate',
    body: '{rate} of visitors leave after one page. Sites of this kind usually see {usual}.',
    fix: { label: 'How to Fix', href: '/fix-bounce-rate' },
  },
  metrics: {
    title: 'Key figures',
    bounceRate: {
      label: 'Bounce rate',
      note: '{bounced} of {sessions} sessions ended on the first page.',
    },
    timeOnPage: {
      label: 'Average time on page',
      note: 'Time is counted up to {longest}.',
      measured: 'Time in view, of a whole visit. From {longest} on, nothing is lost.',
    },
    scrollDepth: { label: 'Average scroll depth', note: 'The rest of the page stays unseen.' },
    clickRate: { label: 'CTA click rate', note: 'The usual rate is {usual}.' },
  },
  bands: {
    critical: 'Critical',
    improvement: 'Needs Improvement',
    good: 'Good',
    note: 'Each status looks at what is lost: above {critical} is critical, above {improvement} needs improvement.',
  },
  tabsLabel: 'Parts of the report',
  overview: {
    tab: 'Overview',
    sessions: {
      title: 'Sessions',
      group: 'What happened',
      count: 'Sessions',
      bounced: 'Left after one page',
      stayed: 'Stayed, or went on',
    },
    trend: {
      title: 'Trend',
      body: 'The sample has no figures over time, so there is no trend to show.',
      measured: 'Open Analytics below to see each day.',
    },
  },
  scrollDepth: {
    tab: 'Scroll Depth',
    title: 'How far the average visitor reads',
    body: 'On average, visitors see {depth} of a page. They do not reach the first milestone, which is {first}.',
    beyond: 'On average, visitors see {depth} of a page.',
    milestone: 'Milestone',
    state: 'On average',
    reached: 'Reached',
    notReached: 'Not reached',
  },
  clickBehavior: {
    tab: 'Click Behavior',
    title: 'Clicks on a call to action',
    body: '{rate} of visitors click a call to action, such as “Talk with Nila Now”. The usual rate is {usual}.',
    compared: 'Compared',
    rate: 'Click rate',
    measured: 'This site',
    usual: 'Usual',
  },
  userSegments: {
    tab: 'User Segments',
    share: 'Share of visitors',
    devices: {
      title: 'Devices',
      device: 'Device',
      mobile: 'Mobile',
      desktop: 'Desktop',
      tablet: 'Tablet',
      other: 'Other',
    },
    visitors: {
      title: 'New and returning visitors',
      group: 'Visitors',
      new: 'New',
      returning: 'Returning',
    },
  },
  nextSteps: {
    title: 'Next Steps',
    body: 'See what was measured on this site. You need an administrator account.',
    analytics: 'Open Analytics',
    tracker: 'Open the Engagement Tracker',
    newTab: '(opens in a new tab)',
  },
} satisfies EngagementTrackingCopy
