/** Whole visits, told second by second to everything that comes unasked at once: prompts, hints, and what the app says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import { type Met, tableOf, type Visit, visit } from '#tests/builders/visits.ts'
import { type Trigger, triggers } from '#web/features/prompts/triggers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const study = '/case-study/epic-ai-platform'
const activeUntil = (end: number) =>
  Array.from({ length: end / 5 }, (_, i) => ({ at: i * 5, happens: { type: 'activity' } as const }))

const typicalVisits: Record<string, Visit> = {
  'Somebody new who does nothing, large screen': {},
  'Somebody new who does nothing, phone; the browser offers to install': { device: 'mobile', offeredAt: 1 },
  'Somebody who was here last week, and reads about the jobs': {
    isReturning: true,
    steps: [
      ...activeUntil(120),
      { at: 10, happens: { type: 'section', section: 'experience' } },
      { at: 10, happens: { type: 'depth', percent: 45 } },
    ],
  },
  'A recruiter in a hurry: down the page, and off at the upper edge': {
    steps: [
      ...activeUntil(80),
      { at: 2, happens: { type: 'depth', percent: 30 } },
      { at: 2, happens: { type: 'section', section: 'experience' } },
      { at: 20, happens: { type: 'section', section: 'contact' } },
      { at: 20, happens: { type: 'depth', percent: 95 } },
      { at: 72, happens: { type: 'pointer', y: 2 } },
    ],
  },
  'A reader of case studies': {
    path: study,
    steps: [
      ...activeUntil(100),
      { at: 40, happens: { type: 'depth', percent: 90 } },
      { at: 100, happens: { type: 'page', path: '/projects' } },
    ],
  },
  'Somebody who closes the welcome': {
    steps: [...activeUntil(120), { at: 7, closes: true }, { at: 90, happens: { type: 'pointer', y: 2 } }],
  },
  'Somebody who writes to the owner from the fourth second on, for a minute': {
    steps: [...activeUntil(120), { at: 4, isBusy: true }, { at: 64, isBusy: false }],
  },
  'Somebody in a train: the connection is lost and found, and there is a new version': {
    updateAt: 45,
    steps: [...activeUntil(120), { at: 20, connection: 'lost' }, { at: 35, connection: 'found' }],
  },
}

const meet = (one: Visit) => visit(one, 120)

/** What came, with when it came and went. */
function interruptions(seconds: readonly Met[]) {
  const came: { what: string; from: number; to: number }[] = []
  for (const [at, { line }] of seconds.entries()) {
    const last = came.at(-1)
    if (last?.what === line && last?.to === at) last.to = at + 1
    else if (line) came.push({ what: line, from: at, to: at + 1 })
  }
  return came
}
const isPrompt = ({ what }: { what: string }) => triggers.some((trigger) => trigger === what)

const head = `# What eight visitors meet

Second by second, as the rules of [interruptions.md](interruptions.md) have it. \`tests/what-a-visitor-meets.test.ts\` writes this
(\`npx vitest run tests/what-a-visitor-meets.test.ts -u\`) and fails where it is no longer so. A prompt is named by its trigger.
`

test('the document tells what eight typical visitors meet, second by second', async () => {
  const tables = Object.entries(typicalVisits).map(([name, one]) => tableOf(name, meet(one)))
  const text = `${[head, ...tables].join('\n\n').replace('\n\n\n', '\n\n')}\n`
  await expect(text).toMatchFileSnapshot('../docs/visits.md')
})

test.each(Object.entries(typicalVisits))('%s: at most one thing comes in the first minute', (_, one) => {
  // Of the connection a visitor is told when it breaks, whatever came before.
  const came = interruptions(meet(one)).filter(({ what, from }) => from < 60 && !['offline', 'restored'].includes(what))
  expect(came.length).toBeLessThanOrEqual(1)
})

