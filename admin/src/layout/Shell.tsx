import { Box, Link, Typography } from '@mui/material'
import { passes } from '@nila/api/contract/guard'
import { type ReactNode, Suspense } from 'react'
import { type LayoutProps, useGetIdentity } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { useFormat } from '../components/use-format.ts'
import { useWords } from '../providers/use-words.ts'
import { DirectAccessBanner } from './DirectAccessBanner.tsx'
import { Header } from './Header.tsx'
import { LiveUpdates } from './LiveUpdates.tsx'
import { Loading } from './Loading.tsx'
import { Navigation } from './Navigation.tsx'
import { AccessDenied, Unavailable } from './notices.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SecondFactorNeeded } from './SecondFactorNeeded.tsx'
import { isForEditors } from './use-screens.ts'

const SkipLink = ({ children }: { children: ReactNode }) => (
  <Link
    href="#content"
    sx={{
      position: 'absolute',
      insetInlineStart: 8,
      top: 8,
      zIndex: 'tooltip',
      p: 3,
      bgcolor: 'background.paper',
      '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0, overflow: 'hidden' },
    }}
  >
    {children}
  </Link>
)

/**
 * The frame of every screen. Only who looks after something sees it, and in it only what their role may see; the API refuses the data to
 * everyone else as well.
 */
export function Shell({ children }: LayoutProps) {
  const words = useWords()
  const format = useFormat()
  const { pathname } = useLocation()
  const { identity, isPending, error, refetch } = useGetIdentity()
  if (isPending) return <Loading />
  if (error) return <Unavailable error={error} onRetry={() => refetch?.()} />
  if (!identity || !passes('editor', identity.role)) return <AccessDenied />
  if (identity.needsSecondFactor) return <SecondFactorNeeded hasOne={identity.secondFactor} />
  const { directAccess } = identity
  const isAdmin = passes('admin', identity.role)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink>{words('shell.skip')}</SkipLink>
      {directAccess && (
        <DirectAccessBanner>
          {directAccess.endsAt && words('direct.endsAt', { time: format.time(directAccess.endsAt) })}
        </DirectAccessBanner>
      )}
      <Header name={identity.fullName ?? ''} isDemo={identity.isDemo} isAdmin={isAdmin} />
      <OfflineBanner />
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, flexGrow: 1 }}>
        {isAdmin && <LiveUpdates />}
        <Navigation isAdmin={isAdmin} />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            maxWidth: 1120,
            px: { xs: 3, md: 6 },
            py: { xs: 4, md: 6 },
            outline: 0,
          }}
        >
          {isAdmin || isForEditors(pathname) ? (
            <Suspense fallback={<Loading />}>{children}</Suspense>
          ) : (
            // Nothing else is an editor's: wherever they come in, this is what they came for.
            <Navigate to="/copy" replace />
          )}
        </Box>
      </Box>
      <Typography
        component="footer"
        variant="caption"
        color="textSecondary"
        sx={{ px: { xs: 3, md: 6 }, py: 4, borderTop: 1, borderColor: 'divider' }}
      >
        {words('shell.footer', { year: new Date().getFullYear() })}
      </Typography>
    </Box>
  )
}
