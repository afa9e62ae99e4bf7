import { Box, FormHelperText } from '@mui/material'
import { AvatarIcon } from '@nila/api/contract/avatars'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import { AvatarPicture } from './AvatarPicture.tsx'

interface IconChoiceProps {
  value: AvatarIcon
  onChange: (icon: AvatarIcon) => void
  problem: string | undefined
}

/** The pictures to choose from, each with its name; a group of radio buttons. */
export function IconChoice({ value, onChange, problem }: IconChoiceProps) {
  const words = useAvatarWords()
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontSize: 13, color: 'text.secondary' }}>
        {words('avatars.icon')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: 2 }}>
        {AvatarIcon.options.map((icon) => (
          <Box
            key={icon}
            component="label"
            sx={{
              position: 'relative',
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'center',
              gap: 1,
              minHeight: 72,
              p: 1,
              borderRadius: 1,
              border: '1px solid',
              borderColor: 'divider',
              fontSize: 13,
              textAlign: 'center',
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          >
            <Box
              component="input"
              type="radio"
              name="icon"
              value={icon}
              checked={value === icon}
              onChange={() => onChange(icon)}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
            />
            <AvatarPicture icon={icon} />
            {words(`avatars.icons.${icon}`)}
          </Box>
        ))}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  )
}
