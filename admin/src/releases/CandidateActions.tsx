import { Button } from '@mui/material'
import { localeOf } from '@nila/api/contract/locales'
import type { Release } from '@nila/api/contract/releases'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useReleasesWords } from '../providers/use-releases-words.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { joinAddress } from './site-address.ts'
import type { ReleaseChanges } from './use-release-changes.ts'

interface CandidateActionsProps {
  /** Is ready. */
  release: Release
  changes: ReleaseChanges
  /** Whether it may be published as far as is known, by whoever is signed in. */
  isPublishable: boolean
}

/** Begins in the language in which something was changed. */
const previewOf = ({ changes: [change] }: Release): string =>
  `/releases/preview?path=${encodeURIComponent(joinAddress({ locale: localeOf(change?.locale), path: '/' }))}`

/** What is done with a release that is ready: looked at, published, discarded. */
export function CandidateActions({ release, changes, isPublishable }: CandidateActionsProps) {
  const words = useReleasesWords()
  const [asking, setAsking] = useState<'publish' | 'discard'>()
  const { id } = release
  const answered = (act: () => Promise<unknown>) => () => {
    setAsking(undefined)
    void act()
  }
  return (
    <>
      <Button component={Link} to={previewOf(release)} variant="outlined">
        {words('bar.preview')}
      </Button>
      {isPublishable && (
        <Button variant="contained" disabled={changes.busy} onClick={() => setAsking('publish')}>
          {words('bar.publish')}
        </Button>
      )}
      <Button color="error" disabled={changes.busy} onClick={() => setAsking('discard')}>
        {words('bar.discard')}
      </Button>
      {asking === 'publish' && (
        <PublishDialog
          release={release}
          onCancel={() => setAsking(undefined)}
          onConfirm={answered(() => changes.publish(id))}
        />
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={words('discard.title', { id })}
          text={words('discard.text')}
          action={words('bar.discard')}
          onCancel={() => setAsking(undefined)}
          onConfirm={answered(() => changes.discard(id))}
        />
      )}
    </>
  )
}
