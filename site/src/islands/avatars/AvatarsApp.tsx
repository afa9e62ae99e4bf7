import type { Avatar } from '@nila/api/contract/avatars'
import type { AvatarsCopy } from '@nila/api/contract/copy/avatars'
import type { DonateCopy } from '@nila/api/contract/copy/donate'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { useEffect, useRef, useState } from 'react'
import { AvatarList } from './AvatarList.tsx'
import './avatars.css'
import { askedInAddress, askInAddress } from './asked-in-address.ts'
import { RequestDialog } from './RequestDialog.tsx'
import { useAvatars } from './use-avatars.ts'

export interface AvatarsProps {
  words: Pick<AvatarsCopy, 'list' | 'status' | 'request'>
  /** What the page of donations says of the same things. */
  upiWords: Pick<DonateCopy['scan'], 'id' | 'copy' | 'copied' | 'copyFailed' | 'open'>
  problems: ProblemsCopy
  /** The tag that dates and numbers are formatted by. */
  format: string
  /** Whom payments go to; null where the installation takes none. */
  upi: { id: string; payee: string } | null
  /** Where a guest signs in, and this page. */
  authHref: string
  pageHref: string
}

const canAsk = ({ access }: Avatar) => access !== 'pending' && access !== 'active'

export const nameIdOf = (avatarId: number) => `avatar-${avatarId}`

/** The avatars, and the dialog in which a user asks for one. */
export function AvatarsApp(props: AvatarsProps) {
  const { avatars, refresh, markPending } = useAvatars()
  const [asked, setAsked] = useState<Avatar>()
  const [sent, setSent] = useState<{ avatarId: number; words: string }>()
  const left = useRef<number>(undefined)
  const user = avatars.value?.user

  const items = avatars.value?.items
  const isResumed = useRef(false)
  useEffect(() => {
    if (!items || isResumed.current) return
    isResumed.current = true
    // From signing in, or by a reload in the middle of asking.
    const avatar = user && items.find(({ id }) => id === askedInAddress())
    if (avatar && canAsk(avatar)) setAsked(avatar)
    else askInAddress(undefined)
  }, [items, user])

  useEffect(() => {
    // The dialog gives the focus back to the button that opened it. Where that has gone, the avatar's name takes it.
    if (asked || left.current === undefined) return
    if (document.activeElement === document.body) document.getElementById(nameIdOf(left.current))?.focus()
    left.current = undefined
  }, [asked])

  function ask(avatar: Avatar) {
    setSent(undefined)
    setAsked(avatar)
    askInAddress(avatar.id)
  }

  function close(avatar: Avatar) {
    left.current = avatar.id
    setAsked(undefined)
    askInAddress(undefined)
  }

  return (
    <>
      <AvatarList {...props} avatars={avatars} sent={sent} onAsk={ask} />
      {asked && user && (
        <RequestDialog
          {...props}
          key={asked.id}
          avatar={asked}
          userId={user.id}
          onSent={(words) => {
            markPending(asked.id)
            setSent({ avatarId: asked.id, words })
            close(asked)
          }}
          onOutdated={refresh}
          onCancel={() => close(asked)}
        />
      )}
    </>
  )
}
