import { buildRelease } from './build-release.ts'
import { checkEnvironment } from './check-environment.ts'

checkEnvironment()
await buildRelease()
console.log('Built site/dist and admin/dist.')
