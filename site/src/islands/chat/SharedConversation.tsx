import type { ChatCopy } from '@nila/api/contract/copy/chat'
import { fill } from '@nila/api/contract/copy/fill'
import type { ProblemsCopy } from '@nila/api/contract/copy/problems'
import { useEffect } from 'react'
import { formatDay } from '../../i18n/format.ts'
import { client } from '../../scripts/session.ts'
import { linkToken } from '../../scripts/sign-in/landing.ts'
import { Moon } from '../moons/Moon.tsx'
import { WaxingMoon } from '../moons/WaxingMoon.tsx'
import { useLoaded } from '../settings/use-loaded.ts'
import { readSharedConversation } from './addresses.ts'
import './chat.css'
import { loadScriptFaces } from './load-script-faces.ts'
import { Markdown } from './markdown/Markdown.tsx'
import './markdown/markdown.css'
import { type ChatAppProps, languageOf, reasonOf, spokenIn } from './page/chat-page.tsx'
import { applyDataSaver, useDataSaver } from './state/data-saver.ts'
import { writtenIn } from './thread/script-of.ts'
import './thread/thread.css'

interface SharedConversationProps {
  words: Pick<ChatCopy, 'shared' | 'messages' | 'markdown'>
  problems: ProblemsCopy
  format: string
  languages: ChatAppProps['languages']
  chatHref: string
}

// The token stands behind '#', which no server is sent and no log keeps.
const load = () => client.call(readSharedConversation, { body: { token: linkToken() } })

/** A conversation that somebody shared, to be read by whoever has the link. */
export function SharedConversation(props: SharedConversationProps) {
  const { words, format, chatHref } = props
  const { shared, messages } = words
  const { value, state, error, reload } = useLoaded(load)
  const isSaving = useDataSaver()

  useEffect(() => {
    applyDataSaver()
    void loadScriptFaces()
  }, [])
  useEffect(() => {
    if (value) document.title = `${value.title} – Nila`
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [value, reload])

  return (
    <div className="chat-shared">
      <h1 dir="auto">{value?.title ?? shared.title}</h1>
      {state === 'failed' && (
        <div className="alert alert-danger chat-failure" role="alert">
          <p>{shared.failedTitle}</p>
          <p>{reasonOf(error, props)}</p>
          <button className="button button-quiet" type="button" onClick={reload}>
            {shared.retry}
          </button>
        </div>
      )}
      {!value && state === 'loading' && (
        <p className="waxing-line" role="status">
          <WaxingMoon />
          {shared.loading}
        </p>
      )}
      {value && (
        <>
          <p className="muted">{fill(shared.lead, { date: formatDay(format, value.sharedAt) })}</p>
          <ol className="chat-messages" aria-label={messages.region}>
            {value.messages.map(({ id, role, content, language }) =>
              role === 'user' ? (
                <li className="chat-message chat-question" key={id}>
                  <h2 className="visually-hidden">{shared.person}</h2>
                  <p
                    className="chat-bubble"
                    dir="auto"
                    lang={writtenIn(content, languageOf(props, language))}
                  >
                    {content}
                  </p>
                </li>
              ) : (
                <li className="chat-message chat-answer" key={id}>
                  <div className="chat-speaker">
                    <Moon lit={0.6} size={18} />
                    <h2>{messages.assistant}</h2>
                  </div>
                  <div className="chat-words" {...spokenIn(props, language)}>
                    <Markdown
                      text={content}
                      isStreaming={false}
                      dataSaver={isSaving}
                      words={words.markdown}
                    />
                  </div>
                </li>
              ),
            )}
          </ol>
        </>
      )}
      <a className="button button-marigold" href={chatHref}>
        {shared.begin}
      </a>
    </div>
  )
}
