import type { Knex } from 'knex'

const UP = [
  // Who talks without an account: known by a cookie alone, of which only the hash is kept.
  `create table guests (
    id integer generated always as identity constraint guests_pkey primary key,
    key_hash text not null constraint guests_key_hash_key unique,
    -- How many messages were sent; deleting a conversation gives none back.
    messages integer not null default 0,
    of_age_at timestamptz,
    language text,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now()
  )`,
  `create table chat_preferences (
    user_id integer constraint chat_preferences_pkey primary key
      constraint chat_preferences_user_id_fkey references users (id) on delete cascade,
    -- When they said that they are 13 or older and know what the assistant is.
    of_age_at timestamptz,
    -- What they are answered in unless they say otherwise.
    language text,
    -- After how many days without a message a conversation is deleted; null keeps it.
    retention_days integer
      constraint chat_preferences_retention_days_check check (retention_days between 1 and 3650)
  )`,
  `create table conversations (
    id integer generated always as identity constraint conversations_pkey primary key,
    user_id integer constraint conversations_user_id_fkey references users (id) on delete cascade,
    guest_id integer constraint conversations_guest_id_fkey references guests (id) on delete cascade,
    title text not null,
    language text not null,
    avatar_id integer constraint conversations_avatar_id_fkey references avatars (id) on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint conversations_owner_check check (num_nonnulls(user_id, guest_id) = 1)
  )`,
  'create index conversations_user_id_index on conversations (user_id, updated_at, id) where user_id is not null',
  'create index conversations_guest_id_index on conversations (guest_id) where guest_id is not null',
  'create index conversations_avatar_id_index on conversations (avatar_id) where avatar_id is not null',
  'create index conversations_title_index on conversations using gin (title gin_trgm_ops)',
  // A tree: a question that was put anew and an answer that was asked for again are siblings of the first.
  `create table messages (
    id integer generated always as identity constraint messages_pkey primary key,
    conversation_id integer not null
      constraint messages_conversation_id_fkey references conversations (id) on delete cascade,
    parent_id integer constraint messages_parent_id_fkey references messages (id) on delete cascade,
    role text not null constraint messages_role_check check (role in ('user', 'assistant')),
    -- Of an answer under way what its run has ended with so far: nothing; its text is in run_events until then.
    content text not null,
    language text not null,
    rating smallint constraint messages_rating_check check (rating in (-1, 1)),
    rating_reason text,
    created_at timestamptz not null default now()
  )`,
  'create index messages_conversation_id_index on messages (conversation_id, id)',
  'create index messages_parent_id_index on messages (parent_id) where parent_id is not null',
  'create index messages_rating_index on messages (created_at, rating) where rating is not null',
  'create index messages_content_index on messages using gin (content gin_trgm_ops)',
  // One answer being produced. It outlives its message, without a word of it, since limits and usage are counted from here.
  `create table runs (
    id integer generated always as identity constraint runs_pkey primary key,
    message_id integer constraint runs_message_id_key unique
      constraint runs_message_id_fkey references messages (id) on delete set null,
    user_id integer constraint runs_user_id_fkey references users (id) on delete set null,
    guest_id integer constraint runs_guest_id_fkey references guests (id) on delete set null,
    avatar_id integer constraint runs_avatar_id_fkey references avatars (id) on delete set null,
    kind text not null constraint runs_kind_check check (kind in ('model', 'help')),
    status text not null constraint runs_status_check
      check (status in ('running', 'done', 'stopped', 'failed', 'interrupted')),
    -- Why it failed, and after how many seconds it may go better.
    failure text,
    retry_after integer,
    -- Whether the answer ended because it was as long as it may be.
    is_cut boolean not null default false,
    -- The model that answered, and where it is, without its key.
    model text,
    base_url text,
    prompt_tokens integer,
    completion_tokens integer,
    -- Whether the two were counted by us, because the model did not say.
    is_estimated boolean not null default false,
    -- What it cost at the prices of that day, in millionths of the unit that the prices are in.
    cost bigint,
    first_text_ms integer,
    started_at timestamptz not null default now(),
    ended_at timestamptz,
    -- While it is running: the process that produces it, when somebody last watched at another one, and whether it is to stop.
    producer uuid not null,
    watched_at timestamptz,
    stop_wanted_at timestamptz
  )`,
  'create index runs_started_at_index on runs (started_at)',
  // By which the planner knows that there are few days: usage is counted by hashing instead of sorting, in half the time.
  "create statistics runs_day_statistics on ((started_at at time zone 'Asia/Kolkata')::date) from runs",
  'create index runs_user_id_index on runs (user_id, started_at) where user_id is not null',
  'create index runs_guest_id_index on runs (guest_id, started_at) where guest_id is not null',
  'create index runs_avatar_id_index on runs (avatar_id) where avatar_id is not null',
  "create index runs_running_index on runs (producer) where status = 'running'",
  // The processes that produce answers, each as long as it shows that it is there.
  `create table run_producers (
    id uuid constraint run_producers_pkey primary key,
    alive_at timestamptz not null default now()
  )`,
  // What an answer under way consists of so far, only ever added to; its message has it once the run has ended. There is no foreign key:
  // checking one for each piece cost more than storing it. Whoever ends a run removes its pieces, whatever has become of the message.
  `create table run_events (
    message_id integer,
    -- How many UTF-16 units the answer had before this piece.
    position integer,
    text text not null,
    constraint run_events_pkey primary key (message_id, position)
  )`,
  `create table conversation_shares (
    conversation_id integer constraint conversation_shares_pkey primary key
      constraint conversation_shares_conversation_id_fkey references conversations (id) on delete cascade,
    token_hash text not null constraint conversation_shares_token_hash_key unique,
    -- The last message that is shown, with all before it.
    last_message_id integer not null
      constraint conversation_shares_last_message_id_fkey references messages (id) on delete cascade,
    created_at timestamptz not null default now()
  )`,
  'create index conversation_shares_last_message_id_index on conversation_shares (last_message_id)',
  // What somebody wants looked at, with a copy of the words: the conversation is their own to delete.
  `create table message_reports (
    id integer generated always as identity constraint message_reports_pkey primary key,
    message_id integer constraint message_reports_message_id_fkey references messages (id) on delete set null,
    user_id integer constraint message_reports_user_id_fkey references users (id) on delete set null,
    avatar_id integer constraint message_reports_avatar_id_fkey references avatars (id) on delete set null,
    reason text not null,
    note text not null,
    question text not null,
    answer text not null,
    language text not null,
    model text,
    status text not null default 'open'
      constraint message_reports_status_check check (status in ('open', 'resolved', 'dismissed')),
    resolution text not null default '',
    resolved_by integer constraint message_reports_resolved_by_fkey references users (id) on delete set null,
    resolved_at timestamptz,
    created_at timestamptz not null default now(),
    version integer not null default 1
  )`,
  `create unique index message_reports_message_id_key on message_reports (message_id) where message_id is not null`,
  'create index message_reports_status_index on message_reports (status, created_at, id)',
  'create index message_reports_user_id_index on message_reports (user_id) where user_id is not null',
  'create index message_reports_avatar_id_index on message_reports (avatar_id) where avatar_id is not null',
  'create index message_reports_resolved_by_index on message_reports (resolved_by) where resolved_by is not null',
  // Where answers come from, the first that is enabled before the others.
  `create table model_endpoints (
    id integer generated always as identity constraint model_endpoints_pkey primary key,
    base_url text not null,
    -- Sealed; bound to the address, so that it cannot be sent to another.
    sealed_key text,
    model text not null,
    context_tokens integer not null,
    max_output_tokens integer not null,
    -- For a million tokens, in millionths of the unit that the operator counts in.
    prompt_price bigint not null default 0,
    completion_price bigint not null default 0,
    place integer not null,
    is_enabled boolean not null default true,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1
  )`,
]

const DOWN = [
  'model_endpoints',
  'message_reports',
  'conversation_shares',
  'run_events',
  'run_producers',
  'runs',
  'messages',
  'conversations',
  'chat_preferences',
  'guests',
]

export async function up(knex: Knex): Promise<void> {
  for (const statement of UP) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  for (const table of DOWN) await knex.raw(`drop table ${table}`)
}
