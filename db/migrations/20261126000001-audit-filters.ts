import type { Knex } from 'knex'

const ACTOR_INDEX = 'audit_log_actor_id_index on audit_log (actor_id, at, id)'

/** What somebody did is counted by action and kind without reading the entries. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index audit_log_actor_id_index')
  await knex.raw(`create index ${ACTOR_INDEX} include (action, subject_type)`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index audit_log_actor_id_index')
  await knex.raw(`create index ${ACTOR_INDEX}`)
}
