import type { SvgIconComponent } from '@mui/icons-material'
import { Chip, type ChipProps } from '@mui/material'

interface StateChipProps {
  tone: 'success' | 'warning' | 'error' | 'default' | 'primary'
  icon: SvgIconComponent
  label: string
}

/** A state as colour, icon and word; never as colour alone. */
export const StateChip = ({ tone, icon: Icon, label }: StateChipProps) => {
  const color: ChipProps['color'] = tone
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      icon={<Icon />}
      label={label}
      // A long word is broken into lines where there is no room for it, not cut off.
      sx={{
        height: 'auto',
        minHeight: 24,
        '& .MuiChip-label': { whiteSpace: 'normal' },
        fontSize: 13,
        fontWeight: 600,
        borderColor: tone === 'default' ? 'divider' : 'currentcolor',
      }}
    />
  )
}
