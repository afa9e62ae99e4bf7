import type { SvgIconComponent } from '@mui/icons-material'
import { Box, Button, type ButtonProps } from '@mui/material'

interface ToolButtonProps extends ButtonProps {
  icon: SvgIconComponent
  label: string
  /** What is said instead of the label where that is not the whole of it. */
  name?: string
  /** The address of a file, where that is what the button gives. */
  download?: boolean
}

/** One of the tools above a list: an icon with its word, which a phone has no room for. */
export const ToolButton = ({ icon: Icon, label, name = label, ...others }: ToolButtonProps) => (
  <Button
    variant="outlined"
    aria-label={name}
    {...others}
    sx={{ gap: 2, minWidth: 44, px: { xs: 2, sm: 4 }, maxWidth: 260 }}
  >
    <Icon fontSize="small" />
    <Box
      component="span"
      sx={{
        display: { xs: 'none', sm: 'inline' },
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {label}
    </Box>
  </Button>
)
