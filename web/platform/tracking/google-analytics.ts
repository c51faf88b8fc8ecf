/** Tells Google Analytics what is noted of a visit. To be called only for visitors who allowed it. */
import { GA_SCRIPT } from '#contract/analytics/google-analytics.ts'
import type { VisitEvent } from '#contract/analytics/visit-events.ts'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { removeCookie } from '#web/platform/storage.ts'
import { asksNotToBeTracked } from './may-count.ts'
import { type Installing, type Reading, watchEvents } from './track-event.ts'

type Told = [name: string, parameters: Record<string, string | number>]

const events: Record<VisitEvent, Told[]> = {
  'chat-opened': [['chat', { action: 'opened' }]],
  'question-asked': [['chat', { action: 'question_asked' }]],
  'resume-opened': [['resume', { action: 'opened' }]],
  'resume-downloaded': [['resume_generation', { action: 'downloaded' }]],
  'contact-opened': [['contact_form', { action: 'opened' }]],
  'contact-sent': [
    ['contact_form', { action: 'submission' }],
    ['form_submission', { form: 'contact' }],
  ],
  'audit-excellent': [['performance_analysis', { outcome: 'excellent' }]],
  'audit-moderate': [['performance_analysis', { outcome: 'moderate' }]],
  'audit-needs-improvement': [['performance_analysis', { outcome: 'needs_improvement' }]],
}

function eventOf(reading: Reading | Installing): Told {
  if (reading.name === 'install') return ['install', { outcome: reading.outcome }]
  if (reading.name === 'scrolled') return ['scroll', { percent_scrolled: reading.depth }]
  if (reading.name === 'engaged') return ['engagement', { level: reading.level }]
  return ['page_view', placeOf(reading.path, reading.title)]
}

/** The address without what is nobody's business: of its query only where the link stands (`utm_…`), and no fragment. */
function placeOf(path: string, title: string) {
  const campaign = [...new URLSearchParams(window.location.search)].filter(([name]) => name.startsWith('utm_'))
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : ''
  return { page_title: title, page_location: window.location.origin + path + query }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Google's code takes its commands as the `arguments` of a call, and as nothing else. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: as said above.
  window.dataLayer.push(arguments)
}

let isLoaded = false

function load(id: string): void {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Of this host alone, so that they can be deleted here.
    cookie_domain: 'none',
    page_referrer: document.referrer && new URL(document.referrer).origin,
    ...placeOf(window.location.pathname, document.title),
  })
  const script = document.createElement('script')
  script.src = `${GA_SCRIPT}?id=${id}`
  script.async = true
  document.head.append(script)
}

/** @returns ends it: nothing is sent any more, and the cookies are deleted. */
export function startGoogleAnalytics(id: string): () => void {
  const disable = (is: boolean) => Object.assign(window, { [`ga-disable-${id}`]: is })
  disable(false)
  if (!isLoaded) load(id)
  isLoaded = true
  const tell = ([name, parameters]: Told) => gtag('event', name, parameters)
  // Not those before: what was done before it was allowed is not told.
  const unwatch = watchEvents((event) => {
    if (asksNotToBeTracked() || isPersonal(window.location.pathname)) return
    if (typeof event === 'string') return events[event].forEach(tell)
    if (event.name === 'viewed') gtag('set', placeOf(event.path, event.title))
    tell(eventOf(event))
  })
  return () => {
    unwatch()
    disable(true)
    removeCookie('_ga')
    removeCookie(`_ga_${id.replace(/^G-/, '')}`)
  }
}
