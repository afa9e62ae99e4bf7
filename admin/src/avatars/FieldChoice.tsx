import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import type { AvatarField, AvatarValues } from './avatar-values.ts'

const sides = ['theirs', 'yours'] as const
export type Side = (typeof sides)[number]

interface FieldChoiceProps {
  field: AvatarField
  versions: Record<Side, AvatarValues>
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** One field in two versions, one of which is chosen. */
export function FieldChoice({ field, versions, chosen, onChoose }: FieldChoiceProps) {
  const words = useAvatarWords()
  const labels: Record<AvatarField, string> = {
    name: words('avatars.name'),
    description: words('avatars.description'),
    category: words('avatars.category'),
    icon: words('avatars.icon'),
    price: words('avatars.priceField'),
    isActive: words('avatars.state'),
    heygenLink: words('avatars.link'),
    persona: words('avatars.persona'),
    greeting: words('avatars.greeting'),
  }
  const textOf = (values: AvatarValues): string => {
    if (field === 'isActive') return words(values.isActive ? 'avatars.active' : 'avatars.inactive')
    if (field === 'icon') return words(`avatars.icons.${values.icon}`)
    return values[field] || words('avatars.nothing')
  }
  const id = `conflict-${field}`
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ fontWeight: 600, mb: 1 }}>
        {labels[field]}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            sx={{ m: 0, alignItems: 'flex-start', minWidth: 0 }}
            label={
              <Box sx={{ pt: 2, minWidth: 0 }}>
                <Typography variant="caption" color="textSecondary" component="div">
                  {words(`avatars.${side}`)}
                </Typography>
                <Typography
                  variant="body2"
                  component="bdi"
                  sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  {textOf(versions[side])}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
