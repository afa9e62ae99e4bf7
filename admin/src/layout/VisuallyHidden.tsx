import { Box, type BoxProps } from '@mui/material'

/** What only screen readers say. */
export const VisuallyHidden = (props: BoxProps<'span'>) => (
  <Box
    component="span"
    {...props}
    sx={{
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    }}
  />
)
