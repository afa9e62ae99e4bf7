import { Box, ButtonBase } from '@mui/material'
import { useResourceDefinitions, useTranslate } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { useWords } from '../providers/use-words.ts'

/** The menu: a column beside the screen, a row above it where there is no room beside. */
export function Navigation() {
  const words = useWords()
  const translate = useTranslate()
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList)
  return (
    <Box
      component="nav"
      aria-label={words('shell.menu')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        flexShrink: 0,
        gap: 1,
        width: { md: 200 },
        px: { xs: 2, md: 3 },
        py: { xs: 1, md: 6 },
        overflowX: 'auto',
        borderBottom: '1px solid',
        borderColor: { xs: 'divider', md: 'transparent' },
      }}
    >
      {resources.map(({ name, icon: Icon }) => (
        <ButtonBase
          key={name}
          component={NavLink}
          to={`/${name}`}
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
          {translate(`resources.${name}.name`, { smart_count: 2 })}
        </ButtonBase>
      ))}
    </Box>
  )
}
