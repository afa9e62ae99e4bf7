import { fill } from '@nila/api/contract/copy/fill'
import { formatDay } from '../../../i18n/format.ts'
import { listAll } from '../../../scripts/list-all.ts'
import { client } from '../../../scripts/session.ts'
import { AvatarDrawing } from '../../avatars/AvatarDrawing.tsx'
import { askingAddress } from '../../avatars/asked-in-address.ts'
import { Data } from '../../avatars/Data.tsx'
import { Moon } from '../../moons/Moon.tsx'
import { useLoaded } from '../../settings/use-loaded.ts'
import { listAvatars, listChatAvatars } from '../addresses.ts'
import { reasonOf, useChatPage } from '../page/chat-page.tsx'
import type { DialogProps } from '../page/Dialogs.tsx'

async function loadForUser() {
  const [open, all] = await Promise.all([
    client.call(listChatAvatars, {}),
    listAll((range) => client.list(listAvatars, { sort: ['name', 'ASC'], range })),
  ])
  return { open, others: all.filter(({ id }) => !open.some((avatar) => avatar.id === id)) }
}
const loadForGuest = async () => ({ open: [], others: [] })

/** Whom to begin a new conversation with: those with access now; the others lead to where it is asked for. */
export function AvatarDialog({ places, onClose }: DialogProps<'avatars'>) {
  const page = useChatPage()
  const { words, format, hrefs, state } = page
  const { avatars, messages } = words
  const { value, state: loading, error, reload } = useLoaded(state.isGuest ? loadForGuest : loadForUser)

  return (
    <>
      <p className="muted">{avatars.lead}</p>
      <ul className="chat-choices">
        <li>
          <button type="button" onClick={() => places.beginConversation()}>
            <Moon lit={0.6} size={24} />
            <strong>{messages.assistant}</strong>
            <span className="muted">{avatars.plain}</span>
          </button>
        </li>
        {value?.open.map(({ description, expiresAt, ...avatar }) => (
          <li key={avatar.id}>
            <button type="button" onClick={() => places.beginConversation(avatar)}>
              <AvatarDrawing icon={avatar.icon} size={24} />
              <strong>
                <Data>{avatar.name}</Data>
              </strong>
              <span className="muted">
                <Data>{description}</Data>{' '}
                {expiresAt && fill(avatars.until, { date: formatDay(format, expiresAt) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {loading === 'loading' && <p role="status">{avatars.loading}</p>}
      {loading === 'failed' && (
        <div className="alert alert-danger chat-failure" role="alert">
          <p>{fill(avatars.failed, { reason: reasonOf(error, page) })}</p>
          <button className="button button-quiet" type="button" onClick={reload}>
            {avatars.retry}
          </button>
        </div>
      )}
      {value && value.others.length > 0 && (
        <>
          <h3>{avatars.others}</h3>
          <ul className="chat-others">
            {value.others.map(({ id, name, icon }) => (
              <li key={id}>
                <AvatarDrawing icon={icon} size={20} />
                <span id={`chat-avatar-${id}`}>
                  <Data>{name}</Data>
                </span>
                <a href={askingAddress(hrefs.avatars, id)} aria-describedby={`chat-avatar-${id}`}>
                  {avatars.ask}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {state.isGuest && <p>{avatars.guest}</p>}
      <div className="buttons">
        <a className="button button-quiet" href={hrefs.avatars}>
          {avatars.all}
        </a>
        <button className="button button-quiet" type="button" onClick={onClose}>
          {avatars.close}
        </button>
      </div>
    </>
  )
}
