import { useEffect } from 'react'
import { useReauthentication } from '../components/use-reauthentication.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useCopyWords } from '../providers/use-copy-words.ts'
import { PublishBar } from '../releases/PublishBar.tsx'
import { CopyPages } from './CopyPages.tsx'
import { useCopyAddress } from './use-copy-address.ts'
import { ConfirmedContext } from './use-piece-actions.ts'
import { SaverContext, useNewSaver } from './use-saver.ts'

/** The words of the public site: found, written, translated and reviewed. What is typed saves itself as drafts. */
export function CopyScreen() {
  const words = useCopyWords()
  const address = useCopyAddress()
  const { confirmed, dialog } = useReauthentication()
  const saver = useNewSaver(confirmed)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // Browsers would save the page.
      event.preventDefault()
      void saver.saveAll()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [saver])

  return (
    <SaverContext value={saver}>
      <ConfirmedContext value={confirmed}>
        <PageTitle title={words('title')} />
        <PublishBar />
        <CopyPages address={address} />
        {dialog}
      </ConfirmedContext>
    </SaverContext>
  )
}
