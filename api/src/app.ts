import type { RequestListener } from 'node:http'
import Koa from 'koa'
import { accountRoutes } from './account/routes.ts'
import { createEventListener, isForEvents } from './analytics/event-listener.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { recordExport } from './audit/record-export.ts'
import { auditRoutes } from './audit/routes.ts'
import { accountLinkRoutes } from './auth/account-links/routes.ts'
import { passkeyRoutes } from './auth/passkeys/routes.ts'
import { plainForms } from './auth/plain-forms.ts'
import { authRoutes } from './auth/routes.ts'
import { sessionRoutes } from './auth/sessions/routes.ts'
import { totpRoutes } from './auth/totp/routes.ts'
import { avatarRoutes } from './avatars/routes.ts'
import { readAnsweringAhead } from './chat/answering.ts'
import { chatRoutes } from './chat/routes.ts'
import { chatReportRoutes } from './chat-reports/routes.ts'
import { chatSettingsRoutes } from './chat-settings/routes.ts'
import { chatUsageRoutes } from './chat-usage/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { copyRoutes } from './copy/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { emailLogRoutes } from './email-logs/routes.ts'
import { emailTestingRoutes } from './email-testing/routes.ts'
import { catchProblems } from './http/catch-problems.ts'
import type { Context, State } from './http/context.ts'
import { setHeaders } from './http/headers.ts'
import { measureRequests } from './http/metrics.ts'
import { openApi } from './http/open-api.ts'
import { type Lifecycle, operations } from './http/operations.ts'
import { Problem } from './http/problem.ts'
import { limitBody } from './http/read-body.ts'
import { refuseCrossSite } from './http/refuse-cross-site.ts'
import { rememberAddress } from './http/request-address.ts'
import type { Api } from './http/route.ts'
import { createRouting } from './http/routing.ts'
import { useSessions } from './http/sessions.ts'
import { installationRoutes } from './installation/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { mobileRoutes } from './mobile/routes.ts'
import { modelEndpointRoutes } from './model-endpoints/routes.ts'
import { oldAddresses } from './old-addresses.ts'
import { releaseRoutes } from './releases/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { savedViewRoutes } from './saved-views/routes.ts'
import type { Services } from './services.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { userRoutes } from './users/routes.ts'

const OPEN_API_PATH = '/api/openapi.json'

export interface AppOptions {
  sessionKeys: string[]
  /** Whether each answer is held against its contract. */
  checksAnswers: boolean
  lifecycle?: Lifecycle
}

/** The API: everything under /api and the operators' addresses, in the order in which a request meets it. */
export function createApp(
  services: Services,
  { sessionKeys, checksAnswers, lifecycle }: AppOptions,
): Koa<State> {
  const { config, db, log, metrics } = services
  const isSecure = config.publicUrl.startsWith('https:')
  const app = new Koa<State>({ proxy: config.trustProxyHops > 0, maxIpsCount: config.trustProxyHops })
  const routing = createRouting()
  const { adminNeedsSecondFactor } = config
  const api: Api = { routing, checksAnswers, adminNeedsSecondFactor, recordExport }

  app.use(setHeaders(isSecure))
  app.use(measureRequests(metrics))
  app.use(catchProblems(log))
  app.use(operations(services, lifecycle ?? { isDraining: false }))
  app.use(refuseCrossSite(config.publicUrl))
  app.use(limitBody)
  app.use(oldAddresses)
  app.use(rememberAddress)
  app.use(readAnsweringAhead(services))
  useSessions(app, { keys: sessionKeys, isSecure, db })

  authRoutes(api, services)
  accountLinkRoutes(api, services)
  plainForms(api, services)
  sessionRoutes(api)
  passkeyRoutes(api, services)
  totpRoutes(api, services)
  accountRoutes(api, services)
  reviewRoutes(api, services)
  avatarRoutes(api)
  subscriptionRoutes(api, services)
  userRoutes(api, services)
  auditRoutes(api, services)
  dashboardRoutes(api, services)
  analyticsRoutes(api, services)
  modelEndpointRoutes(api, services)
  chatSettingsRoutes(api, services)
  chatUsageRoutes(api, services)
  chatReportRoutes(api)
  savedViewRoutes(api)
  emailLogRoutes(api)
  emailTestingRoutes(api, services)
  chatRoutes(api, services)
  contactRoutes(api, services)
  copyRoutes(api, services)
  releaseRoutes(api, services)
  liveRoutes(api)
  installationRoutes(api, services)
  mobileRoutes(api)
  const document = openApi()
  routing.register(OPEN_API_PATH, 'GET', async (ctx) => {
    ctx.body = document
  })

  app.use(answerNotFound)
  app.use(routing.answer)
  return app
}

/** What answers every request for the API. */
export function createListener(app: Koa<State>, services: Services): RequestListener {
  const answer = app.callback()
  const takeEvent = createEventListener(app, services)
  return (request, response) => (isForEvents(request) ? takeEvent : answer)(request, response)
}

async function answerNotFound(ctx: Context, next: () => Promise<void>): Promise<void> {
  await next()
  if (ctx.state.routePath === undefined && ctx.status === 404) throw new Problem('not_found')
}
