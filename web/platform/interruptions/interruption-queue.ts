/** Carries out the rules of `interruptions.ts`: who wants to come says so here, and is told when it is their turn. */
import { deviceOf } from '#contract/analytics/visit-events.ts'
import { tabStorage } from '../storage.ts'
import { asksNotToBeTracked } from '../tracking/may-count.ts'
import { INTERRUPTIONS_KEY } from '../tracking/tracked-behavior.ts'
import {
  afterGone,
  afterShown,
  choose,
  earliest,
  type Kind,
  newVisit,
  type Situation,
  type Visit,
} from './interruptions.ts'

export interface Interruptions {
  /**
   * Wants to come, until that is taken back.
   * @param onTurn is told when it may be there, at once if it may now, and when it has to go. It may then come again.
   * @returns takes it back, and leaves if it was there.
   */
  want(kind: Kind, onTurn: (isOn: boolean) => void): (how?: 'closed') => void
  /** What is there now. */
  shown(): Kind | undefined
}

export interface Surroundings {
  read(): Situation
  /** Calls back whenever the visitor may have turned to something. @returns ends it. */
  watch(onChange: () => void): () => void
}

export interface VisitMemory {
  read(): Visit
  write(visit: Visit): void
}

export function createInterruptions(surroundings: Surroundings, memory: VisitMemory): Interruptions {
  const wishes = new Map<Kind, (isOn: boolean) => void>()
  let visit = memory.read()
  let shown: Kind | undefined
  let unwatch: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = (next: Visit) => {
    visit = next
    memory.write(visit)
  }
  const next = () => choose(new Set(wishes.keys()), shown, visit, surroundings.read())
  const look = (how: 'closed' | 'over' = 'over') => {
    const before = shown
    if (before && next() !== before) {
      shown = undefined
      note(afterGone(visit, before, how, surroundings.read().now))
      wishes.get(before)?.(false)
    }
    // That may have changed whose turn it is.
    const kind = shown ?? next()
    if (kind !== shown && kind) {
      shown = kind
      note(afterShown(visit, kind))
      wishes.get(kind)?.(true)
    }
    waitForNext()
  }
  const waitForNext = () => {
    if (wishes.size === 0) {
      unwatch?.()
      unwatch = undefined
    } else unwatch ??= surroundings.watch(() => look())
    const situation = surroundings.read()
    const waits = [...wishes.keys()].map((kind) => earliest(kind, visit, situation) - situation.now)
    const ms = Math.min(...waits.filter((wait) => wait > 0))
    clearTimeout(timer)
    if (Number.isFinite(ms)) timer = setTimeout(() => look(), ms)
  }

  return {
    want(kind, onTurn) {
      wishes.set(kind, onTurn)
      look()
      return (how = undefined) => {
        if (wishes.get(kind) !== onTurn) return
        wishes.delete(kind)
        look(how)
      }
    },
    shown: () => shown,
  }
}

/** The queue of the page in this browser. */
export const createPageInterruptions = (): Interruptions =>
  createInterruptions(
    {
      read: () => ({
        isBusy: isTyping(document.activeElement) || document.querySelector(OCCUPYING) !== null,
        isPhone: deviceOf(window.innerWidth) === 'mobile',
        path: window.location.pathname,
        openedAt: performance.timeOrigin,
        now: Date.now(),
      }),
      watch: watchVisitor,
    },
    {
      read: () => ({ ...newVisit, ...(tabStorage.readJson(INTERRUPTIONS_KEY) as typeof newVisit | null) }),
      // Who asks not to be tracked has nothing of it kept.
      write: (visit) => asksNotToBeTracked() || tabStorage.write(INTERRUPTIONS_KEY, JSON.stringify(visit)),
    },
  )

/** An open dialog or chat, a toast that is being read, and a card that the visitor has opened. */
const OCCUPYING = '[role="dialog"], dialog[open], #ai-chat-toggle[aria-expanded="true"], .toast, [data-asked]'
/** Fields in which nothing is written. */
const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

function isTyping(focused: Element | null): boolean {
  if (focused instanceof HTMLInputElement) return !NO_TEXT.includes(focused.type)
  return focused instanceof HTMLTextAreaElement || (focused instanceof HTMLElement && focused.isContentEditable)
}

function watchVisitor(onChange: () => void): () => void {
  // Dialogs, toasts and pages come as children of others, the chat is told by its button.
  const changes = new MutationObserver(onChange)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'aria-expanded', 'data-asked'],
  })
  document.addEventListener('focusin', onChange)
  document.addEventListener('focusout', onChange)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', onChange)
    document.removeEventListener('focusout', onChange)
  }
}
