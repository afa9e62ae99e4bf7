import type { Knex } from 'knex'

const UP = [
  // A built version of the public site: a snapshot of what it says beside the defaults, and the archive of its files.
  `create table releases (
    id integer generated always as identity constraint releases_pkey primary key,
    state text not null default 'queued' constraint releases_state_check
      check (state in ('queued', 'building', 'ready', 'failed', 'superseded', 'discarded', 'published')),
    -- Words by locale and key, settings by name, states of translations by locale and page.
    snapshot jsonb not null,
    -- The drafts that it publishes: [{locale, key, version, value, isDefault, default, source}].
    changes jsonb not null default '[]',
    is_protected boolean not null default false,
    -- The release that was live when it was asked for; null is the one that came with the product.
    base_id integer constraint releases_base_id_fkey references releases (id) on delete set null,
    -- The build of the product that it was made with.
    product text,
    problems jsonb not null default '[]',
    archive bytea,
    -- By which the copies of the archive beside the instances are known.
    archive_hash text,
    -- Files that it needs of the product it was made with, and does not have itself.
    assets text[] not null default '{}',
    pages integer,
    -- How often a process began to build it; one that is killed by it must not take the next with it for ever.
    attempts integer not null default 0,
    requested_by integer constraint releases_requested_by_fkey references users (id) on delete set null,
    requested_at timestamptz not null default now(),
    built_at timestamptz,
    published_by integer constraint releases_published_by_fkey references users (id) on delete set null,
    published_at timestamptz
  )`,
  // It is compressed already.
  'alter table releases alter column archive set storage external',
  'create index releases_state_index on releases (state, id)',
  // One at a time, at all instances together.
  "create unique index releases_building_key on releases (state) where state = 'building'",
  'create index releases_published_at_index on releases (published_at desc) where published_at is not null',
  'create index releases_base_id_index on releases (base_id) where base_id is not null',
  'create index releases_requested_by_index on releases (requested_by) where requested_by is not null',
  'create index releases_published_by_index on releases (published_by) where published_by is not null',
  // The one release that visitors see, followed by all instances; without a row, or with null, the one that came with the product.
  `create table live_release (
    is_only boolean not null default true constraint live_release_pkey primary key
      constraint live_release_is_only_check check (is_only),
    release_id integer constraint live_release_release_id_fkey references releases (id),
    moved_at timestamptz not null default now()
  )`,
  'create index live_release_release_id_index on live_release (release_id)',
  // Files whose names hold a hash, of all builds of the product that were served of late: a page that somebody still has open asks for them.
  `create table release_assets (
    path text constraint release_assets_pkey primary key,
    bytes bytea not null,
    needed_at timestamptz not null default now()
  )`,
  'alter table release_assets alter column bytes set storage external',
  // What was published of a piece of copy, only ever added to.
  `create table copy_versions (
    id integer generated always as identity constraint copy_versions_pkey primary key,
    locale text not null,
    key text not null,
    -- The words, a list, a switch or a picture; nothing where the default of the product was published again.
    value jsonb,
    is_default boolean not null,
    -- What the product said by itself, and what the English was, when this was written.
    default_value jsonb,
    source_value jsonb,
    -- Null is the one that came with the product, gone back to.
    release_id integer constraint copy_versions_release_id_fkey references releases (id),
    author_id integer constraint copy_versions_author_id_fkey references users (id) on delete set null,
    created_at timestamptz not null default now()
  )`,
  'create index copy_versions_key_index on copy_versions (key, locale, id)',
  'create index copy_versions_release_id_index on copy_versions (release_id)',
  'create index copy_versions_author_id_index on copy_versions (author_id) where author_id is not null',
  `create function copy_versions_are_append_only() returns trigger language plpgsql as $$
  begin
    -- That the account of an author is deleted must not keep it from being so.
    if tg_op = 'UPDATE' and new.author_id is null
      and (new.id, new.locale, new.key, new.value, new.is_default, new.default_value, new.source_value, new.release_id, new.created_at)
        is not distinct from
        (old.id, old.locale, old.key, old.value, old.is_default, old.default_value, old.source_value, old.release_id, old.created_at)
    then
      return new;
    end if;
    raise exception 'versions of copy are append-only';
  end $$`,
  `create trigger copy_versions_append_only before update or delete on copy_versions
    for each row execute function copy_versions_are_append_only()`,
  // The pieces of copy that anybody ever touched.
  `create table copy_entries (
    locale text not null,
    key text not null,
    -- Goes up with each change of the draft, of what is published and of the state.
    version integer not null default 1,
    has_draft boolean not null default false,
    -- Nothing where the draft is the default of the product.
    draft jsonb,
    draft_is_default boolean not null default false,
    -- What the product said by itself, and what the English was, when the draft was begun.
    draft_default jsonb,
    draft_source jsonb,
    draft_author_id integer constraint copy_entries_draft_author_id_fkey references users (id) on delete set null,
    drafted_at timestamptz,
    published_version_id integer
      constraint copy_entries_published_version_id_fkey references copy_versions (id),
    -- An override whose default has moved and that was looked at: {default}, over which it now stands.
    kept_default jsonb,
    state text constraint copy_entries_state_check check (state in ('machine-drafted', 'reviewed')),
    -- The English that the state speaks of.
    state_source jsonb,
    constraint copy_entries_pkey primary key (locale, key)
  )`,
  'create index copy_entries_draft_index on copy_entries (locale, key) where has_draft',
  'create index copy_entries_draft_author_id_index on copy_entries (draft_author_id) where draft_author_id is not null',
  'create index copy_entries_published_version_id_index on copy_entries (published_version_id) where published_version_id is not null',
  `create table copy_pictures (
    -- The beginning of the hash of its variants.
    name text constraint copy_pictures_pkey primary key,
    width integer not null,
    height integer not null,
    author_id integer constraint copy_pictures_author_id_fkey references users (id) on delete set null,
    created_at timestamptz not null default now()
  )`,
  'create index copy_pictures_author_id_index on copy_pictures (author_id) where author_id is not null',
  `create table copy_picture_variants (
    name text not null constraint copy_picture_variants_name_fkey references copy_pictures (name) on delete cascade,
    width integer not null,
    bytes bytea not null,
    constraint copy_picture_variants_pkey primary key (name, width)
  )`,
  'alter table copy_picture_variants alter column bytes set storage external',
]

export async function up(knex: Knex): Promise<void> {
  for (const statement of UP) await knex.raw(statement.replaceAll('?', '\\?'))
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'copy_picture_variants',
    'copy_pictures',
    'copy_entries',
    'copy_versions',
    'release_assets',
    'live_release',
    'releases',
  ])
    await knex.schema.dropTable(table)
  await knex.raw('drop function copy_versions_are_append_only()')
}
