import { localPath } from '../../scripts/local-path.ts'
import { signInAddress } from '../../scripts/return-path.ts'
import { Alert } from '../fields/Alert.tsx'
import { useAccountPage } from './parts.tsx'
import type { Outcome } from './use-act.ts'

/** How an act went. It stays in the page while there is nothing to say, so that screen readers notice what comes. */
export function OutcomeWords({ outcome }: { outcome: Outcome }) {
  const { words } = useAccountPage()
  return (
    <>
      <Alert tone="danger">{outcome.failed ?? ''}</Alert>
      {outcome.isExpired && (
        // In a new tab, so that nothing that was typed here is lost.
        <a href={signInAddress(localPath('/auth'), location.pathname)} target="_blank" rel="noreferrer">
          {words.signInAgain}
        </a>
      )}
      <Alert tone="success">{outcome.done ?? ''}</Alert>
    </>
  )
}
