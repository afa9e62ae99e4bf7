import type { PrivacyChoicesCopy } from '@nila/api/contract/copy/privacy-choices'
import { type PrivacyOutcome, privacyState, setCounted, setRemembered } from './tracking/choose.ts'

/** What components/PrivacyChoices.astro writes. */
const TEMPLATE = /<template data-privacy-choices>([\s\S]*?)<\/template>/

/** The dialog stands in the privacy policy, so that not every page carries its words. */
async function fetchDialog(address: string): Promise<HTMLDialogElement> {
  const [, markup] = TEMPLATE.exec(await (await fetch(address)).text()) ?? []
  // No more than it: the styles of the whole policy are none that this page's security policy knows.
  const template = document.createElement('template')
  template.innerHTML = markup ?? ''
  const dialog = template.content.querySelector('dialog')
  if (!dialog) throw new Error(`${address} has no privacy choices`)
  document.body.append(dialog)
  return dialog
}

function prepare(dialog: HTMLDialogElement): () => void {
  const one = <E extends HTMLElement>(selector: string) => dialog.querySelector<E>(selector) as E
  const counted = one<HTMLInputElement>('[name=counted]')
  const remembered = one<HTMLInputElement>('[name=remembered]')
  const done = one('[data-done]')
  const words: PrivacyChoicesCopy['done'] = JSON.parse(done.dataset.done ?? '{}')

  function show(outcome?: PrivacyOutcome) {
    const state = privacyState()
    one('[data-refused]').hidden = !state.isRefused
    counted.checked = state.isCounted
    counted.disabled = state.isRefused
    remembered.checked = state.isRemembered
    remembered.disabled = !state.isCounted
    done.textContent = outcome ? words[outcome] : ''
  }
  counted.addEventListener('change', () => show(setCounted(counted.checked)))
  remembered.addEventListener('change', () => show(setRemembered(remembered.checked)))

  return () => {
    show()
    dialog.showModal()
    // Back to the title: browsers begin with what can be pressed, which may be far below.
    dialog.focus()
    dialog.scrollTop = 0
  }
}

let open: (() => void) | undefined

/**
 * Opens the dialog 'Privacy choices'.
 * @param address of the privacy policy in the language of the page
 * @throws where that is out of reach
 */
export async function openPrivacyChoices(address: string): Promise<void> {
  open ??= prepare(await fetchDialog(address))
  open()
}
