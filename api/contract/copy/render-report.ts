import { z } from 'zod'
import { ReleaseProblem } from '../releases.ts'

/** The one line that site/render/render-release.ts prints. */
export const RenderReport = z.strictObject({
  problems: z.array(ReleaseProblem),
  /** How many pages there are; only of a release without problems. */
  pages: z.int().optional(),
})
export type RenderReport = z.infer<typeof RenderReport>
