import { z } from 'zod'
import { pageHead, text } from './kinds.ts'

const label = () => text({ max: 60 })
const message = (...placeholders: string[]) => text({ max: 300, placeholders })

const status = (help: string) =>
  z.strictObject({ label: text({ max: 40, help }), explanation: text({ max: 200 }) })

/** /avatars; `list` and `request` without the parts on UPI where the installation has no UPI id. */
export const avatarsCopy = z.strictObject({
  head: z.strictObject(pageHead),
  title: label(),
  lead: message(),
  costs: text({
    max: 400,
    help: 'Says that the assistant is free and that some avatars ask for a contribution',
  }),
  guest: text({ max: 300, help: 'Shown to who is not signed in' }),
  needsScript: message(),
  profile: text({ max: 200, help: 'Shown to who is signed in, before the link to the profile' }),
  profileLink: label(),
  list: z.strictObject({
    title: text({ max: 60, help: 'Said of the list by screen readers' }),
    demo: text({ max: 200, help: 'Shown only where the installation holds demo data' }),
    loading: label(),
    category: text({ max: 60, help: 'Stands above the buttons that filter by category' }),
    all: text({ max: 40, help: 'The button that shows every category' }),
    shown: text({ max: 80, placeholders: ['shown', 'total'] }),
    emptyTitle: label(),
    empty: message(),
    failedTitle: label(),
    retry: label(),
    free: text({ max: 40, help: 'Instead of a price' }),
    contribution: text({ max: 80, placeholders: ['price'] }),
    watch: text({ max: 60, help: 'A link to another site where the avatar can be seen and heard' }),
    ask: text({ max: 40, help: 'The button of each avatar that opens the request' }),
    askAgain: text({ max: 40, help: 'The same where the access has ended or was refused' }),
    signIn: text({ max: 40, help: 'The link of each avatar for who is not signed in' }),
  }),
  status: z.strictObject({
    pending: status('A request that nobody has decided yet'),
    active: status('A request that was approved'),
    expired: status('Access that has ended'),
    rejected: status('A request that was refused'),
  }),
  request: z.strictObject({
    title: label(),
    method: text({ max: 60, help: 'Stands above the choice between UPI and free access' }),
    upi: label(),
    upiHint: message('price'),
    free: label(),
    freeHint: message(),
    noCost: text({ max: 300, help: 'Instead of the choice, where the avatar costs nothing' }),
    noUpi: text({ max: 400, help: 'Instead of the choice, where the installation has no UPI id' }),
    scan: message('price'),
    code: text({ max: 120, placeholders: ['price', 'id'], help: 'Said of the QR code by screen readers' }),
    transactionId: label(),
    transactionIdHint: message(),
    whereTitle: text({ max: 60, help: 'Opens the help on where the transaction ID is found' }),
    where: text({ max: 400 }),
    kept: message(),
    submit: label(),
    submitting: label(),
    close: label(),
    failed: message('reason'),
    expired: message(),
    signIn: label(),
    sentUpi: message(),
    sentFree: message(),
  }),
})
export type AvatarsCopy = z.infer<typeof avatarsCopy>
