import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_log', (table) => {
    table.bigIncrements('id', { primaryKey: false })
    table.primary(['id'], { constraintName: 'audit_log_pkey' })
    table.timestamp('at').notNullable().defaultTo(knex.fn.now())
    // No foreign key: what was done stays written after the account that did it is gone.
    table.integer('actor_id')
    table.text('actor_name')
    table.text('action').notNullable()
    table.text('subject_type').notNullable()
    table.integer('subject_id').notNullable()
    table.jsonb('details').notNullable().defaultTo('{}')
  })
  await knex.raw('create index audit_log_at_index on audit_log (at desc, id desc)')
  await knex.raw('create index audit_log_action_index on audit_log (action, at desc)')
  await knex.raw('create index audit_log_actor_id_index on audit_log (actor_id, at desc)')
  await knex.raw('create index audit_log_subject_index on audit_log (subject_type, subject_id, at desc)')
  await knex.raw(`
    create function audit_log_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$`)
  await knex.raw(`
    create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function audit_log_is_append_only()`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('audit_log')
  await knex.raw('drop function audit_log_is_append_only()')
}
