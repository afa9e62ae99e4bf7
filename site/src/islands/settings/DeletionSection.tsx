import type { SettingsCopy } from '@nila/api/contract/copy/account'
import { useState } from 'react'
import { DeletionDialog } from './DeletionDialog.tsx'
import { Section } from './parts.tsx'

interface DeletionSectionProps {
  words: SettingsCopy['deletion']
  cancel: string
  /** Where a deleted account leads. */
  goodbyeHref: string
}

export function DeletionSection({ words, cancel, goodbyeHref }: DeletionSectionProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section id="deletion" title={words.title} lead={words.lead}>
      <p>{words.stays}</p>
      <button className="button button-danger" type="button" onClick={() => setIsAsking(true)}>
        {words.begin}
      </button>
      {isAsking && (
        <DeletionDialog
          words={words}
          cancel={cancel}
          goodbyeHref={goodbyeHref}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Section>
  )
}
