import type { StaticFile } from './static-file.ts'

/** Files whose names hold a hash, of releases other than the one that is served. */
export interface KeptAssets {
  /** Undefined, at once, where no such file is kept; what it gives is undefined where it cannot be had. */
  find(path: string): Promise<StaticFile | undefined> | undefined
}
