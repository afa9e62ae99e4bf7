/** Why a backup cannot be made or restored: one line that a person can act on. */
export class BackupError extends Error {
  override name = 'BackupError'
}
