import { buildRelease } from './build-release.ts'

await buildRelease()
console.log('Built site/dist and admin/dist.')
