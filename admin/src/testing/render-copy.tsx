import { screen } from '@testing-library/react'
import { keepingCopy } from './fake-copy.ts'
import { renderApp } from './render-app.tsx'

type Routes = Parameters<typeof renderApp>[1]

/** The screen of the copy at an address below it, over an API that keeps these pieces. */
export function renderCopy(address: string, pieces: Parameters<typeof keepingCopy>, routes: Routes = {}) {
  const kept = keepingCopy(...pieces)
  // What is answered otherwise comes first as well: the first route that fits is taken.
  return { ...renderApp(`/copy${address}`, { ...routes, ...kept.routes, ...routes }), kept }
}

export type RenderedCopy = ReturnType<typeof renderCopy>

/** The field for a piece. */
export const pieceField = (name: string) => screen.findByRole('textbox', { name })

/** Writes something else into the field for a piece, as somebody who stays in it. */
export async function rewrite({ user }: Pick<RenderedCopy, 'user'>, name: string, text: string) {
  const input = await pieceField(name)
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
}

/** The values that were sent to be saved. */
export const savedValues = ({ api }: Pick<RenderedCopy, 'api'>): unknown[] =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { value: unknown }).value)
