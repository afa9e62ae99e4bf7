import { z } from 'zod'
import { endpoint, listEndpoint } from './endpoint.ts'
import { ById, Ids, Line, SearchText, Text, Words } from './fields.ts'

/** The spec's default price (section 9), in whole rupees. */
export const DEFAULT_PRICE = 2000

/** The drawings that site and back office have for an avatar. */
export const AvatarIcon = z.enum([
  'book',
  'briefcase',
  'compass',
  'heart',
  'ledger',
  'map',
  'moon-full',
  'pen',
  'pot',
  'scroll',
  'speech',
  'sprout',
  'target',
])
export type AvatarIcon = z.infer<typeof AvatarIcon>

const publicFields = {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  icon: AvatarIcon,
  /** Whole rupees; 0 asks for nothing. */
  price: z.int(),
  heygenLink: z.url().nullable(),
}

/** What a user's access to an avatar comes to; `none` also for guests. */
export const AvatarAccess = z.enum(['none', 'pending', 'active', 'expired', 'rejected'])
export type AvatarAccess = z.infer<typeof AvatarAccess>

export const Avatar = z.strictObject({ ...publicFields, access: AvatarAccess })
export type Avatar = z.infer<typeof Avatar>

/** The avatars that can be asked for, with the access of whoever asks. */
export const listAvatars = listEndpoint({
  path: '/avatars',
  guard: 'public',
  resource: 'avatars',
  item: Avatar,
  sort: ['name', 'price'],
  defaultOrder: 'ASC',
  filter: z.strictObject({}),
})

export const AdminAvatar = z.strictObject({
  ...publicFields,
  isActive: z.boolean(),
  /** How the assistant is told to speak as this avatar; never shown to users. */
  persona: z.string(),
  /** What the avatar says first in a chat. */
  greeting: z.string(),
  /** How many users have access to it now. */
  subscribers: z.int(),
  version: z.int(),
})
export type AdminAvatar = z.infer<typeof AdminAvatar>

/** At most what a UPI payment may be worth without asking the bank again. */
const MAX_PRICE = 100_000

/** The most characters that the words of an avatar may have. */
export const AVATAR_LENGTHS = {
  name: 60,
  description: 300,
  category: 40,
  persona: 4000,
  greeting: 500,
} as const

/** A name and a password before the host: everybody who sees the link would have them. */
const CREDENTIALS = /^https:\/\/[^/?#\\]*@/i

export const AvatarBody = z.strictObject({
  name: Line(2, AVATAR_LENGTHS.name),
  description: Words(10, AVATAR_LENGTHS.description),
  category: Line(2, AVATAR_LENGTHS.category),
  icon: AvatarIcon,
  price: z.int('price_invalid').min(0, 'price_invalid').max(MAX_PRICE, 'price_invalid'),
  isActive: z.boolean(),
  heygenLink: Text.pipe(
    z
      .url({ protocol: /^https$/, error: 'link_invalid' })
      .max(500)
      .refine((link) => !CREDENTIALS.test(link), 'link_with_credentials'),
  ).nullable(),
  persona: Text.pipe(z.string().trim().max(AVATAR_LENGTHS.persona)),
  greeting: Text.pipe(z.string().trim().max(AVATAR_LENGTHS.greeting)),
})
export type AvatarBody = z.infer<typeof AvatarBody>

export const listAdminAvatars = listEndpoint({
  path: '/admin/avatars',
  guard: 'admin',
  resource: 'avatars',
  item: AdminAvatar,
  sort: ['name', 'id', 'category', 'price', 'isActive'],
  defaultOrder: 'ASC',
  csv: [
    'id',
    'name',
    'description',
    'category',
    'icon',
    'price',
    'isActive',
    'heygenLink',
    'persona',
    'greeting',
    'subscribers',
  ],
  filter: z.strictObject({ id: Ids.optional(), isActive: z.boolean().optional(), q: SearchText.optional() }),
  counts: ['active', 'inactive', 'all'],
})
export const getAdminAvatar = endpoint({
  method: 'GET',
  path: '/admin/avatars/:id',
  guard: 'admin',
  params: ById,
  answer: AdminAvatar,
})
export const createAvatar = endpoint({
  method: 'POST',
  path: '/admin/avatars',
  guard: 'admin',
  body: AvatarBody,
  answer: AdminAvatar,
  status: 201,
})

/** Changes what is named and leaves the rest. Refused (412) where the avatar has moved on since the version that was looked at. */
export const updateAvatar = endpoint({
  method: 'PATCH',
  path: '/admin/avatars/:id',
  guard: 'admin',
  params: ById,
  body: AvatarBody.partial(),
  answer: z.strictObject({ ...AdminAvatar.shape, operationId: z.int().nullable() }),
})

/** Deletes an avatar that nobody ever asked for; one that somebody did can only be taken off the list. */
export const deleteAvatar = endpoint({
  method: 'DELETE',
  path: '/admin/avatars/:id',
  guard: 'admin',
  params: ById,
})
