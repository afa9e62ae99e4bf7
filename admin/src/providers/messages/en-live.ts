/** What changes by itself. */
export const enLive = {
  live: {
    waiting: '1 waiting |||| %{smart_count} waiting',
    reviews: '1 review is waiting. |||| %{smart_count} reviews are waiting.',
    subscriptions: '1 access request is waiting. |||| %{smart_count} access requests are waiting.',
    chatReports: '1 reported answer is waiting. |||| %{smart_count} reported answers are waiting.',
  },
}
