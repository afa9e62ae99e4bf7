import Logout from '@mui/icons-material/Logout'
import Science from '@mui/icons-material/ScienceOutlined'
import { Box, Button, Link, Typography } from '@mui/material'
import { useLogout } from 'react-admin'
import { StateChip } from '../components/StateChip.tsx'
import { Keyboard } from '../keyboard/Keyboard.tsx'
import { useWords } from '../providers/use-words.ts'
import { Logo } from './Logo.tsx'
import { AppearanceMenu, KeysMenu, LanguageMenu } from './preferences.tsx'
import { useToast } from './use-toast.ts'

interface HeaderProps {
  name: string
  /** Whether the data is invented; every screen says so. */
  isDemo: boolean
  /** Whether there are screens and records to go to by keys. */
  isAdmin: boolean
}

export function Header({ name, isDemo, isAdmin }: HeaderProps) {
  const words = useWords()
  const toast = useToast()
  const logout = useLogout()
  const leave = () =>
    logout().catch(() =>
      toast('error', words('shell.logoutFailed'), { description: words('shell.logoutFailedHint') }),
    )
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 6 },
        py: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link href="/" aria-label={words('shell.home')} sx={{ display: 'flex', p: 2 }}>
        <Logo />
      </Link>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          flexGrow: 1,
          minWidth: 0,
        }}
      >
        <Typography sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
          {words('shell.header', { name })}
        </Typography>
        {isDemo && <StateChip tone="warning" icon={Science} label={words('shell.demo')} />}
      </Box>
      {isAdmin && (
        <>
          <Keyboard />
          <KeysMenu />
        </>
      )}
      <LanguageMenu />
      <AppearanceMenu />
      <Button
        variant="outlined"
        color="inherit"
        aria-label={words('shell.logout')}
        onClick={leave}
        sx={{ gap: 2, minWidth: 44, px: { xs: 2, sm: 4 } }}
      >
        <Logout fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {words('shell.logout')}
        </Box>
      </Button>
    </Box>
  )
}
