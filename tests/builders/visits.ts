/** Visits with a given clock: everything that comes unasked is at work, and what it shows is noted each second. */
import { vi } from 'vitest'
import { type ShownHints, startHints } from '#web/features/hints/hint-guide.ts'
import type { Hint } from '#web/features/hints/hints.ts'
import { type Prompt, startPrompts } from '#web/features/prompts/prompter.ts'
import type { Trigger } from '#web/features/prompts/triggers.ts'
import { createInterruptions } from '#web/platform/interruptions/interruption-queue.ts'
import { newVisit } from '#web/platform/interruptions/interruptions.ts'
import type { Behavior, Section } from '#web/platform/tracking/behavior.ts'
import { after, behaviorAt, type Happening, newSession, newState } from '#web/platform/tracking/behavior-state.ts'

interface Step {
  /** Second of the visit. */
  at: number
  happens?: Happening
  /** The visitor begins or ends to type. */
  isBusy?: boolean
  /** The visitor closes the prompt. */
  closes?: boolean
  connection?: 'lost' | 'found'
}

export interface Visit {
  path?: string
  /** Where the visitor is from the beginning. */
  section?: Section
  device?: 'desktop' | 'mobile'
  isReturning?: boolean
  /** On a page before, longer ago than a minute. */
  wasGreeted?: boolean
  /** The seconds in which the browser offers to install the site, and in which a new version is found. */
  offeredAt?: number
  updateAt?: number
  steps?: readonly Step[]
}

/** What is there in one second. */
export interface Met {
  /** The trigger of a prompt, or what else has its turn. */
  line: string | undefined
  beacons: readonly string[]
}

const INSTALL_AFTER_S = 5
const INSTALL_SHOWN_S = 20
const RESTORED_S = 3

/** @returns what is there in each second. The clock of the test has to be a given one. */
export function visit(one: Visit, seconds: number): Met[] {
  const { path = '/', device = 'desktop', isReturning = false, wasGreeted = false, steps = [] } = one
  const start = Date.now()
  const passed = () => Date.now() - start
  const surroundings = { device, hasChangedLanguage: false, hasChangedTheme: false }
  let state = newState(newSession(isReturning), path, 0, surroundings)
  const listeners = new Set<(behavior: Behavior) => void>()
  const read = () => behaviorAt(state, passed())
  const tracker = {
    read,
    subscribe(listener: (behavior: Behavior) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const happen = (happening: Happening) => {
    state = after(state, happening, passed())
  }
  if (one.section) happen({ type: 'section', section: one.section })

  let isBusy = false
  let visited = newVisit
  const watchers = new Set<() => void>()
  const interruptions = createInterruptions(
    {
      read: () => ({ isBusy, isPhone: device === 'mobile', path: state.path, openedAt: start, now: Date.now() }),
      watch(onChange) {
        watchers.add(onChange)
        return () => watchers.delete(onChange)
      },
    },
    {
      read: () => visited,
      write: (next) => {
        visited = next
      },
    },
  )

  let prompt: Prompt | undefined
  let isOnline = true
  const shown: Trigger[] = wasGreeted ? ['welcome_new_user'] : []
  const prompter = startPrompts(
    {
      tracker,
      interruptions,
      memory: { read: () => ({ shown, shownAt: {} }), rememberShown: (trigger) => shown.push(trigger) },
      findOffer: () => ({}),
      isOnline: () => isOnline,
    },
    (next) => {
      prompt = next
    },
  )
  let hinted: ShownHints = { beacons: [], open: undefined }
  const sections = new Set<Section>()
  // Hints are of the home page.
  const guide =
    path === '/'
      ? startHints(
          {
            tracker,
            interruptions,
            sections: { read: () => sections, stop: () => {} },
            store: { read: () => [], keep: () => {} },
            hasRoom: () => true,
            now: passed,
          },
          (next) => {
            hinted = next
          },
        )
      : undefined

  /** From one second to another, unless its turn is over. */
  const wishes = new Map<'install' | 'update' | 'offline' | 'restored', () => void>()
  const want = (kind: 'install' | 'update' | 'offline' | 'restored', forMs?: number) => {
    const end = () => {
      wishes.get(kind)?.()
      wishes.delete(kind)
    }
    const onTurn = (isOn: boolean) => {
      if (isOn && forMs !== undefined) setTimeout(end, forMs)
    }
    wishes.set(kind, interruptions.want(kind, onTurn))
  }

  const met: Met[] = []
  for (let second = 0; second < seconds; second += 1) {
    for (const step of steps.filter(({ at }) => at === second)) {
      if (step.happens) happen(step.happens)
      if (step.isBusy !== undefined) isBusy = step.isBusy
      if (step.closes) prompter.end('closed')
      if (step.connection === 'lost') {
        isOnline = false
        prompter.end()
        want('offline')
      }
      if (step.connection === 'found') {
        isOnline = true
        wishes.get('offline')?.()
        want('restored', RESTORED_S * 1000)
      }
    }
    const behavior = read()
    if (behavior.currentSection) sections.add(behavior.currentSection)
    for (const watcher of watchers) watcher()
    for (const listener of listeners) listener(behavior)
    if (one.offeredAt !== undefined && second === one.offeredAt + INSTALL_AFTER_S)
      want('install', INSTALL_SHOWN_S * 1000)
    if (second === one.updateAt) want('update')
    const isThere = behavior.path === '/'
    met.push({
      line: prompt?.trigger ?? interruptions.shown(),
      beacons: isThere ? hinted.beacons.map(({ id }: Hint) => id) : [],
    })
    vi.advanceTimersByTime(1000)
  }
  prompter.stop()
  guide?.stop()
  for (const end of wishes.values()) end()
  return met
}

/** What is met, as a table with a row for each time in which nothing changes. */
export function tableOf(name: string, seconds: readonly Met[]): string {
  const same = (a: Met | undefined, b: Met | undefined) => JSON.stringify(a) === JSON.stringify(b)
  const rows = seconds.flatMap((met, at) => {
    if (same(met, seconds[at - 1])) return []
    const rest = seconds.slice(at).findIndex((later) => !same(later, met))
    const to = rest === -1 ? seconds.length : at + rest
    return [`| ${at}–${to} | ${met.line ?? '–'} | ${met.beacons.join(', ') || '–'} |`]
  })
  return [`## ${name}`, '', '| seconds | there is | beacons |', '| --- | --- | --- |', ...rows].join('\n')
}
