import { type SiteSettings, siteSettings } from '@nila/api/contract/copy/settings'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { settingsOf } from '../copy/copy-defaults.ts'
import { type LoadedRelease, loadBaked, type Product } from '../web/load-release.ts'
import { findLiveRelease, findReadyRelease, type Pointer } from './find-live-release.ts'
import { loadArchive, type Packs } from './load-archive.ts'
import { type PackName, releasesFolder } from './pack-files.ts'

interface Loaded {
  name: PackName
  release: LoadedRelease
}

/** Where an instance serves releases. */
export interface Stage {
  product: Product
  /** Called with each release that is to be served from now on. */
  serve: (release: LoadedRelease) => void
}

/** Those settings that this version of the product has, and could have been given. */
function settingsIn(settings: unknown): Partial<SiteSettings> {
  const given = new Map(Object.entries(settings ?? {}))
  const known = Object.entries(siteSettings.shape).filter(
    ([name, schema]) => given.has(name) && schema.safeParse(given.get(name)).success,
  )
  return Object.fromEntries(known.map(([name]) => [name, given.get(name)]))
}

const isSame = (a: PackName | undefined, b: PackName | undefined) => a?.archiveHash === b?.archiveHash

/**
 * The release that visitors see, as this instance has it: one is in memory, with the one that is to be published next, so that publishing is
 * an exchange of two pointers. What cannot be loaded leaves what is served as it is, until a later look.
 */
export function createLiveRelease({
  config,
  log,
}: {
  config: Pick<Config, 'dataDir' | 'upiId' | 'mail'>
  log: Logger
}) {
  const packs: Packs = { folder: releasesFolder(config), log }
  let published: Partial<SiteSettings> = {}
  let stage: Stage | undefined
  /** Undefined while nothing was served; without a name the release that came with the product. */
  let served: { name: Pointer | undefined } | undefined
  let ready: Loaded | undefined
  let hasTrouble = false

  async function load(name: PackName, { product }: Stage): Promise<LoadedRelease> {
    return ready && isSame(ready.name, name) ? ready.release : loadArchive(packs, name, product)
  }

  async function follow(live: Pointer | undefined, on: Stage): Promise<void> {
    if (served && isSame(served.name, live)) return
    on.serve(live ? await load(live, on) : await loadBaked(on.product))
    served = { name: live }
  }

  async function prepare(on: Stage): Promise<void> {
    const next = await findReadyRelease()
    if (isSame(next, ready?.name)) return
    // Out of memory first: it may be as large as the next one.
    ready = undefined
    if (next) ready = { name: next, release: await loadArchive(packs, next, on.product) }
  }

  async function lookNow(): Promise<void> {
    try {
      const live = await findLiveRelease()
      published = settingsIn(live?.settings)
      if (stage) {
        await follow(live, stage)
        await prepare(stage)
      }
      hasTrouble = false
    } catch (error) {
      // Once, not with every look for as long as it lasts.
      if (!hasTrouble)
        log.error({ err: error }, 'a release could not be followed; what was served is served on')
      hasTrouble = true
    }
  }

  let looking: Promise<void> = Promise.resolve()
  const look = (): Promise<void> => {
    looking = looking.then(lookNow)
    return looking
  }

  return {
    packs,
    /** What the site and the mails are told beside words: what is published, else the environment, else the product. */
    get settings(): SiteSettings {
      return { ...settingsOf(config), ...published }
    },
    /** The build of the product whose releases this instance serves; undefined where it serves none. */
    get product(): Product | undefined {
      return stage?.product
    },
    /** Whether what is served was made with another build of the product: it is whole, and has the pages of that one. */
    get isForeign(): boolean {
      const { name } = served ?? {}
      return name !== undefined && name.product !== stage?.product.fingerprint
    },
    /** Looks which release is live, and serves it from then on. */
    look,
    /** From now on releases are served: the live one, else the one that came with the product. */
    async enter(on: Stage): Promise<void> {
      stage = on
      await look()
      if (served) return
      on.serve(await loadBaked(on.product))
    },
    /** The release with this number, where it waits to be published and is in memory. */
    findReady: (id: number): LoadedRelease | undefined => (ready?.name.id === id ? ready.release : undefined),
  }
}

export type LiveRelease = ReturnType<typeof createLiveRelease>
