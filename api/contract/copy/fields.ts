// The schemas of all copy are tens of megabytes of a process: what only names pieces has it from keys.ts.
import { z } from 'zod'
import { type Copy, type CopyPage, copySchemas } from './index.ts'
import { SETTINGS_PAGE } from './keys.ts'
import type { CopyMeta } from './kinds.ts'
import { siteSettings } from './settings.ts'

type Group = Record<string, unknown>

export type EditedPage = CopyPage | typeof SETTINGS_PAGE

/** What a piece of copy is made of. */
export type CopyShape =
  | ({
      kind: CopyMeta['kind']
      /** The most characters. */
      max?: number
      /** Of a `choice`. */
      choices?: readonly string[]
      /** Whether it may be empty: null. */
      isNullable?: true
    } & Pick<CopyMeta, 'help' | 'placeholders'>)
  | { kind: 'list'; item: CopyShape; minItems: number; maxItems: number; help?: string }
  | { kind: 'group'; fields: Record<string, CopyShape> }

/** A piece of copy that is written, translated, published and taken back as one. */
export interface CopyField {
  /** The path of the piece: `landing.hero.title`. A list is one piece, with all that is in it. */
  key: string
  page: EditedPage
  shape: CopyShape
  schema: z.ZodType
}

/** How long a list may get whose schema does not say. */
const MAX_ITEMS = 50

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as z.core.$ZodTypes['_zod']['def']

/** How few and how many characters or items a schema takes. */
function limitsOf(schema: z.core.$ZodType): { minimum?: number; maximum?: number } {
  const limits: { minimum?: number; maximum?: number } = {}
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const check = _zod.def as z.core.$ZodChecks['_zod']['def']
    if (check.check === 'min_length') limits.minimum = check.minimum
    if (check.check === 'max_length') limits.maximum = check.maximum
    if (check.check === 'length_equals') return { minimum: check.length, maximum: check.length }
  }
  return limits
}

const leaf = (schema: z.core.$ZodType, more: object = {}): CopyShape => {
  const meta = z.globalRegistry.get(schema) as Partial<CopyMeta> | undefined
  const { maximum } = limitsOf(schema)
  return { kind: 'text', ...meta, ...(maximum && { max: maximum }), ...more } as CopyShape
}

/** Says what a schema of copy is made of; throws where it is made of what an editor has no field for. */
export function shapeOf(schema: z.core.$ZodType): CopyShape {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'string':
    case 'boolean':
      return leaf(schema)
    case 'enum':
      return leaf(schema, { kind: 'choice', choices: Object.values(definition.entries) })
    case 'nullable': {
      const outer = z.globalRegistry.get(schema)
      return { ...shapeOf(definition.innerType), ...outer, isNullable: true } as CopyShape
    }
    case 'array': {
      const { minimum = 0, maximum = MAX_ITEMS } = limitsOf(schema)
      return { kind: 'list', item: shapeOf(definition.element), minItems: minimum, maxItems: maximum }
    }
    case 'tuple': {
      const [item] = definition.items
      const { length } = definition.items
      if (item) return { kind: 'list', item: shapeOf(item), minItems: length, maxItems: length }
      break
    }
    case 'object':
      return {
        kind: 'group',
        fields: Object.fromEntries(
          Object.entries(definition.shape).map(([name, part]) => [name, shapeOf(part)]),
        ),
      }
  }
  throw new Error(`Copy cannot be of the type ${definition.type}`)
}

/** A picture is an object that is edited as one. */
const isPicture = (schema: z.core.$ZodType) =>
  (z.globalRegistry.get(schema) as Partial<CopyMeta> | undefined)?.kind === 'picture'

function fieldsIn(page: EditedPage, schema: z.core.$ZodType, key: string): CopyField[] {
  const definition = definitionOf(schema)
  if (definition.type === 'object')
    return Object.entries(definition.shape).flatMap(([name, part]) => fieldsIn(page, part, `${key}.${name}`))
  const shape: CopyShape = isPicture(schema)
    ? ({ ...z.globalRegistry.get(schema), isNullable: true } as CopyShape)
    : shapeOf(schema)
  return [{ key, page, shape, schema: schema as z.ZodType }]
}

/** Every piece of copy of this version of the product, in the order of the pages. */
export const copyFields: readonly CopyField[] = [
  ...Object.entries(copySchemas).flatMap(([page, schema]) => fieldsIn(page as CopyPage, schema, page)),
  ...fieldsIn(SETTINGS_PAGE, siteSettings, SETTINGS_PAGE),
]

const byKey: ReadonlyMap<string, CopyField> = new Map(copyFields.map((field) => [field.key, field]))

/** The piece of copy of this name; undefined where this version of the product has none: it was retired, or never was. */
export const fieldOf = (key: string): CopyField | undefined => byKey.get(key)

/** The words of each piece that stand in the copy of a language, by key. */
export const wordsByKey = (copy: Copy): Record<string, unknown> =>
  Object.fromEntries(
    copyFields
      .filter(({ page }) => page !== SETTINGS_PAGE)
      .map(({ key }) => [key, key.split('.').reduce<unknown>((part, name) => (part as Group)[name], copy)]),
  )
