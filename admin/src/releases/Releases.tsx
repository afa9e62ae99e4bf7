import { useMatch } from 'react-router-dom'
import { FindScreen } from './FindScreen.tsx'
import { PreviewScreen } from './PreviewScreen.tsx'
import { ReleasesScreen } from './ReleasesScreen.tsx'

/** /releases, /releases/preview, /releases/find?text=…&locale=…&path=… */
export function Releases() {
  const shown = useMatch('/releases/:view')?.params.view
  if (shown === 'preview') return <PreviewScreen />
  if (shown === 'find') return <FindScreen />
  return <ReleasesScreen />
}
