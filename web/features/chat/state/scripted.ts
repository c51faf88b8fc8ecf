/** What a reply may ask the page to do, one after another. Anything unknown never gets here: markers are a closed list. */

import type { ActionMarker } from '#contract/chat/markers.ts'
import type { Content } from '#contract/content/content.ts'
import { isOneOf, keysOf } from '#contract/keys.ts'
import { hasSection, shownSections } from '#contract/site/site.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import { appear, glideTo, pointAt, wait } from '#web/features/chat/state/move-page.ts'

const BETWEEN_ACTIONS_MS = 300
const GUIDE_DELAY_MS = 800

export interface GuideStop {
  title: string
  text: string
  /** In a tour: which stop of how many. */
  number?: number
  total?: number
}

/** What the actions work with. */
export interface ActionContext {
  t: ChatI18n['t']
  content: Content
  signal: AbortSignal
  /** Brings the home page into view from behind the panel. */
  makeRoom(): void
  /** Shows the guide; resolves when it was closed: `next` by time or by the visitor, `end` if no more is wanted. */
  showGuide(stop: GuideStop): Promise<'next' | 'end'>
  hideGuide(): void
  startFit(): void
  offerResume(): void
  /** A place that should be there is not. */
  onMissing(id: string): void
}

export async function runActions(actions: ActionMarker[], context: ActionContext): Promise<void> {
  for (const [i, action] of actions.entries()) {
    if (i > 0) await wait(BETWEEN_ACTIONS_MS, context.signal)
    if (context.signal.aborted) return
    await doing[action](context)
  }
}

const items = {
  skills: { section: 'about', place: 'about-section', items: '.skills > details' },
  timeline: { section: 'work', place: 'experience-section', items: '.job' },
  caseStudies: { section: 'caseStudies', place: 'case-studies-section', items: 'article' },
} as const

const scroll = (id: string) => async (context: ActionContext) => {
  context.makeRoom()
  const place = await appear(id, context.signal)
  if (!place && !context.signal.aborted) context.onMissing(id)
  await glideTo(place, context.signal)
}

const point = (what: keyof typeof items) => async (context: ActionContext) => {
  const { place, items: selector } = items[what]
  await scroll(place)(context)
  const found = document.getElementById(place)?.querySelectorAll<HTMLElement>(selector) ?? []
  if (!context.signal.aborted) await pointAt([...found], context.signal)
}

/** Goes to a place and explains it; what comes next does not wait for the visitor to close the guide. */
async function guide(context: ActionContext, place: Element | null, stop: GuideStop): Promise<void> {
  await glideTo(place, context.signal)
  await wait(GUIDE_DELAY_MS, context.signal)
  if (!context.signal.aborted) void context.showGuide(stop)
}

/** The first case study's card on the home page. */
async function firstStudy(context: ActionContext): Promise<void> {
  context.makeRoom()
  const study = context.content.caseStudies[0]
  const section = await appear('case-studies-section', context.signal)
  const card = section?.querySelector('article')
  await guide(context, card ?? section, { title: study?.title ?? '', text: study?.subtitle ?? '' })
  if (card && !context.signal.aborted) await pointAt([card], context.signal)
}

const guideTo = (id: string, words: 'aiCloud' | 'enterprise') => async (context: ActionContext) => {
  context.makeRoom()
  const { t } = context
  await guide(context, await appear(id, context.signal), {
    title: t(`guide.${words}.title`),
    text: t(`guide.${words}.text`),
  })
}

const stops = {
  about: { id: 'about-section', words: 'about' },
  work: { id: 'experience-section', words: 'experience' },
  caseStudies: { id: 'case-studies-section', words: 'caseStudies' },
  contact: { id: 'contact-section', words: 'contact' },
} as const

/** In the order of the page. */
const tourStops = shownSections.flatMap((section) => (isOneOf(keysOf(stops), section) ? [stops[section]] : []))

async function tour(context: ActionContext): Promise<void> {
  const { t, signal, content } = context
  for (const [i, { id, words }] of tourStops.entries()) {
    await scroll(id)(context)
    if (signal.aborted) return
    const closed = await context.showGuide({
      title: t(`guide.${words}.title`),
      text: t(`guide.${words}.text`, { owner: content.profile.name }),
      number: i + 1,
      total: tourStops.length,
    })
    if (closed === 'end' || signal.aborted) return
  }
}

const doing: Record<ActionMarker, (context: ActionContext) => unknown> = {
  SCROLL_TO_ABOUT: scroll('about-section'),
  SCROLL_TO_EXPERIENCE: scroll('experience-section'),
  SCROLL_TO_CASE_STUDIES: scroll('case-studies-section'),
  SCROLL_TO_CONTACT: scroll('contact-section'),
  ANIMATE_SKILLS: point('skills'),
  ANIMATE_TIMELINE: point('timeline'),
  ANIMATE_CASE_STUDIES: point('caseStudies'),
  DEMO_ANIMATIONS: async (context) => {
    for (const what of keysOf(items)) {
      if (!context.signal.aborted && hasSection(items[what].section)) await point(what)(context)
    }
  },
  GUIDE_TO_EPIC: firstStudy,
  GUIDE_TO_AI_CLOUD: guideTo('about-section', 'aiCloud'),
  GUIDE_TO_ENTERPRISE: guideTo('experience-section', 'enterprise'),
  START_TOUR_GUIDE: tour,
  STOP_TOUR_GUIDE: (context) => context.hideGuide(),
  CUSTOM_RESUME: (context) => context.offerResume(),
  // The cards came with the message.
  PROJECT_CARDS: () => {},
  FIT_ASSESSMENT: (context) => context.startFit(),
  SCROLL_TO_TESTIMONIALS: scroll('testimonials'),
  SCROLL_TO_TOP: (context) => {
    context.makeRoom()
    return glideTo(null, context.signal)
  },
}
