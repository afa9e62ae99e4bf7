import type { OwnSubscription, SubscriptionStatus } from '@nila/api/contract/subscriptions'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { AccessChip, type AccessState } from '../avatars/AccessChip.tsx'
import { AvatarDrawing } from '../avatars/AvatarDrawing.tsx'
import { Data } from '../avatars/Data.tsx'
import './access.css'
import type { AccessWords } from './AccessSection.tsx'
import { useAccountPage } from './parts.tsx'

const states = {
  active: 'active',
  pending_verification: 'pending',
  expired: 'expired',
  rejected: 'rejected',
} as const satisfies Record<SubscriptionStatus, AccessState>

interface AccessRecordProps {
  record: OwnSubscription
  words: AccessWords
}

/** One request: its state, until when it holds, and how it was paid. */
export function AccessRecord({ record, words: { access, status } }: AccessRecordProps) {
  const { format } = useAccountPage()
  const { avatarName, avatarIcon, createdAt, expiresAt, effectiveStatus, daysRemaining } = record
  const state = states[effectiveStatus]
  const day = (at: string) => <time dateTime={at}>{formatDay(format, at)}</time>
  const methods: Record<string, string> = { upi: access.upi, free_access: access.freeAccess }

  return (
    <li>
      <div className="setting-state">
        <AvatarDrawing icon={avatarIcon} size={24} />
        <h3>
          <Data>{avatarName}</Data>
        </h3>
        <AccessChip state={state} words={status} />
      </div>
      <dl className="access-facts">
        {state === 'active' && (
          <div>
            <dt>{access.until}</dt>
            <dd>{expiresAt ? day(expiresAt) : access.withoutEnd}</dd>
          </div>
        )}
        {daysRemaining !== null && (
          <div>
            <dt>{access.daysRemaining}</dt>
            <dd>{formatNumber(format, daysRemaining)}</dd>
          </div>
        )}
        {state === 'expired' && expiresAt && (
          <div>
            <dt>{access.ended}</dt>
            <dd>{day(expiresAt)}</dd>
          </div>
        )}
        <div>
          <dt>{access.asked}</dt>
          <dd>{day(createdAt)}</dd>
        </div>
        <div>
          <dt>{access.payment}</dt>
          <dd>{methods[record.paymentMethod] ?? <Data>{record.paymentMethod}</Data>}</dd>
        </div>
        {record.transactionId && (
          <div>
            <dt>{access.transactionId}</dt>
            <dd dir="ltr">{record.transactionId}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}
