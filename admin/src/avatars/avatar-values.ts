import { type AdminAvatar, AvatarBody, DEFAULT_PRICE } from '@nila/api/contract/avatars'
import { fieldProblemsOf } from '@nila/api/contract/field-problems'
import type { FieldProblem } from '@nila/api/contract/problems'

/** What stands in the form: the price and the link as they are typed. */
export type AvatarValues = Omit<AvatarBody, 'price' | 'heygenLink'> & { price: string; heygenLink: string }

export type AvatarField = keyof AvatarBody

/** In the order of the form. */
export const avatarFields = [
  'name',
  'description',
  'category',
  'icon',
  'price',
  'isActive',
  'heygenLink',
  'persona',
  'greeting',
] as const satisfies readonly AvatarField[]

export type AvatarProblems = Partial<Record<AvatarField, FieldProblem>>

export const NEW_AVATAR: AvatarValues = {
  name: '',
  description: '',
  category: '',
  icon: 'moon-full',
  price: String(DEFAULT_PRICE),
  isActive: true,
  heygenLink: '',
  persona: '',
  greeting: '',
}

export function valuesOf(avatar: AdminAvatar): AvatarValues {
  const { name, description, category, icon, isActive, persona, greeting, price, heygenLink } = avatar
  return {
    name,
    description,
    category,
    icon,
    isActive,
    persona,
    greeting,
    price: String(price),
    heygenLink: heygenLink ?? '',
  }
}

/** What is to be sent. A price that is no number stays none, for the contract's rule to refuse. */
function bodyOf({ price, heygenLink, ...others }: AvatarValues): AvatarBody {
  const rupees = /^\s*\d+\s*$/.test(price) ? Number(price) : Number.NaN
  return { ...others, price: rupees, heygenLink: heygenLink.trim() || null }
}

/** The contract's own rules. Field by field and not as an object, because zod compiles object schemas with `new Function`, which the CSP refuses. */
function problemsOf(body: AvatarBody): AvatarProblems {
  const problems: AvatarProblems = {}
  for (const field of avatarFields) {
    const { error } = AvatarBody.shape[field].safeParse(body[field])
    const [problem] = error ? Object.values(fieldProblemsOf(error)) : []
    if (problem) problems[field] = problem
  }
  return problems
}

/** The fields in which two versions differ. */
export const differing = (one: AvatarValues, other: AvatarValues): AvatarField[] =>
  avatarFields.filter((field) => one[field] !== other[field])

/** What of the form can be sent, or what is wrong with it. */
export function read(values: AvatarValues): { body: AvatarBody } | { problems: AvatarProblems } {
  const body = bodyOf(values)
  const problems = problemsOf(body)
  return Object.keys(problems).length ? { problems } : { body }
}

/** Only those fields of a body: what nobody touched is nobody's to send. */
export const pick = (body: AvatarBody, fields: AvatarField[]): Partial<AvatarBody> =>
  Object.fromEntries(fields.map((field) => [field, body[field]]))
