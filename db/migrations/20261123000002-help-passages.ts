import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // What the site says, in each language of its interface. A question is compared with the pieces of words of a passage; the server makes
  // them, since what counts as a letter in Indic scripts differs from database to database.
  await knex.raw(`create table help_passages (
    locale text not null,
    place text not null,
    path text not null,
    title text not null,
    heading text not null,
    text text not null,
    heading_terms text[] not null,
    text_terms text[] not null,
    release text not null,
    constraint help_passages_pkey primary key (locale, place)
  )`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('help_passages')
}
