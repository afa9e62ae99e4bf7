// Packs a rendered site into one file: `node pack-program.ts FOLDER PRODUCT_FOLDER ARCHIVE`. A process of its own, because it takes ten times
// the memory of what comes out, and the processor for a while. Prints what it needs of `release_assets`.
import { writeFile } from 'node:fs/promises'
import { NOT_FOUND_FILE } from '../web/pack-release.ts'
import { unpackArchive } from './archive.ts'
import { packFolder } from './pack-folder.ts'

const [folder = '', productFolder = '', archiveFile = ''] = process.argv.slice(2)
const { archive, assets } = await packFolder(folder, productFolder)
// As every instance will read it: what cannot be served must not be ready.
const { files } = await unpackArchive(archive)
if (!files.has(NOT_FOUND_FILE)) throw new Error(`The site has no ${NOT_FOUND_FILE}.`)
await writeFile(archiveFile, archive)
console.log(JSON.stringify({ assets }))
