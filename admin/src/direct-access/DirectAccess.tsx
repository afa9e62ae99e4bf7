import { Box, Card, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { DirectAccessBanner } from '../layout/DirectAccessBanner.tsx'
import { Logo } from '../layout/Logo.tsx'
import { AppearanceMenu, LanguageMenu } from '../layout/preferences.tsx'
import { useWords } from '../providers/use-words.ts'
import { AdministratorForm } from './AdministratorForm.tsx'
import { type OneTimeLink, takeLink } from './fragment.ts'
import { Recovery } from './Recovery.tsx'

const leaveForGood = (address: string) => window.location.replace(address)

interface DirectAccessProps {
  /** The link that the page was opened with; null where there was none. */
  link: OneTimeLink | null
  /** Leaves for another part of the site. */
  leave?: (address: string) => void
}

/** /nila-admin: the page behind the link that the server's operator printed. */
export function DirectAccess({ link: opened, leave = leaveForGood }: DirectAccessProps) {
  const words = useWords()
  const [link, setLink] = useState(opened)
  const isRecovery = link?.username === null
  const title = words(isRecovery ? 'direct.recoveryTitle' : 'direct.title')
  const product = words('product')

  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
  useEffect(() => {
    // A second link pasted into the same tab changes only the fragment, which loads nothing.
    const onHash = () => setLink((before) => takeLink() ?? before)
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  useEffect(() => {
    if (!link) leave('/auth')
  }, [link, leave])

  if (!link) return null
  const enter = () => leave('/admin')
  return (
    <Box component="main" sx={{ display: 'grid', justifyItems: 'center', gap: { xs: 4, sm: 10 }, pb: 10 }}>
      <DirectAccessBanner />
      <Card sx={{ width: 'calc(100% - 24px)', maxWidth: 480, p: { xs: 5, sm: 8 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 4 }}>
          <Logo size={36} />
          <Box sx={{ flexGrow: 1 }} />
          <LanguageMenu />
          <AppearanceMenu />
        </Box>
        <Typography variant="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {link.username === null ? (
          <>
            <Typography sx={{ mb: 6 }}>{words('direct.recoveryIntro')}</Typography>
            <Recovery key={link.token} token={link.token} onRecovered={enter} />
          </>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>{words('direct.intro')}</Typography>
            <Typography color="textSecondary" sx={{ mb: 6 }}>
              {words('direct.untouched')}
            </Typography>
            <AdministratorForm
              key={link.token}
              token={link.token}
              username={link.username}
              onCreated={enter}
            />
          </>
        )}
      </Card>
    </Box>
  )
}
