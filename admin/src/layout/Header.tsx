import Logout from '@mui/icons-material/Logout'
import { Box, Button, Link, Typography } from '@mui/material'
import { useLogout } from 'react-admin'
import { useWords } from '../providers/use-words.ts'
import { Logo } from './Logo.tsx'
import { AppearanceMenu, LanguageMenu } from './preferences.tsx'
import { useToast } from './use-toast.ts'

export function Header({ name }: { name: string }) {
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
      <Typography sx={{ flexGrow: 1, fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
        {words('shell.header', { name })}
      </Typography>
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
