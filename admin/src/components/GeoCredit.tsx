import { Link, Typography } from '@mui/material'
import { useWords } from '../providers/use-words.ts'

/** Who made the table of countries, whose licence (CC BY 4.0) asks for it on pages that show them. */
export function GeoCredit() {
  const words = useWords()
  return (
    <Typography variant="caption" component="p">
      <Link href="https://db-ip.com">{words('users.countriesBy')}</Link>
    </Typography>
  )
}
