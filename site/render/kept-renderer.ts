import { basename, dirname, join } from 'node:path'

/** A page or another file that the site renders. */
export interface KeptPage {
  /** Where it stands in the site's folder, such as `hi/donate.html`. */
  file: string
  /** The names of its route in Astro's manifest. */
  route: string
  component: string
}

/** What a page's styles are made of, as Astro orders and joins them. */
export type KeptStyles = { depth: number; order: number; sheet: unknown }[]

/** What is kept of a build beside Astro's bundle, to render its pages again with other words. */
export interface KeptRenderer {
  /** The bundle's entry, in its folder. */
  entry: string
  /** The origin that Astro asks its pages under. */
  origin: string
  /** What Astro writes into the head of every page. */
  scripts: { stage: string; content: string }[]
  /** The styles of each page, by Astro's key for it. */
  styles: Record<string, KeptStyles>
  /** In the order of the build: Astro sorts a page's styles anew with each language. */
  pages: KeptPage[]
}

export const RECORD = 'renderer.json'
export const BUNDLE = 'bundle'

/** Where the renderer of a build is kept: `renderer` beside `dist`. A build into a folder of another name keeps none. */
export function rendererOf(outDir: string): string | undefined {
  const name = /^dist(\.next)?$/.exec(basename(outDir))
  return name ? join(dirname(outDir), `renderer${name[1] ?? ''}`) : undefined
}
