import { z } from 'zod'
import { pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const message = (...placeholders: string[]) => text({ max: 200, placeholders })

const status = z.strictObject({ label: label(), explanation: message() })

export const reviewsCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: text({ max: 300 }),
  needsScript: message(),
  list: z.strictObject({
    title: label(),
    demo: text({ max: 200, help: 'Shown only where the installation holds demo data' }),
    loading: label(),
    shown: message('shown', 'total'),
    showMore: label(),
    loadingMore: label(),
    emptyTitle: label(),
    empty: message(),
    failedTitle: label(),
    retry: label(),
    formerMember: label(),
    rating: text({ max: 60, placeholders: ['rating'], help: 'The words beside the moons' }),
  }),
  own: z.strictObject({
    title: label(),
    guest: message(),
    signIn: label(),
    write: label(),
    invitation: message(),
    rating: label(),
    ratingOption: z.array(label()).length(5),
    titleLabel: label(),
    titleHint: message('minimum', 'maximum'),
    content: label(),
    contentHint: message('minimum', 'maximum'),
    counter: text({ max: 60, placeholders: ['count', 'maximum'] }),
    submit: label(),
    submitting: label(),
    save: label(),
    saving: label(),
    cancel: label(),
    editNote: message(),
    draftKept: message(),
    edit: label(),
    delete: label(),
    deleting: label(),
    confirmTitle: label(),
    confirmBody: message(),
    confirmDelete: label(),
    confirmKeep: label(),
    created: message(),
    updated: message(),
    deleted: message(),
    expired: message(),
    failed: message('reason'),
    status: z.strictObject({ pending: status, approved: status, rejected: status }),
  }),
})
export type ReviewsCopy = z.infer<typeof reviewsCopy>
