import { useState } from 'react'
import { fillNumbers } from '../../../i18n/format.ts'
import { toast } from '../../../scripts/toast.ts'
import { reasonOf, useChatPage } from './chat-page.tsx'

/** Offers what was talked about on this device before signing in. Asked, because it may have been somebody else. */
export function ClaimNote({ claim }: { claim: () => Promise<void> }) {
  const page = useChatPage()
  const { notes } = page.words
  const { isGuest, guestConversations } = page.state
  const [isLater, setIsLater] = useState(false)
  if (isGuest || isLater || guestConversations === 0) return null

  async function keep() {
    try {
      await claim()
      toast({ title: notes.claimed, kind: 'success' })
    } catch (error) {
      toast({ title: reasonOf(error, page), kind: 'danger' })
    }
  }

  return (
    <div className="chat-note chat-claim">
      <p>{fillNumbers(page.format, notes.claim, { count: guestConversations })}</p>
      <div className="buttons">
        <button className="button button-primary" type="button" onClick={keep}>
          {notes.claimNow}
        </button>
        <button className="button button-quiet" type="button" onClick={() => setIsLater(true)}>
          {notes.claimLater}
        </button>
      </div>
    </div>
  )
}
