import { useMatch } from 'react-router-dom'
import { ModelPage, NewModelPage } from './ModelPage.tsx'
import { ModelsScreen } from './ModelsScreen.tsx'

/** /assistant, /assistant/new, /assistant/12. */
export function Assistant() {
  const shown = useMatch('/assistant/:id')?.params.id
  if (shown === undefined) return <ModelsScreen />
  if (shown === 'new') return <NewModelPage />
  return <ModelPage key={shown} id={Number(shown)} />
}
