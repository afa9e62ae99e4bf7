import type { ComponentType } from 'react'
import { toast } from '../../../scripts/toast.ts'
import { ModalDialog } from '../../settings/ModalDialog.tsx'
import { loadHistory, type RoomProps } from './ChatSide.tsx'
import { useChatPage } from './chat-page.tsx'
import type { OpenDialog } from './dialogs.ts'
import { Later } from './Later.tsx'

export interface DialogProps<Name extends OpenDialog['name'] = OpenDialog['name']> extends RoomProps {
  dialog: Extract<OpenDialog, { name: Name }>
  onClose: () => void
}

// Each is fetched when it is opened first. The dialog around them is here: what is imported later must not bring styles.
const parts: { [Name in OpenDialog['name']]: () => Promise<ComponentType<DialogProps<Name>>> } = {
  history: loadHistory,
  languages: async () => (await import('../dialogs/LanguageDialog.tsx')).LanguageDialog,
  avatars: async () => (await import('../dialogs/AvatarDialog.tsx')).AvatarDialog,
  preferences: async () => (await import('../dialogs/PreferencesDialog.tsx')).PreferencesDialog,
  age: async () => (await import('../dialogs/AgeDialog.tsx')).AgeDialog,
  options: async () => (await import('../dialogs/OptionsDialog.tsx')).OptionsDialog,
  fault: async () => (await import('../dialogs/FaultDialog.tsx')).FaultDialog,
  report: async () => (await import('../dialogs/ReportDialog.tsx')).ReportDialog,
}

export function Dialogs({ room, places }: RoomProps) {
  const { words, problems } = useChatPage()
  const { dialog, setDialog } = room
  if (!dialog) return null
  const close = () => setDialog(undefined)
  const titles: Record<OpenDialog['name'], string> = {
    history: words.bar.history,
    languages: words.languages.title,
    avatars: words.avatars.title,
    preferences: words.preferences.title,
    age: words.age.title,
    options: words.options.title,
    fault: words.rating.title,
    report: words.report.title,
  }
  return (
    <ModalDialog title={titles[dialog.name]} onCancel={close}>
      <Later
        key={dialog.name}
        load={parts[dialog.name] as () => Promise<ComponentType<DialogProps>>}
        props={{ room, places, dialog, onClose: close }}
        onFailed={() => {
          close()
          toast({ title: problems.general.offline, kind: 'danger' })
        }}
      >
        <p className="waxing-line">{words.page.loading}</p>
      </Later>
    </ModalDialog>
  )
}
