export { findReleases, findReleaseView } from './find-releases.ts'
export { publishRelease } from './publish-release.ts'
export { requestRelease } from './request-release.ts'
export { rollBack, rollBackToProduct } from './roll-back.ts'
