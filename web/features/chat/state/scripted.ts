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
export interface Interruptions {
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

export async function runActions(actions: ActionMarker[], stage: Interruptions): Promise<void> {
  for (const [i, action] of actions.entries()) {
    if (i > 0) await wait(BETWEEN_ACTIONS_MS, stage.signal)
    if (stage.signal.aborted) return
    await doing[action](stage)
  }
}

const items = {
  skills: { section: 'about', place: 'about-section', items: '.skills > details' },
  timeline: { section: 'work', place: 'experience-section', items: '.job' },
  caseStudies: { section: 'caseStudies', place: 'case-studies-section', items: 'article' },
} as const

const scroll = (id: string) => async (stage: Interruptions) => {
  stage.makeRoom()
  const place = await appear(id, stage.signal)
  if (!place && !stage.signal.aborted) stage.onMissing(id)
  await glideTo(place, stage.signal)
}

const point = (what: keyof typeof items) => async (stage: Interruptions) => {
  const { place, items: selector } = items[what]
  await scroll(place)(stage)
  const found = document.getElementById(place)?.querySelectorAll<HTMLElement>(selector) ?? []
  if (!stage.signal.aborted) await pointAt([...found], stage.signal)
}

/** Goes to a place and explains it; what comes next does not wait for the visitor to close the guide. */
async function guide(stage: Interruptions, place: Element | null, stop: GuideStop): Promise<void> {
  await glideTo(place, stage.signal)
  await wait(GUIDE_DELAY_MS, stage.signal)
  if (!stage.signal.aborted) void stage.showGuide(stop)
}

/** The first case study's card on the home page. */
async function firstStudy(stage: Interruptions): Promise<void> {
  stage.makeRoom()
  const study = stage.content.caseStudies[0]
  const section = await appear('case-studies-section', stage.signal)
  const card = section?.querySelector('article')
  await guide(stage, card ?? section, { title: study?.title ?? '', text: study?.subtitle ?? '' })
  if (card && !stage.signal.aborted) await pointAt([card], stage.signal)
}

const guideTo = (id: string, words: 'aiCloud' | 'enterprise') => async (stage: Interruptions) => {
  stage.makeRoom()
  const { t } = stage
  await guide(stage, await appear(id, stage.signal), {
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

async function tour(stage: Interruptions): Promise<void> {
  const { t, signal, content } = stage
  for (const [i, { id, words }] of tourStops.entries()) {
    await scroll(id)(stage)
    if (signal.aborted) return
    const closed = await stage.showGuide({
      title: t(`guide.${words}.title`),
      text: t(`guide.${words}.text`, { owner: content.profile.name }),
      number: i + 1,
      total: tourStops.length,
    })
    if (closed === 'end' || signal.aborted) return
  }
}

const doing: Record<ActionMarker, (stage: Interruptions) => unknown> = {
  SCROLL_TO_ABOUT: scroll('about-section'),
  SCROLL_TO_EXPERIENCE: scroll('experience-section'),
  SCROLL_TO_CASE_STUDIES: scroll('case-studies-section'),
  SCROLL_TO_CONTACT: scroll('contact-section'),
  ANIMATE_SKILLS: point('skills'),
  ANIMATE_TIMELINE: point('timeline'),
  ANIMATE_CASE_STUDIES: point('caseStudies'),
  DEMO_ANIMATIONS: async (stage) => {
    for (const what of keysOf(items)) {
      if (!stage.signal.aborted && hasSection(items[what].section)) await point(what)(stage)
    }
  },
  GUIDE_TO_EPIC: firstStudy,
  GUIDE_TO_AI_CLOUD: guideTo('about-section', 'aiCloud'),
  GUIDE_TO_ENTERPRISE: guideTo('experience-section', 'enterprise'),
  START_TOUR_GUIDE: tour,
  STOP_TOUR_GUIDE: (stage) => stage.hideGuide(),
  CUSTOM_RESUME: (stage) => stage.offerResume(),
  // The cards came with the message.
  PROJECT_CARDS: () => {},
  FIT_ASSESSMENT: (stage) => stage.startFit(),
}
