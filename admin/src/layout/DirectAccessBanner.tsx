import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../providers/use-words.ts'

/** Stands above everything while the operator's link is what lets somebody in. */
export function DirectAccessBanner({ children }: { children?: ReactNode }) {
  const words = useWords()
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        columnGap: 2,
        width: '100%',
        px: 3,
        py: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        color: 'warning.main',
        textAlign: 'center',
      }}
    >
      <AdminPanelSettingsOutlined />
      <Typography sx={{ fontWeight: 650 }}>{words('direct.banner')}</Typography>{' '}
      {children && (
        <Typography variant="body2" sx={{ color: 'text.primary' }}>
          {children}
        </Typography>
      )}
    </Box>
  )
}
