import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import { Box, ButtonBase } from '@mui/material'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { NavLink, useMatch } from 'react-router-dom'
import { usePendingWork } from '../providers/use-pending-work.ts'
import { useWords } from '../providers/use-words.ts'
import { PendingBadge } from './PendingBadge.tsx'
import { useScreens } from './use-screens.ts'

interface EntryProps {
  to: string
  icon: ComponentType<{ fontSize: 'small' }> | undefined
  children: ReactNode
}

function Entry({ to, icon: Icon, children }: EntryProps) {
  const isHome = to === '/'
  const isCurrent = useMatch({ path: to, end: isHome }) !== null
  const entry = useRef<HTMLAnchorElement>(null)

  // Where the menu is a row, the entry of the screen may be beyond its end.
  useEffect(() => {
    const row = entry.current?.parentElement
    if (!isCurrent || !entry.current || !row) return
    row.scrollLeft += entry.current.getBoundingClientRect().left - row.getBoundingClientRect().left
  }, [isCurrent])

  return (
    <ButtonBase
      component={NavLink}
      ref={entry}
      to={to}
      end={isHome}
      sx={{
        justifyContent: 'flex-start',
        flexShrink: 0,
        gap: 2,
        minHeight: 44,
        px: 3,
        borderRadius: 1,
        fontSize: 14,
        fontWeight: 600,
        color: 'text.secondary',
        '&:hover': { bgcolor: 'action.hover' },
        '&.active': { color: 'primary.main', bgcolor: 'action.selected' },
      }}
    >
      {Icon && <Icon fontSize="small" />}
      {children}
    </ButtonBase>
  )
}

/** The menu: a column beside the screen, a row above it where there is no room beside. Only what the role may see is in it. */
export function Navigation({ isAdmin }: { isAdmin: boolean }) {
  const words = useWords()
  const translate = useTranslate()
  const screens = useScreens()
  const pending: Record<string, number> = { ...usePendingWork() }
  return (
    <Box
      component="nav"
      aria-label={words('shell.menu')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        flexShrink: 0,
        gap: 1,
        width: { md: 224 },
        px: { xs: 2, md: 3 },
        py: { xs: 1, md: 6 },
        overflowX: 'auto',
        borderBottom: '1px solid',
        borderColor: { xs: 'divider', md: 'transparent' },
      }}
    >
      {isAdmin && (
        <Entry to="/" icon={SpaceDashboardOutlined}>
          {words('dashboard.title')}
        </Entry>
      )}
      {screens.map(({ name, icon }) => (
        <Entry key={name} to={`/${name}`} icon={icon}>
          {translate(`resources.${name}.name`, { smart_count: 2 })}
          <PendingBadge count={pending[name] ?? 0} />
        </Entry>
      ))}
    </Box>
  )
}
