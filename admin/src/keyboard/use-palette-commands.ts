import { useState } from 'react'
import { useLocaleState, useRefresh, useRemoveFromStore, useStore, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useScreens } from '../layout/use-screens.ts'
import { locales } from '../providers/i18n-provider.ts'
import { useWords } from '../providers/use-words.ts'
import { type Command, listCommands } from './commands.ts'
import { useSingleKeys } from './single-keys.ts'

const PENDING_REVIEWS = `/reviews?${new URLSearchParams({ filter: JSON.stringify({ isApproved: 0 }) })}`

/** Everything that the palette offers without asking the API: the screens, what can be done anywhere, and what the screen adds. */
export function usePaletteCommands(): Command[] {
  const words = useWords()
  const translate = useTranslate()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [locale, setLocale] = useLocaleState()
  const [theme, setTheme] = useStore<string | undefined>('theme')
  const followDevice = useRemoveFromStore('theme')
  const [isOn, setIsOn] = useSingleKeys()
  // Of the screen below, whose commands do not change while the palette is before it.
  const [added] = useState(() => listCommands().filter(({ group }) => group))

  const screens = useScreens().map(
    ({ name }): Command => ({
      id: `screen-${name}`,
      label: translate(`resources.${name}.name`, { smart_count: 2 }),
      group: 'screens',
      run: () => navigate(`/${name}`),
    }),
  )
  const dashboard: Command = {
    id: 'screen-dashboard',
    label: words('dashboard.title'),
    group: 'screens',
    run: () => navigate('/'),
  }
  const pending: Command[] = [
    {
      id: 'pending-reviews',
      label: words('palette.pendingReviews'),
      group: 'screens',
      run: () => navigate(PENDING_REVIEWS),
    },
    {
      id: 'pending-subscriptions',
      label: words('palette.pendingSubscriptions'),
      group: 'screens',
      run: () => navigate('/subscriptions'),
    },
  ]
  const themes = (['system', 'light', 'dark'] as const)
    .filter((value) => value !== (theme ?? 'system'))
    .map(
      (value): Command => ({
        id: `theme-${value}`,
        label: words('palette.theme', { name: words(`shell.${value}`) }),
        group: 'actions',
        run: () => (value === 'system' ? followDevice() : setTheme(value)),
      }),
    )
  const languages = locales
    .filter((language) => language.locale !== locale)
    .map(
      (language): Command => ({
        id: `language-${language.locale}`,
        label: words('palette.language', { name: language.name }),
        group: 'actions',
        run: () => setLocale(language.locale),
      }),
    )
  return [
    dashboard,
    ...screens,
    ...pending,
    ...added,
    { id: 'refresh', label: words('palette.refresh'), group: 'actions', run: () => refresh() },
    ...themes,
    ...languages,
    {
      id: 'single-keys',
      label: words(isOn ? 'palette.keysOff' : 'palette.keysOn'),
      group: 'actions',
      run: () => setIsOn(!isOn),
    },
  ]
}
