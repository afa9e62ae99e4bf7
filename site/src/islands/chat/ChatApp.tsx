import { useEffect } from 'react'
import { client, currentUser } from '../../scripts/session.ts'
import { WaxingMoon } from '../moons/WaxingMoon.tsx'
import '../settings/modal-dialog.css'
import { useLoaded } from '../settings/use-loaded.ts'
import { getChatState } from './addresses.ts'
import './chat.css'
import './composer/composer.css'
import './dialogs/dialogs.css'
import './history/history.css'
import './markdown/markdown.css'
import { loadScriptFaces } from './load-script-faces.ts'
import { ChatRoom } from './page/ChatRoom.tsx'
import { type ChatAppProps, ChatPageProvider, reasonOf } from './page/chat-page.tsx'
import { applyDataSaver, useDataSaver } from './state/data-saver.ts'
import { GUEST } from './state/drafts.ts'
import './thread/thread.css'

async function load() {
  const [state, user] = await Promise.all([client.call(getChatState, {}), currentUser()])
  return { state, user }
}

/** The chat, once it is known who is here and what they may do. */
export function ChatApp(props: ChatAppProps) {
  const { words } = props
  const loaded = useLoaded(load)
  const isSaving = useDataSaver()
  useEffect(() => {
    applyDataSaver()
    void loadScriptFaces()
  }, [])

  if (!loaded.value)
    return (
      <div className="chat-loading">
        <h1>{words.title}</h1>
        {loaded.state === 'failed' ? (
          <div className="alert alert-danger" role="alert">
            <p>{words.page.failedTitle}</p>
            <p>{reasonOf(loaded.error, props)}</p>
            <button className="button button-quiet" type="button" onClick={loaded.reload}>
              {words.page.retry}
            </button>
          </div>
        ) : (
          <p className="waxing-line" role="status">
            <WaxingMoon />
            {words.page.loading}
          </p>
        )}
      </div>
    )

  const { state, user } = loaded.value
  return (
    <ChatPageProvider
      value={{
        ...props,
        state,
        changeState: (change) => loaded.set({ user, state: { ...state, ...change } }),
        owner: user ? String(user.id) : GUEST,
        isSaving,
      }}
    >
      <ChatRoom />
    </ChatPageProvider>
  )
}
