import { useMatch } from 'react-router-dom'
import { AvatarPage, NewAvatarPage } from './AvatarPage.tsx'
import { AvatarsScreen } from './AvatarsScreen.tsx'

/** /avatars, /avatars/new, /avatars/12. */
export function AvatarList() {
  const shown = useMatch('/avatars/:id')?.params.id
  if (shown === undefined) return <AvatarsScreen />
  if (shown === 'new') return <NewAvatarPage />
  return <AvatarPage key={shown} id={Number(shown)} />
}
