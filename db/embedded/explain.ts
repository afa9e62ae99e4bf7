import { StartError } from '../start-error.ts'

/** What a message of Postgres, initdb or the operating system means to whoever starts Nila. First match wins. */
const meanings: readonly (readonly [RegExp, (folder: string, match: RegExpMatchArray) => string])[] = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/,
    (folder) =>
      `The disk is full: the database in ${folder} could not be written. Free some space and start again.`,
  ],
  [
    /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+?)\.?(?:\s|$)/,
    (folder, [, made, here]) =>
      `The database in ${folder} was made by Postgres ${made}, but this is Postgres ${here}. Back it up with the release of Nila that made it and restore it here, or set DATA_DIR to another folder.`,
  ],
  [
    /Read-only file system|EROFS/,
    (folder) => `${folder} is on a read-only file system. Set DATA_DIR to a folder that can be written.`,
  ],
  [
    /Permission denied|Operation not permitted|EACCES|EPERM/,
    (folder) =>
      `Nila may not write in ${folder}. Give the folder to the user that runs Nila (chown), or set DATA_DIR to another folder.`,
  ],
  [
    /ENOTDIR|EEXIST|Not a directory/,
    (folder) => `${folder} is not a folder. Set DATA_DIR to one, or to a path where one can be made.`,
  ],
  [
    /Cannot allocate memory|could not (?:create|map|resize) .*shared memory|could not create semaphores/,
    () => 'There is not enough memory for Postgres (about 200 MB). Free some, or set DATABASE_URL.',
  ],
  [
    /error while loading shared libraries.*|Exec format error|cannot execute/,
    (_, [said]) =>
      `The embedded Postgres does not run on this system (${said}). Set DATABASE_URL to a Postgres of yours.`,
  ],
  [
    /setpriv.*|useradd.*/,
    (_, [said]) =>
      `Postgres does not run as root, and changing to another user failed (${said}). Run Nila as an ordinary user, or set DATABASE_URL.`,
  ],
  [
    /(?:PANIC|FATAL|ERROR): +(.*(?:checkpoint record|control file|checksum|page verification|PG_VERSION|pg_control|not a (?:valid data|database cluster) directory|could not (?:open|read|access|stat) (?:file|directory)|invalid data in file|pg_filenode|relation mapping).*)/,
    (folder, [, said]) =>
      `The database in ${folder} is damaged (${said}). Move that folder away and restore a backup, or set DATA_DIR to another folder.`,
  ],
]

/** Turns what failed into one line. `folder` is what the line speaks of, `log` where the rest can be read. */
export function explain(said: string, folder: string, log: string): StartError {
  for (const [pattern, words] of meanings) {
    const match = said.match(pattern)
    if (match) return new StartError(words(folder, match))
  }
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const telling = lines.find((line) => /PANIC|FATAL|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return new StartError(
    `Postgres could not start in ${folder}: ${telling.replace(/^.*(?:PANIC|FATAL): +/, '')} (see ${log})`,
  )
}
