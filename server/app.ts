/** The app as a function of its services: every request comes in here. */
import { Hono } from 'hono'
import { mcp } from '#contract/agents.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { adminLogRoutes } from './features/admin-log/routes.ts'
import { agentRoutes } from './features/agents/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { createAnswersWith } from './features/chat/local/answers-with.ts'
import { createLiveKnowledge } from './features/chat/local/live-knowledge.ts'
import { chatRoutes } from './features/chat/routes.ts'
import { clientRoutes } from './features/clients/routes.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { messagesOfPerson } from './features/contact/store.ts'
import { fitRoutes } from './features/fit/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { inboxRoutes } from './features/inbox/routes.ts'
import { markdownRoutes } from './features/markdown/routes.ts'
import { personaRoutes } from './features/persona/routes.ts'
import { portalRoutes } from './features/portal/routes.ts'
import { providerRoutes } from './features/providers/routes.ts'
import { downloadsOfPerson } from './features/resume/personal.ts'
import { resumeRoutes } from './features/resume/routes.ts'
import { seoRoutes } from './features/seo/routes.ts'
import { systemStatusRoutes } from './features/system-status/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { vitalsRoutes } from './features/vitals/routes.ts'
import { respondWithError } from './http/errors.ts'
import { basicHeaders, securityHeaders } from './http/headers.ts'
import { mountOtherMethods } from './http/mount.ts'
import { observe } from './http/observe.ts'
import { originGuard } from './http/origin-check.ts'
import { createPageAnswers } from './http/pages/page-answers.ts'
import { pageRoutes, refuseAbsent } from './http/pages/pages.ts'
import { readPath } from './http/path.ts'
import type { HttpEnv } from './http/request.ts'
import { createBreaker } from './integrations/model-breaker.ts'
import { projectsOfPerson } from './projects/personal-store.ts'
import type { Services } from './services.ts'

export type App = Hono<HttpEnv>

export function createApp(services: Services): App {
  const app: App = new Hono({ getPath: readPath })
  const breaker = createBreaker(services.clock)
  const headers = Object.entries(securityHeaders(services.env))

  app.onError((error, c) => {
    for (const [name, value] of headers) c.header(name, value)
    return respondWithError(c, services, error)
  })

  app.use('*', observe(services))
  app.use('*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(basicHeaders(services.env))) c.header(name, value)
  })
  for (const calls of ['/api/*', mcp.path]) {
    app.use(calls, async (c, next) => {
      for (const [name, value] of headers) c.header(name, value)
      c.header('Cache-Control', 'no-store')
      await next()
    })
  }
  app.use('*', originGuard(services))
  const answers = createPageAnswers(services.env, services.pages)
  refuseAbsent(app, answers)

  const personalData = [messagesOfPerson, downloadsOfPerson(services), projectsOfPerson]
  accountRoutes(app, services, personalData)
  userRoutes(app, services, personalData)
  adminLogRoutes(app, services)
  const knowledgeIn = createLiveKnowledge(services)
  chatRoutes(app, services, breaker, knowledgeIn)
  providerRoutes(app, services, breaker, knowledgeIn)
  contactRoutes(app, services)
  auditRoutes(app, services)
  fitRoutes(app, services)
  healthRoutes(app, services)
  inboxRoutes(app, services, createAnswersWith(knowledgeIn, services.clock))
  analyticsRoutes(app, services)
  portalRoutes(app, services)
  clientRoutes(app, services)
  resumeRoutes(app, services)
  systemStatusRoutes(app, services)
  personaRoutes(app, services)
  seoRoutes(app, services)
  markdownRoutes(app, services)
  agentRoutes(app, services)
  vitalsRoutes(app, services)
  mountOtherMethods(app)
  pageRoutes(app, answers)
  return app
}
