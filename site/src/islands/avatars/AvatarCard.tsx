import type { Avatar } from '@nila/api/contract/avatars'
import { fill } from '@nila/api/contract/copy/fill'
import { formatRupees } from '../../i18n/format.ts'
import { signInAddress } from '../../scripts/return-path.ts'
import { Alert } from '../fields/Alert.tsx'
import { AccessChip } from './AccessChip.tsx'
import { AvatarDrawing } from './AvatarDrawing.tsx'
import { type AvatarsProps, nameIdOf } from './AvatarsApp.tsx'
import { askingAddress } from './asked-in-address.ts'
import { Data } from './Data.tsx'

interface AvatarCardProps extends AvatarsProps {
  avatar: Avatar
  isGuest: boolean
  /** What is said of the request that was just sent; empty where there is none. */
  sent: string
  onAsk: () => void
}

export function AvatarCard(props: AvatarCardProps) {
  const { avatar, words, format, isGuest, sent, authHref, pageHref, onAsk } = props
  const { id, access, heygenLink } = avatar
  // Until somebody decides.
  const said = access === 'pending' ? sent : ''
  const { list, status } = words
  const nameId = nameIdOf(id)

  return (
    <li className="card avatar-card">
      <AvatarDrawing icon={avatar.icon} />
      <h3 id={nameId} tabIndex={-1}>
        <Data>{avatar.name}</Data>
      </h3>
      <p className="avatar-facts">
        <span>
          <Data>{avatar.category}</Data>
        </span>
        <span>
          {avatar.price === 0
            ? list.free
            : fill(list.contribution, { price: formatRupees(format, avatar.price) })}
        </span>
      </p>
      <p className="avatar-description">
        <Data>{avatar.description}</Data>
      </p>
      {heygenLink && (
        <a href={heygenLink} target="_blank" rel="noreferrer" aria-describedby={nameId}>
          {list.watch}
        </a>
      )}
      <div className="avatar-access">
        {access !== 'none' && (
          <>
            <AccessChip state={access} words={status} />
            {!said && <p className="muted">{status[access].explanation}</p>}
          </>
        )}
        <Alert tone="success">{said}</Alert>
        {isGuest ? (
          <a
            className="button button-quiet"
            href={signInAddress(authHref, askingAddress(pageHref, id))}
            aria-describedby={nameId}
          >
            {list.signIn}
          </a>
        ) : (
          access !== 'pending' &&
          access !== 'active' && (
            <button className="button button-quiet" type="button" aria-describedby={nameId} onClick={onAsk}>
              {access === 'none' ? list.ask : list.askAgain}
            </button>
          )
        )}
      </div>
    </li>
  )
}
