/**
 * Brings a drawing to life that the build has written into the page: follows a request step by step, takes parts away, shows
 * how it was before. All words are on the page; here they are only shown at their place.
 */
import { saveDrawing } from '#web/ui/diagram/save.ts'
import './living.css'
import './full-screen.css'
import { wantsCalm } from '#web/platform/calm.ts'
import { mark } from './marks.ts'
import { morph, send } from './motion.ts'
import { type LivePage, readPage } from './page.ts'
import { tell } from './panel.ts'
import { addressOf, type State, stateAt } from './state.ts'

/** The bar above the page ends there, in pixels, with some air. */
const BAR = 72
/** A step stays as long as reading it takes. */
const READING_MS = 1600
const READING_MS_PER_CHARACTER = 38

export interface Living {
  /** What a press on something in the drawing does. @param byPointer requests play by themselves then. */
  press(target: Element, byPointer: boolean): void
  end(): void
}

/** @param ask asks the assistant. */
export function bringToLife(container: HTMLElement, ask: (question: string) => void): Living {
  const page = readPage(container)
  if (!page) return { press() {}, end() {} }
  const { figure } = page
  const events = new AbortController()
  let state: State = { kind: 'whole' }
  let timer: number | undefined
  let takePacket = () => {}

  const stop = () => {
    clearTimeout(timer)
    delete figure.dataset.playing
    setPlayLabel(figure)
  }
  const show = (next: State) => {
    const wasBefore = state.kind === 'before'
    state = next
    takePacket()
    takePacket = () => {}
    const change = () => {
      mark(page, next)
      tell(page, next)
    }
    if (wasBefore !== (next.kind === 'before')) morph(page.shown, change)
    else change()
    openDetails(page, next)
    if (next.kind === 'walk') takePacket = sendPacket(page, next.walk, next.step)
    reveal(page, next)
    const address = addressOf(next, page)
    if (address !== location.hash)
      history.replaceState(history.state, '', address || location.pathname + location.search)
  }
  const whole = () => {
    const { activeElement } = document
    const chosen = figure.querySelector<HTMLElement>('.mode[aria-pressed="true"]') ?? figure.querySelector('.mode')
    stop()
    show({ kind: 'whole' })
    // The panel's buttons go, and would take the focus with them.
    if (figure.contains(activeElement) && !activeElement?.checkVisibility()) chosen?.focus()
  }
  const goOn = (by: number) => {
    if (state.kind === 'walk') {
      const step = state.step + by
      const last = (page.steps.get(state.walk)?.length ?? 1) - 1
      if (step >= 0 && step <= last) show({ ...state, step })
      if (step >= last) stop()
    } else if (state.kind === 'without') {
      const at = state.node === undefined ? -1 : page.nodes.indexOf(state.node)
      const node = page.nodes[(at + by + page.nodes.length) % page.nodes.length]
      if (node !== undefined) show({ kind: 'without', node })
    }
  }
  const play = () => {
    if (state.kind !== 'walk') return
    figure.dataset.playing = ''
    setPlayLabel(figure)
    const item = page.steps.get(state.walk)?.[state.step]?.item
    const time = READING_MS + READING_MS_PER_CHARACTER * (item?.querySelector('.walk-says')?.textContent?.length ?? 0)
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      goOn(1)
      if ('playing' in figure.dataset) play()
    }, time)
  }
  const start = (walk: string, byPointer: boolean) => {
    stop()
    show({ kind: 'walk', walk, step: 0 })
    if (byPointer && !wantsCalm()) play()
  }
  const choose = (node: string) => {
    stop()
    if (state.kind === 'without') show({ kind: 'without', node })
    else if (state.kind === 'part' && state.node === node) whole()
    else show({ kind: 'part', node })
  }
  const actions: Record<string, (button: HTMLElement) => void> = {
    previous: () => {
      stop()
      goOn(-1)
    },
    next: () => {
      stop()
      goOn(1)
    },
    play: () => {
      if ('playing' in figure.dataset) return stop()
      if (state.kind === 'walk' && state.step === (page.steps.get(state.walk)?.length ?? 0) - 1)
        show({ ...state, step: 0 })
      play()
    },
    take: () => {
      if (state.kind === 'part') show({ kind: 'without', node: state.node })
      else if (state.kind === 'without' && state.node) show({ kind: 'part', node: state.node })
    },
    ask: ({ dataset }) => {
      if (state.kind !== 'part' && state.kind !== 'without') return
      const part = page.parts.get(state.node ?? '')?.label ?? ''
      ask(((state.kind === 'part' ? dataset.does : dataset.fails) ?? '').replace('{{part}}', part))
    },
    close: whole,
    save: () => {
      // It is on its way, and no part of the drawing.
      takePacket()
      takePacket = () => {}
      save(page)
    },
  }

  const press = (target: Element, byPointer: boolean) => {
    const button = target.closest<HTMLElement>('button')
    const node = target.closest<SVGElement>('.is-today .node')?.dataset.node
    if (node !== undefined) return choose(node)
    if (!button) return
    const { start: walk, show: shown, do: action = '' } = button.dataset
    if (button.ariaPressed === 'true') whole()
    else if (walk !== undefined) start(walk, byPointer)
    else if (shown === 'before' || shown === 'without') {
      stop()
      show({ kind: shown })
    } else if (button.matches('.mode-full')) toggleFullscreen(figure)
    else actions[action]?.(button)
  }
  figure.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isMoving = state.kind === 'walk' || state.kind === 'without'
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (by !== undefined && isMoving) {
        stop()
        goOn(by)
      } else if (event.key === 'Escape' && state.kind !== 'whole' && !document.fullscreenElement) whole()
      else return
      event.preventDefault()
    },
    events,
  )
  // Opening a part in the list chooses it in the drawing.
  container.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target.dataset.part === undefined) return
      const node = target.dataset.part
      const isShown = (state.kind === 'part' || state.kind === 'without') && state.node === node
      if (target.open && !isShown) {
        stop()
        show({ kind: 'part', node })
      } else if (!target.open && isShown && state.kind === 'part') whole()
    },
    { capture: true, signal: events.signal },
  )
  const follow = () => {
    const asked = stateAt(location.hash, page)
    if (!asked) return
    stop()
    show(asked)
    figure.scrollIntoView({ block: 'nearest' })
  }
  // Back to the page's own address is back to the whole drawing.
  addEventListener('hashchange', () => (location.hash === '' ? whole() : follow()), events)
  document.addEventListener('fullscreenchange', () => nameFullscreen(figure), events)
  follow()
  return {
    press,
    end() {
      stop()
      events.abort()
    },
  }
}

