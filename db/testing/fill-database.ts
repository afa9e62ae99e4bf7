import { connect, type SocketConnection } from '../connect.ts'
import { loadDemo } from '../demo/index.ts'

/** What a text may hold that files, patterns and other people's programs stumble over. */
export const ODD_TEXTS = [
  'हिन्दी বাংলা தமிழ் తెలుగు मराठी ગુજરાતી ಕನ್ನಡ മലയാളം ਪੰਜਾਬੀ ଓଡ଼ିଆ অসমীয়া اردو',
  'क्‍ष zero-width joiner, \u202eright to left\u202c, \u0085 next line, \u2028 line separator',
  '👩🏽‍🏫 𑄌𑄋𑄴𑄟𑄳𑄦 \u{10ffff} \uffff',
  'a tab\t, a line\nfeed, a return\r, both\r\n, \b \f \v \u0001 \u007f',
  '\\N',
  '\\.',
  '\n\\.\n',
  '\\ \\\\ \\n \'quoted\' "twice" $1 %s ; -- /* */ ',
  ' ',
  '',
]

/** Rows in the tables that the demo leaves empty, and values at the edges of what columns hold. */
const EDGES = `
  insert into settings (key, value) values ('session_keys', '["one"]'), ('nothing', 'null'),
    ('nested', '{"a": [null, {"b": ""}], "big": 12345678901234567890.123456789, "z\\\\u0001": "\\\\ud83d\\\\ude00"}');
  update users set created_at = '2026-01-02 03:04:05.678901+05:30', last_login = 'infinity' where id = 3;
  update users set created_at = '0044-03-15 12:00:00+00 BC' where id = 4;
  insert into login_history (id, user_id, ip, outcome, browser) values (9007199254740993, 1, '203.0.113.0', 'failure', 'null'),
    (9007199254740995, 1, '2001:db8::', 'success', null);
  alter sequence login_history_id_seq restart with 9007199254740997;
  insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_backed_up)
    select 1, 'c' || n, decode(repeat('00ff5c0a', n), 'hex'), 4294967295, '[]', 'Phone', n % 2 = 0 from generate_series(1, 3) n;
  insert into totp (user_id, secret, confirmed_at) values (2, 'sealed', now());
  insert into recovery_codes (user_id, selector, code_hash) values (2, 'abcd', 'hash');
  insert into email_providers (name, day, sent) values ('brevo', current_date, 12);
  insert into email_logs (filename, recipient, reason, size, html) values ('a.html', 'a@example.com', 'refused', 3, '<p>');
  insert into email_outbox (id, message_id, name, values, secrets, locale, recipient, is_security, state, max_attempts, claim, settled_at)
    values (gen_random_uuid(), '<1@x>', 'welcome', '{}', null, 'hi', 'sent@example.com', false, 'sent', 15, null, now()),
      (gen_random_uuid(), '<2@x>', 'signInLink', '{}', '{"code": "ABCD2345"}', 'en', 'waiting@example.com', true, 'waiting', 15, gen_random_uuid(), null);
  insert into reviews (rating, title, content) values (1, 'forgotten', 'words');
  delete from reviews where title = 'forgotten';
  insert into saved_views (owner_id, resource, name, query) values (1, 'reviews', 'Mine', 'a=1&b=2');
  insert into default_views (user_id, resource, view_id) values (1, 'reviews', 1);
  insert into audit_log (action, subject_type, details, before, after) values ('a.b', 'user', '{}', 'null', '{"x": null}');
  select nextval('operation_id_seq') from generate_series(1, 41);
  insert into remembered_devices (user_id, token_hash, series_hash, sealed_token, expires_at) values (1, 'h', 's', 't', now() + interval '1 day');
  insert into session (sid, sess, expire, user_id, device_id) values ('s', '{}', now() + interval '1 day', 1, 1);
  insert into account_links (user_id, purpose, token_hash, expires_at) values (1, 'sign_in', 'h', now() + interval '1 day');
  insert into recovery_links (token_hash, expires_at) values ('h', now() + interval '1 day');
  insert into passkey_challenges (challenge, browser_hash, expires_at) values ('c', 'h', now() + interval '1 day');
  insert into rate_limits (key, points) values ('sign-in:1', 5);
  insert into analytics_salts (month, salt) values ('infinity', '\\x00ff');
  insert into visitors (id, is_lasting, visit_id, day, started_at, seen_at, visits)
    values (-9223372036854775808, true, 9223372036854775807, '2026-01-31', '-infinity', now(), 2147483647);
  select add_analytics_partitions('2020-02-29', '2020-02-29');
  insert into analytics_events (id, visit_id, time, day, sequence, path_id, kind, value, visible)
    values (9007199254740993, 9223372036854775807, '2020-02-29 23:59:59.999999+05:30', '2020-02-29', 2147483647, 0, 5, 32767, 0);
  insert into guests (key_hash, messages) values ('h', 3);
  insert into chat_preferences (user_id, of_age_at, language, retention_days) values (1, now(), 'sat', 30);
  insert into conversations (user_id, title, language) values (1, 'ᱡᱚᱦᱟᱨ', 'sat');
  insert into conversations (guest_id, title, language) values (1, 'Guest', 'en');
  insert into messages (conversation_id, role, content, language) values (1, 'user', 'ᱡᱚᱦᱟᱨ', 'sat'), (2, 'user', '', 'en');
  insert into messages (conversation_id, parent_id, role, content, language, rating, rating_reason)
    values (1, 1, 'assistant', repeat('👩🏽‍🏫', 1000), 'sat', -1, 'wrong');
  insert into run_producers (id) values (gen_random_uuid());
  insert into runs (message_id, user_id, kind, status, producer, cost) values (3, 1, 'model', 'done', gen_random_uuid(), 9007199254740991);
  insert into run_events (message_id, position, text) values (3, 0, '👩🏽‍🏫');
  insert into conversation_shares (conversation_id, token_hash, last_message_id) values (1, 'h', 3);
  insert into message_reports (message_id, user_id, reason, note, question, answer, language)
    values (3, 1, 'wrong', '', '?', '!', 'sat');
  insert into model_endpoints (base_url, sealed_key, model, context_tokens, max_output_tokens, place)
    values ('https://models.example/v1', 'sealed', 'm', 8192, 1024, 1);
  insert into presence (instance, users, sessions, latest, seen_at) values (gen_random_uuid(), 1, 2, '[]', now());
  insert into help_passages (locale, place, path, title, heading, text, heading_terms, text_terms, release)
    values ('en', 'donate.why', '/donate', 'Donate', 'Why?', 'Words.', '{_why}', '{}', 'hash');
  insert into releases (state, snapshot, archive, requested_by, published_by, published_at)
    values ('published', '{"overrides": {"hi": {"landing.hero.title": "पूछें"}}}', '\\x00ff', 1, 1, now());
  insert into live_release (release_id) values (1);
  insert into release_assets (path, bytes) values ('_astro/a.1234.js', '\\x00ff');
  insert into copy_versions (locale, key, value, is_default, default_value, release_id, author_id)
    values ('hi', 'landing.hero.title', '"पूछें 👩🏽‍🏫"', false, '"a"', 1, 1), ('all', 'site.upiId', 'null', false, null, 1, null);
  insert into copy_entries (locale, key, has_draft, draft, draft_author_id, published_version_id, state, state_source)
    values ('hi', 'landing.hero.title', true, '["a", {"b": null}]', 1, 1, 'reviewed', '"Ask"');
  insert into copy_pictures (name, width, height, author_id) values (repeat('a', 32), 960, 540, 1);
  insert into copy_picture_variants (name, width, bytes) values (repeat('a', 32), 960, '\\x00ff');`

/** Fills a migrated database with the demo, at least a row in each other table, and values at the edges of what columns hold. */
export async function fillDatabase(connection: SocketConnection): Promise<void> {
  const db = connect({ connection })
  try {
    await loadDemo(db, { adminUsername: 'ADMIN' })
    // 50,000 events would only take long.
    await db.raw('select forget_analytics(current_date - 1)')
    await db('users')
      .where({ id: 1 })
      .update({ email: ODD_TEXTS.join(''), locale: ODD_TEXTS[6] ?? '' })
    const titles = ODD_TEXTS.map((text) => ({ rating: 5, title: text, content: `${text}${text}` }))
    await db('reviews').insert(titles)
    await db('reviews').insert({ rating: 1, title: 'long', content: 'लंबा '.repeat(100_000) })
    await db.raw(EDGES.replaceAll('?', '\\?'))
  } finally {
    await db.destroy()
  }
}