test.each(Object.entries(typicalVisits))('%s: at most two prompts come, a minute apart', (_, one) => {
  const prompts = interruptions(meet(one)).filter(isPrompt)
  expect(prompts.length).toBeLessThanOrEqual(2)
  const [first, second] = prompts
  if (first && second) expect(second.from - first.to).toBeGreaterThanOrEqual(60)
})

test('a visitor who does nothing meets the first hints at their times', () => {
  const seconds = meet({})
  const firstSeen = (id: string) => seconds.findIndex(({ beacons }) => beacons.includes(id))
  expect(firstSeen('welcome-chat')).toBe(3)
  expect(firstSeen('scroll-exploration')).toBe(5)
  expect(firstSeen('language-switcher')).toBe(8)
  expect(firstSeen('theme-toggle')).toBe(15)
})

test('nobody who types or has closed a prompt is spoken to', () => {
  const writing = meet(
    expectDefined(typicalVisits['Somebody who writes to the owner from the fourth second on, for a minute']),
  )
  expect(writing.slice(4, 64).every(({ line }) => line === undefined)).toBe(true)
  const closed = interruptions(meet(expectDefined(typicalVisits['Somebody who closes the welcome'])))
  expect(closed.filter(isPrompt)).toHaveLength(1)
})

/** For each trigger a visit in which it is due, and from which second on. The visitor was greeted before. */
const dueVisits: Record<Trigger, [Visit, number]> = {
  exit_intent: [{ steps: [{ at: 2, happens: { type: 'pointer', y: 3 } }] }, 2],
  case_study_interest: [{ section: 'projects' }, 20],
  project_deep_dive: [{ path: '/projects' }, 25],
  case_study_bounce: [{ path: study, steps: [{ at: 5, happens: { type: 'page', path: '/projects' } }] }, 5],
  experience_focus: [{ section: 'experience' }, 15],
  personal_connection: [{ section: 'about' }, 20],
  rapid_navigation: [
    {
      section: 'hero',
      steps: (['about', 'experience', 'projects', 'contact'] as const).map((section, i) => ({
        at: i + 1,
        happens: { type: 'section', section },
      })),
    },
    4,
  ],
  idle_engagement: [{ section: 'contact' }, 31],
  returning_visitor: [{ isReturning: true, wasGreeted: false }, 5],
  welcome_new_user: [{ wasGreeted: false }, 5],
  initial_hesitation: [{ section: 'hero', steps: activeUntil(40) }, 30],
  mobile_optimization_interest: [
    {
      section: 'contact',
      device: 'mobile',
      steps: [...activeUntil(60), { at: 1, happens: { type: 'depth', percent: 60 } }],
    },
    45,
  ],
  deep_scroll: [{ section: 'contact', steps: [{ at: 3, happens: { type: 'depth', percent: 80 } }] }, 3],
}

test.each(triggers)('%s comes at its time, while everything else may come too', (trigger) => {
  const [one, second] = dueVisits[trigger]
  const everythingElse = { offeredAt: Math.max(0, second - 5), updateAt: second }
  const seconds = visit({ wasGreeted: true, ...everythingElse, ...one }, second + 150)
  const came = interruptions(seconds)
  expect(came[0]).toEqual({ what: trigger, from: second, to: second + 8 })
  // What could wait comes after it, a minute after whatever was before.
  for (const [i, { from }] of came.entries()) {
    if (i > 0) expect(from - expectDefined(came[i - 1]).to).toBeGreaterThanOrEqual(60)
  }
  expect(came.map(({ what }) => what)).toContain('update')
})

test('somebody about to leave is spoken to although a hint has opened by itself', () => {
  const seconds = visit(
    {
      wasGreeted: true,
      section: 'contact',
      steps: [...activeUntil(120), { at: 70, happens: { type: 'pointer', y: 3 } }],
    },
    80,
  )
  expect(seconds[65]?.line).toBe('hint')
  expect(seconds[70]?.line).toBe('exit_intent')
})
