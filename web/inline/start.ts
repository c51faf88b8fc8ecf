/**
 * At the end of the page: brings it to life after it has painted, and as soon as it is touched. A press on a button
 * before that is kept and honoured once.
 */
import type { Start } from './start-types.ts'

const { entry = '', preload = '' } = document.body.dataset
let begun = false
let waiting: (() => void)[] | undefined = []

function begin(): void {
  if (begun) return
  begun = true
  for (const href of preload.split(' ')) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry).catch(() => {
    // The network failed: the page still reads, its links still work, and the next touch tries again.
    begun = false
  })
}

function keep(event: Event): void {
  const target = event.target as Element
  const button = event.type === 'click' ? target.closest<HTMLElement>('button') : null
  const form = event.type === 'submit' ? (target as HTMLFormElement) : null
  if (!waiting || (!button && !form)) return
  event.preventDefault()
  event.stopPropagation()
  // The same button pressed twice in impatience means one press; a submit button is covered by its form.
  waiting = [() => (form ? form.requestSubmit() : button?.click())]
  begin()
}

for (const type of ['click', 'submit']) document.addEventListener(type, keep, true)
for (const type of ['pointerdown', 'keydown', 'focusin', 'touchstart']) {
  addEventListener(type, begin, { passive: true })
}

const start: Start = {
  ready() {
    for (const type of ['click', 'submit']) document.removeEventListener(type, keep, true)
    const acts = waiting ?? []
    waiting = undefined
    for (const act of acts) act()
  },
}
window.start = start

/** Idle can come before the largest paint is done; two frames after `load` it is. */
function afterPaint(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(begin, { timeout: 2000 } as never)),
  )
}
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint)
