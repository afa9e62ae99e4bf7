import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', (table) => {
    // What authenticators know a user by: random, so that it tells neither the id nor the name.
    table.text('passkey_handle').unique({ indexName: 'users_passkey_handle_key' })
    table.boolean('has_second_factor').notNullable().defaultTo(false)
  })

  await knex.schema.createTable('passkeys', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'passkeys_pkey' })
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('passkeys_user_id_fkey')
      .onDelete('cascade')
    table.text('credential_id').notNullable().unique({ indexName: 'passkeys_credential_id_key' })
    table.binary('public_key').notNullable()
    // Authenticators count in 32 bits without a sign.
    table.bigInteger('counter').notNullable()
    table.jsonb('transports').notNullable()
    table.text('name').notNullable()
    table.boolean('is_backed_up').notNullable()
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('last_used_at')
    table.index('user_id', 'passkeys_user_id_index')
  })

  await knex.schema.createTable('passkey_challenges', (table) => {
    table.text('challenge').primary({ constraintName: 'passkey_challenges_pkey' })
    table.text('browser_hash').notNullable()
    // Who adds a passkey; null where somebody signs in, who is not known yet.
    table
      .integer('user_id')
      .references('users.id')
      .withKeyName('passkey_challenges_user_id_fkey')
      .onDelete('cascade')
    table.timestamp('expires_at').notNullable()
    table.index('user_id', 'passkey_challenges_user_id_index')
    table.index('expires_at', 'passkey_challenges_expires_at_index')
  })

  await knex.schema.createTable('totp', (table) => {
    table
      .integer('user_id')
      .primary({ constraintName: 'totp_pkey' })
      .references('users.id')
      .withKeyName('totp_user_id_fkey')
      .onDelete('cascade')
    // Both secrets are sealed (api/src/secret-box.ts).
    table.text('secret')
    table.timestamp('confirmed_at')
    table.integer('last_step')
    table.text('pending_secret')
    table.timestamp('pending_until')
    table.check('(secret is null) = (confirmed_at is null)', [], 'totp_confirmed_at_check')
  })

  await knex.schema.createTable('recovery_codes', (table) => {
    table.increments('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'recovery_codes_pkey' })
    table
      .integer('user_id')
      .notNullable()
      .references('users.id')
      .withKeyName('recovery_codes_user_id_fkey')
      .onDelete('cascade')
    // The part of a code that it is found by; the rest is hashed like a password.
    table.text('selector').notNullable()
    table.text('code_hash').notNullable()
    table.timestamp('used_at')
    table.unique(['user_id', 'selector'], { indexName: 'recovery_codes_user_id_selector_key' })
  })

  // Kept by the database, so that no way of adding or removing a factor can forget it. The user's row is locked first: of two
  // changes at once, the second looks again at what the first has left.
  await knex.raw(`
    create function refresh_has_second_factor() returns trigger language plpgsql as $$
    declare
      owner integer := coalesce(new.user_id, old.user_id);
    begin
      perform 1 from users where id = owner for no key update;
      update users set has_second_factor = exists (select from passkeys where user_id = owner)
        or exists (select from totp where user_id = owner and confirmed_at is not null)
      where id = owner;
      return null;
    end $$`)
  await knex.raw(`
    create trigger passkeys_has_second_factor after insert or delete on passkeys
    for each row execute function refresh_has_second_factor()`)
  await knex.raw(`
    create trigger totp_has_second_factor after insert or delete or update of confirmed_at on totp
    for each row execute function refresh_has_second_factor()`)

  await knex.schema.alterTable('session', (table) => {
    table.text('second_factor')
    table.check(
      "second_factor in ('passkey', 'totp', 'recovery_code', 'recovery_link')",
      [],
      'session_second_factor_check',
    )
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('session', (table) => {
    table.dropColumn('second_factor')
  })
  for (const table of ['recovery_codes', 'totp', 'passkey_challenges', 'passkeys']) {
    await knex.schema.dropTable(table)
  }
  await knex.raw('drop function refresh_has_second_factor()')
  await knex.schema.alterTable('users', (table) => {
    table.dropColumn('passkey_handle')
    table.dropColumn('has_second_factor')
  })
}
