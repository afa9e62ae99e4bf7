import { Box, Typography } from '@mui/material'

interface PaletteOptionProps {
  id: string
  label: string
  detail?: string | undefined
  isCurrent: boolean
  onChoose: () => void
}

/** An entry of the palette. It never has the focus, which stays in the field; the field says which one is current. */
export const PaletteOption = ({ id, label, detail, isCurrent, onChoose }: PaletteOptionProps) => (
  <Box
    role="option"
    id={id}
    aria-selected={isCurrent}
    // The mouse would take the focus out of the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      minHeight: 44,
      px: 3,
      borderRadius: 1,
      cursor: 'pointer',
      fontSize: 14,
      overflowWrap: 'anywhere',
      '&:hover': { bgcolor: 'action.hover' },
      '&[aria-selected=true]': { bgcolor: 'action.selected', outline: 2, outlineColor: 'primary.main' },
    }}
  >
    <bdi>{label}</bdi>
    {detail && (
      <Typography component="bdi" variant="caption" color="textSecondary">
        {detail}
      </Typography>
    )}
  </Box>
)
