import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { AVATAR_LENGTHS } from '@nila/api/contract/avatars'
import { useTranslate } from 'react-admin'
import { fieldWords } from '../providers/problem.ts'
import { useAvatarWords } from '../providers/use-avatar-words.ts'
import type { AvatarField, AvatarProblems, AvatarValues } from './avatar-values.ts'
import { IconChoice } from './IconChoice.tsx'
import { WordsField } from './WordsField.tsx'

interface AvatarFieldsProps {
  values: AvatarValues
  problems: AvatarProblems
  onChange: (values: Partial<AvatarValues>) => void
}

/** All that is written of an avatar. */
export function AvatarFields({ values, problems, onChange }: AvatarFieldsProps) {
  const words = useAvatarWords()
  const translate = useTranslate()
  const problemAt = (field: AvatarField) => {
    const problem = problems[field]
    return problem && fieldWords(problem, translate)
  }
  const field = (name: Exclude<AvatarField, 'icon' | 'isActive'>) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    problem: problemAt(name),
  })

  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <WordsField
        {...field('name')}
        label={words('avatars.name')}
        hint={words('avatars.nameHint')}
        maximum={AVATAR_LENGTHS.name}
        required
      />
      <WordsField
        {...field('description')}
        label={words('avatars.description')}
        hint={words('avatars.descriptionHint')}
        maximum={AVATAR_LENGTHS.description}
        lines={2}
        required
      />
      <WordsField
        {...field('category')}
        label={words('avatars.category')}
        hint={words('avatars.categoryHint')}
        maximum={AVATAR_LENGTHS.category}
        required
      />
      <IconChoice value={values.icon} onChange={(icon) => onChange({ icon })} problem={problemAt('icon')} />
      <WordsField
        {...field('price')}
        label={words('avatars.priceField')}
        hint={words('avatars.priceHint')}
        inputMode="numeric"
        required
      />
      <div>
        <FormControlLabel
          control={
            <Switch
              name="isActive"
              checked={values.isActive}
              onChange={(_, isActive) => onChange({ isActive })}
              slotProps={{ input: { 'aria-describedby': 'avatar-active-hint' } }}
            />
          }
          label={words('avatars.activeField')}
        />
        <FormHelperText id="avatar-active-hint">{words('avatars.activeHint')}</FormHelperText>
      </div>
      <WordsField
        {...field('persona')}
        label={words('avatars.persona')}
        hint={words('avatars.personaHint')}
        maximum={AVATAR_LENGTHS.persona}
        lines={6}
      />
      <WordsField
        {...field('greeting')}
        label={words('avatars.greeting')}
        hint={words('avatars.greetingHint')}
        maximum={AVATAR_LENGTHS.greeting}
        lines={2}
      />
      <WordsField
        {...field('heygenLink')}
        label={words('avatars.link')}
        hint={words('avatars.linkHint')}
        inputMode="url"
      />
    </Box>
  )
}
