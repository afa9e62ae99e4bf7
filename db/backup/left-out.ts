/** Tables whose rows are no part of a backup; a restore leaves them empty. */
export const LEFT_OUT_TABLES: readonly string[] = [
  // Whoever has signed out or was thrown out since would be signed in again, and a device that has gone on to newer tokens
  // would look like a stolen one.
  'session',
  'remembered_devices',
  // What works once would work once more.
  'account_links',
  'recovery_links',
  'passkey_challenges',
  // By it could be found out whose visits were whose, after the month that it is for.
  'analytics_salts',
  // Counters of minutes.
  'rate_limits',
  // Who is here now.
  'presence',
  // Words of the release that was served; the next start puts in those of its own.
  'help_passages',
]

/** Columns that a backup does not hold, as `table.column`; a restore gives them their default. */
export const LEFT_OUT_COLUMNS: readonly string[] = [
  // The links and codes of mails that wait; the rows that make them work are left out as well.
  'email_outbox.secrets',
]

/**
 * What waited when the backup was made was most likely sent afterwards, so a restore sends none of it. Nor is it lost: the outbox puts
 * what has expired into the e-mail logs.
 */
export const EXPIRE_MAILS = {
  table: 'email_outbox',
  sql: "update email_outbox set expires_at = now(), claim = null where state = 'waiting'",
}
