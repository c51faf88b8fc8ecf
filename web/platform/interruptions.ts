/** What comes unasked — prompts, hints, the install card — comes one at a time, and never upon somebody who is at something. */

export interface Interruptions {
  /**
   * Takes the stage, unless it is taken or the visitor is at something.
   * @param giveWay is called once when the visitor turns to something else meanwhile: then it is no longer yours.
   * @returns gives it back; undefined if it was not to be had.
   */
  take(giveWay: () => void): (() => void) | undefined
  /** Whether `take` would succeed. */
  isFree(): boolean
  /** Calls back when the stage was taken or given back. @returns ends it. */
  subscribe(listener: () => void): () => void
}

/**
 * @param isBusy whether the visitor is at something that must not be disturbed.
 * @param watchBusy calls back whenever that may have changed. @returns ends it.
 */
export function createInterruptions(
  isBusy: () => boolean = visitorIsBusy,
  watchBusy: (onChange: () => void) => () => void = watchVisitor,
): Interruptions {
  const listeners = new Set<() => void>()
  let holder: object | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const isFree = () => holder === undefined && !isBusy()

  return {
    isFree,
    take(giveWay) {
      if (!isFree()) return undefined
      const mine = {}
      holder = mine
      const giveBack = () => {
        if (holder !== mine) return
        stopWatching()
        holder = undefined
        notify()
      }
      const stopWatching = watchBusy(() => {
        if (holder !== mine || !isBusy()) return
        giveBack()
        giveWay()
      })
      notify()
      return giveBack
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** An open dialog or chat, a toast that is being read, and the question of consent, from when it is awaited. */
const OCCUPYING = '[role="dialog"], dialog[open], #ai-chat-toggle[aria-expanded="true"], .toast, [data-asks]'
/** Fields in which nothing is written. */
const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

function visitorIsBusy(): boolean {
  return isTyping(document.activeElement) || document.querySelector(OCCUPYING) !== null
}

function isTyping(focused: Element | null): boolean {
  if (focused instanceof HTMLInputElement) return !NO_TEXT.includes(focused.type)
  return focused instanceof HTMLTextAreaElement || (focused instanceof HTMLElement && focused.isContentEditable)
}

function watchVisitor(onChange: () => void): () => void {
  // Dialogs and toasts come as children of the page's end, the chat is told by its button.
  const changes = new MutationObserver(onChange)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'aria-expanded'],
  })
  document.addEventListener('focusin', onChange)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', onChange)
  }
}
