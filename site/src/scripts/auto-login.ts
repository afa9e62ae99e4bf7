import { returnPath, signInAddress, withAuthSuccess } from './return-path.ts'
import { verify } from './session.ts'

/** Resumes what this device remembers and goes on: to the target, or to /auth where there is nothing to resume. */
export async function startAutoLogin() {
  const target = returnPath(location.search)
  const find = (name: string) =>
    document.querySelector<HTMLElement>(`[data-auto-login] [data-${name}]`) as HTMLElement
  const status = find('status')
  const settle = (outcome: 'success' | 'error', statusWords = '') => {
    find('spinner').hidden = true
    status.textContent = statusWords
    const message = find(outcome)
    message.textContent = message.dataset.words ?? ''
  }
  try {
    const user = await verify()
    if (!user) return location.replace(signInAddress('/auth', target))
    settle('success')
    setTimeout(() => location.replace(withAuthSuccess(target, Date.now())), 1000)
  } catch {
    settle('error', status.dataset.failed)
    setTimeout(() => location.replace(signInAddress('/auth', target)), 2000)
  }
}
