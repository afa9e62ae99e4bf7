import type { ChatAvatar } from '@nila/api/contract'
import { fill } from '@nila/api/contract/copy/fill'
import { AvatarDrawing } from '../../avatars/AvatarDrawing.tsx'
import { Data } from '../../avatars/Data.tsx'
import { useChatPage } from '../page/chat-page.tsx'

interface GreetingItemProps {
  avatar: ChatAvatar
  greeting: string
}

/** How an avatar greets before anything is asked; the conversation then begins with it. */
export function GreetingItem({ avatar, greeting }: GreetingItemProps) {
  const { words } = useChatPage()
  return (
    <li className="chat-message chat-answer">
      <div className="chat-speaker">
        <AvatarDrawing icon={avatar.icon} size={22} />
        <h2>
          <Data>{avatar.name}</Data>
        </h2>
        {avatar.heygenLink && (
          <a href={avatar.heygenLink} target="_blank" rel="noreferrer">
            {fill(words.messages.watch, { name: avatar.name })}
          </a>
        )}
      </div>
      <p className="chat-greeting" dir="auto">
        {greeting}
      </p>
    </li>
  )
}
