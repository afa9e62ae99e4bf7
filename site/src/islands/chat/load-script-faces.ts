/** The chat speaks languages that the page's own faces know nothing of. Without data to spare, and where it does not come, it goes without. */
export async function loadScriptFaces(): Promise<void> {
  if (!document.documentElement.classList.contains('fonts')) return
  try {
    const { addScriptFaces } = await import('./script-faces.ts')
    addScriptFaces()
  } catch {}
}
