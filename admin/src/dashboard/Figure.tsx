import { Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { bigFigure } from '../components/BigFigure.tsx'
import { useFormat } from '../components/use-format.ts'

interface FigureProps {
  value: number
  label: string
  /** Below /admin: the list that the number counts. */
  to: string
  /** Something waits there for somebody. */
  isUrgent?: boolean
}

/** A number that leads to the list behind it. */
export function Figure({ value, label, to, isUrgent = false }: FigureProps) {
  const format = useFormat()
  return (
    <Link
      component={RouterLink}
      to={to}
      color="textPrimary"
      underline="none"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        minHeight: 44,
        py: 1.5,
        px: 2,
        mx: -2,
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
        '&:hover .label, &:focus-visible .label': { textDecoration: 'underline' },
      }}
    >
      <Typography
        component="span"
        sx={{
          ...bigFigure,
          color: isUrgent && value > 0 ? 'primary.main' : 'text.primary',
        }}
      >
        {format.number(value)}
      </Typography>{' '}
      <Typography component="span" variant="body2" color="textSecondary" className="label">
        {label}
      </Typography>
    </Link>
  )
}
