import { CssBaseline } from '@mui/material'
import { AdminContext } from 'react-admin'
import { themeOf } from '../layout/theme.ts'
import type { Providers } from '../providers/providers.ts'
import { DirectAccess } from './DirectAccess.tsx'
import type { OneTimeLink } from './fragment.ts'

const lightTheme = themeOf('light')
const darkTheme = themeOf('dark')

interface DirectAccessAppProps {
  providers: Providers
  link: OneTimeLink | null
  leave?: (address: string) => void
}

/** The page needs the languages and the themes of the administration, but none of its screens and no session. */
export function DirectAccessApp({ providers, ...page }: DirectAccessAppProps) {
  const { i18nProvider, store, dataProvider, queryClient } = providers
  return (
    <AdminContext {...{ i18nProvider, store, dataProvider, queryClient, lightTheme, darkTheme }}>
      <CssBaseline enableColorScheme />
      <DirectAccess {...page} />
    </AdminContext>
  )
}
