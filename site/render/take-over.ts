import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

const FORMS = ['', '.br', '.gz']
/** The other folder may be on another file system, or on one without links. */
const UNLINKABLE = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'])

function linkOrCopy(built: string, path: string): void {
  try {
    linkSync(built, path)
  } catch (error) {
    if (!UNLINKABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(built, path)
  }
}

/** Takes a file over from the product's build, which nobody writes to again, with those of its packed forms that are there. */
export function takeOver(built: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  for (const form of FORMS) if (existsSync(built + form)) linkOrCopy(built + form, path + form)
}
