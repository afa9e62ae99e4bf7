import { LoginBody, localeTags, localHref, safeRedirect } from '@nila/api/contract'
import type { Context } from '../http/context.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-body.ts'
import type { Api } from '../http/route.ts'
import type { Services } from '../services.ts'
import { originOf } from './origin.ts'
import { openSession } from './sessions/open-session.ts'
import { signIn } from './sign-in.ts'

/** The two pages that sign in with JavaScript off, in each language. Each posts to its own address. */
const PAGES = localeTags.flatMap((locale) =>
  ['/pure-login', '/basic-auth'].map((page) => ({
    path: localHref(locale, page),
    home: localHref(locale, '/'),
  })),
)

/** Which of its messages a page is to show: it stands in the page, and the fragment brings it out. */
const FRAGMENTS: Partial<Record<Problem['code'], string>> = {
  invalid_input: 'missing',
  second_factor_required: 'second-factor',
  second_factor_wrong: 'second-factor-wrong',
  too_many_attempts: 'wait',
  service_unavailable: 'wait',
}

async function signInByForm(
  services: Services,
  ctx: Context,
  form: Record<string, string>,
  home: string,
): Promise<string> {
  const { remember, ...typed } = form
  const parsed = LoginBody.safeParse({ ...typed, remember: remember !== undefined })
  if (!parsed.success) throw new Problem('invalid_input')
  const signedIn = await signIn(services, parsed.data, originOf(ctx))
  await openSession(services, ctx, signedIn, { remember: parsed.data.remember ?? false })
  const target = safeRedirect(ctx.query.redirect_to)
  // With a fragment of its own, since browsers keep the one of the page before.
  return `${(target === '/' ? home : target).split('#')[0]}#`
}

/** Signs in by a plain form: 303 to where the visitor wanted to go, or back to the page with its message. */
export function plainForms({ routing }: Api, services: Services): void {
  for (const { path, home } of PAGES) {
    routing.register(path, 'POST', async (ctx) => {
      const form = await readForm(ctx)
      try {
        ctx.set('Location', await signInByForm(services, ctx, form, home))
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        ctx.set('Location', `${path}${ctx.search}#${FRAGMENTS[error.code] ?? 'failed'}`)
      }
      ctx.body = null
      ctx.status = 303
    })
  }
}
