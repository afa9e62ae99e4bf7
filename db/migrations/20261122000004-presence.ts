import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // A row of each instance that has pages open. It is written all the time and means nothing after a crash, so that no log is kept of it.
  await knex.raw(`create unlogged table presence (
    instance uuid constraint presence_pkey primary key,
    users integer not null,
    sessions integer not null,
    latest jsonb not null,
    seen_at timestamptz not null
  )`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('presence')
}
