/** Asks whether to use the release that is waiting. Nothing is reloaded, and nothing typed lost, unless the visitor agrees. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-update]')
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true) as HTMLDialogElement | undefined
  if (!dialog || document.querySelector('[data-update-dialog]')) return
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (dialog.returnValue === 'update') registration.waiting?.postMessage('take over')
    // Asked again when there is yet another release, or in another tab.
    else sessionStorage.nila_update_later = 'yes'
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (dialog.returnValue === 'update') location.reload()
    // Somebody agreed in another tab.
    else dialog.close()
  })
  dialog.showModal()
  // On the dialog itself: a key that was meant for a field below must not press a button.
  dialog.focus()
}
