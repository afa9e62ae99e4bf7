/** The old product's pages that are found elsewhere now; their query goes along where the new address has none of its own. */
export const MOVED_PAGES: ReadonlyMap<string, string> = new Map([
  ['/admin/login', '/auth?redirect_to=%2Fadmin'],
  ['/admin-login.html', '/admin-login'],
  ['/dashboard', '/admin'],
  // The reports link here; the back office sends guests to sign in.
  ['/analytics.html', '/admin/analytics'],
  ['/engagement-tracker.html', '/admin/analytics'],
])
