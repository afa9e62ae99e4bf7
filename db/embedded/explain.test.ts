import { describe, expect, test } from 'vitest'
import { explain } from './explain.ts'

/** What initdb, Postgres 18 and Node really said, cut to what counts. */
const said: readonly (readonly [cause: string, output: string, words: RegExp])[] = [
  [
    'a full disk under initdb',
    'initdb: error: could not write to file "/data/postgres.new-1/base/1/1255": No space left on device\ninitdb: removing contents of data directory',
    /^The disk is full: .*\/data/,
  ],
  [
    'a full disk at the start',
    '2026-11-20 11:47:53.309 UTC [10] FATAL:  could not write lock file "postmaster.pid": No space left on device',
    /^The disk is full: .*\/data/,
  ],
  [
    'a full disk under the log file',
    "ENOSPC: no space left on device, open '/data/postgres.log'",
    /^The disk is full/,
  ],
  [
    'a cluster of another version',
    'FATAL:  database files are incompatible with server\nDETAIL:  The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.4.',
    /made by Postgres 17, but this is Postgres 18\.4\. Back it up/,
  ],
  [
    'a lost checkpoint',
    'LOG:  database system was shut down at 2026-11-20 11:47:53 UTC\n2026-11-20 [11] PANIC:  could not locate a valid checkpoint record at 0/1740E08',
    /is damaged \(could not locate a valid checkpoint record.*restore a backup/,
  ],
  [
    'a read-only file system',
    "EROFS: read-only file system, mkdir '/data/postgres'",
    /read-only file system/,
  ],
  [
    'a system without glibc',
    'cannot execute /nila/native/bin/initdb: spawn /nila/native/bin/initdb ENOENT',
    /does not run on this system/,
  ],
  [
    'too little memory',
    'FATAL:  could not map anonymous shared memory: Cannot allocate memory',
    /not enough memory/,
  ],
  [
    'what nobody foresaw',
    '2026 [9] LOG:  starting\n2026 [9] FATAL:  the moon is full',
    /in \/data: the moon is full \(see \/log\)/,
  ],
]

describe('one clear line for', () => {
  test.each(said)('%s', (_cause, output, words) => {
    const { message } = explain(output, '/data', '/log')
    expect(message).toMatch(words)
    expect(message).not.toContain('\n')
  })
})
