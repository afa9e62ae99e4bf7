import Contrast from '@mui/icons-material/Contrast'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import Translate from '@mui/icons-material/Translate'
import { Box } from '@mui/material'
import { useLocaleState, useRemoveFromStore, useStore } from 'react-admin'
import { useSingleKeys } from '../keyboard/single-keys.ts'
import { locales } from '../providers/i18n-provider.ts'
import { useWords } from '../providers/use-words.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'

export function LanguageMenu() {
  const words = useWords()
  const [locale, setLocale] = useLocaleState()
  const choices = locales.map(({ locale: value, name: label }) => ({ value, label, lang: value }))
  return (
    <ChoiceMenu
      name={words('shell.language')}
      icon={<Translate />}
      choices={choices}
      chosen={locale}
      onChoose={setLocale}
    />
  )
}

export function AppearanceMenu() {
  const words = useWords()
  const [theme, setTheme] = useStore<string | undefined>('theme')
  const followDevice = useRemoveFromStore('theme')
  const choices = (['system', 'light', 'dark'] as const).map((value) => ({
    value,
    label: words(`shell.${value}`),
  }))
  return (
    <ChoiceMenu
      name={words('shell.appearance')}
      icon={<Contrast />}
      choices={choices}
      chosen={theme ?? 'system'}
      onChoose={(value) => (value === 'system' ? followDevice() : setTheme(value))}
    />
  )
}

/** Whether single keys do something. Where there is hardly room and mostly no keyboard, the palette has it instead. */
export function KeysMenu() {
  const words = useWords()
  const [isOn, setIsOn] = useSingleKeys()
  const choices = (['on', 'off'] as const).map((value) => ({ value, label: words(`keyboard.${value}`) }))
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <ChoiceMenu
        name={words('keyboard.menu')}
        icon={<KeyboardOutlined />}
        choices={choices}
        chosen={isOn ? 'on' : 'off'}
        onChoose={(value) => setIsOn(value === 'on')}
      />
    </Box>
  )
}