function sendPacket(page: LivePage, walk: string, at: number): () => void {
  const drawing = page.shown()
  const step = page.steps.get(walk)?.[at]
  if (!drawing || !step) return () => {}
  const line = drawing.querySelector<SVGPathElement>(`.line[data-line="${step.line}"]`)
  const node = drawing.querySelector<SVGGraphicsElement>(`.node[data-node="${step.node}"]`)
  return send(drawing, line, node, step.isBack)
}

/** One part of the list is open: the chosen one. */
function openDetails({ parts }: LivePage, state: State): void {
  const chosen = state.kind === 'part' || state.kind === 'without' ? state.node : undefined
  for (const [id, { details }] of parts) if (details.open !== (id === chosen)) details.open = id === chosen
}

/** What is shown comes into sight: all of the drawing where there is room for it, else the part that is told of. */
function reveal(page: LivePage, state: State): void {
  const step = state.kind === 'walk' ? page.steps.get(state.walk)?.[state.step] : undefined
  const node = step?.node ?? (state.kind === 'without' || state.kind === 'part' ? state.node : undefined)
  const drawing = page.shown()
  const element = node === undefined ? undefined : drawing?.querySelector(`.node[data-node="${node}"]`)
  const place = element?.getBoundingClientRect()
  const panel = page.figure.querySelector('.system-panel')?.getBoundingClientRect()
  if (!drawing || !element || !place || !panel) return
  // Beside the drawing it covers nothing of it.
  const isOver = panel.left < place.right && panel.right > place.left
  const end = isOver ? Math.min(innerHeight, panel.top) : innerHeight
  // In full screen it is the drawing's own frame that scrolls.
  const frame = document.fullscreenElement?.querySelector('.system-stage')?.getBoundingClientRect()
  const top = frame?.top ?? BAR
  const whole = { top: page.figure.getBoundingClientRect().top, bottom: drawing.getBoundingClientRect().bottom }
  const wanted = !frame && whole.bottom - whole.top <= end - top ? whole : place
  if (wanted.top >= top && wanted.bottom <= end) return
  if (frame) element.scrollIntoView({ block: 'center' })
  else scrollBy({ top: (wanted.top + wanted.bottom) / 2 - (top + end) / 2 })
}

/** Saves what is shown, with the legend. */
function save({ figure, title, shown }: LivePage): void {
  const drawing = shown()
  if (!drawing) return
  const earlier = figure.parentElement?.querySelector('.before-title')?.textContent ?? title
  const isBefore = drawing.matches('.is-before')
  const legend = [...figure.querySelectorAll<HTMLElement>('.legend li')].flatMap((item) => {
    if (item.dataset.only === (isBefore ? 'today' : 'before')) return []
    const sample = item.querySelector('svg')
    return sample ? [{ sample, words: item.textContent }] : []
  })
  saveDrawing(drawing, isBefore ? earlier : title, drawing.viewBox.baseVal, legend)
}

function setPlayLabel(figure: HTMLElement): void {
  const button = figure.querySelector<HTMLElement>('[data-do="play"]')
  const label = 'playing' in figure.dataset ? button?.dataset.pause : button?.dataset.play
  if (button && label) button.ariaLabel = button.title = label
}

/** Tells the styles how high each drawing is on the page, or would be if it were the one that is shown. */
function noteSizes(figure: HTMLElement): void {
  const stage = figure.querySelector<HTMLElement>('.system-stage')
  if (!stage) return
  const { paddingLeft, paddingRight } = getComputedStyle(stage)
  const room = stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  for (const drawing of stage.querySelectorAll<SVGSVGElement>('.system-drawing')) {
    const { width, height } = drawing.viewBox.baseVal
    const drawn = Math.min(Number(drawing.getAttribute('width')) || width, room)
    drawing.style.setProperty('--on-page', `${(drawn * height) / width}px`)
  }
}

function nameFullscreen(figure: HTMLElement): void {
  const button = figure.querySelector<HTMLElement>('.mode-full')
  const { close = '', open = '' } = button?.dataset ?? {}
  if (button) button.ariaLabel = button.title = document.fullscreenElement === figure ? close : open
}

function toggleFullscreen(figure: HTMLElement): void {
  if (!document.fullscreenElement) noteSizes(figure)
  const done = document.fullscreenElement ? document.exitFullscreen() : figure.requestFullscreen?.()
  // Where browsers refuse, nothing happens.
  done?.catch(() => {})
}
