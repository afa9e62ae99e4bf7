import { WaxingMoon } from '../../moons/WaxingMoon.tsx'
import { useChatPage } from './chat-page.tsx'
import { Later } from './Later.tsx'
import { useIsWide } from './use-is-wide.ts'
import type { usePlaces } from './use-places.ts'
import type { Room } from './use-room.ts'

export interface RoomProps {
  room: Room
  places: ReturnType<typeof usePlaces>
}

export const loadHistory = async () => (await import('../history/HistoryPanel.tsx')).HistoryPanel

/** The list of conversations, where there is room for it beside them. */
export function ChatSide({ room, places }: RoomProps) {
  const { words } = useChatPage()
  if (!useIsWide()) return null
  return (
    <nav className="chat-side" aria-label={words.bar.history}>
      <Later load={loadHistory} props={{ room, places }}>
        <WaxingMoon />
      </Later>
    </nav>
  )
}
