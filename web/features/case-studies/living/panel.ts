/** Says in the panel below the drawing what it shows. */
import { countUp } from './motion.ts'
import type { LivePage } from './page.ts'
import type { State } from './state.ts'

export function tell(page: LivePage, state: State): void {
  const { figure, parts } = page
  const find = (selector: string) => figure.querySelector<HTMLElement>(selector)
  const say = (title: (string | HTMLElement)[], says: string) => {
    find('.panel-title')?.replaceChildren(...title)
    const words = find('.panel-says')
    if (words && words.textContent !== says) words.textContent = says
  }
  figure.dataset.mode = state.kind
  const isTaken = state.kind === 'without' && state.node !== undefined
  figure.toggleAttribute('data-taken', isTaken)
  for (const button of figure.querySelectorAll<HTMLElement>('.mode[aria-pressed]')) {
    const { start, show } = button.dataset
    const isShown = show === state.kind || (state.kind === 'walk' && start === state.walk)
    button.ariaPressed = String(isShown)
  }
  const take = find('[data-do="take"]')
  if (take) take.textContent = (isTaken ? take.dataset.back : take.dataset.takeAway) ?? ''
  find('.panel-bar')?.replaceChildren()

  if (state.kind === 'whole') say([], page.text('hint'))
  if (state.kind === 'before') {
    const earlier = figure.parentElement?.querySelector('.system-earlier')
    say(
      [strong(earlier?.querySelector('.before-title')?.textContent ?? '')],
      earlier?.querySelector('.before-says')?.textContent ?? '',
    )
  }
  if (state.kind === 'part') {
    const part = parts.get(state.node)
    say([strong(part?.label ?? '')], part?.does ?? '')
  }
  if (state.kind === 'without') {
    const part = state.node === undefined ? undefined : parts.get(state.node)
    if (part)
      say([strong(page.text('missing', { part: part.label })), span('panel-reaches', part.reachesNamed)], part.without)
    else say([], page.text('choose'))
  }
  if (state.kind === 'walk') tellStep(page, state.walk, state.step, say)
}

function tellStep(
  page: LivePage,
  walk: string,
  at: number,
  say: (title: (string | HTMLElement)[], says: string) => void,
): void {
  const steps = page.steps.get(walk) ?? []
  const step = steps[at]
  if (!step) return
  const words = (selector: string) => step.item.querySelector(selector)?.textContent ?? ''
  const takes = words('.walk-takes')
  const { now } = step.item.dataset
  const total = steps.at(-1)?.item.dataset.now
  say(
    // The time is read out at once: the clock that is seen counts.
    [
      page.text('step', { n: at + 1, count: steps.length }),
      strong(words('.walk-place')),
      ...(now !== undefined && total !== undefined
        ? [`+${takes}`, span('sr-only', page.text('elapsed', { now, total }))]
        : []),
    ],
    words('.walk-says'),
  )
  for (const other of page.steps.values()) for (const { item } of other) item.ariaCurrent = null
  step.item.ariaCurrent = 'step'
  const bar = step.item.closest('.walk')?.querySelector('.walk-bar')?.cloneNode(true)
  if (!(bar instanceof Element)) return
  for (const part of [...bar.querySelectorAll('.walk-part')].slice(0, at + 1)) part.toggleAttribute('data-done', true)
  const clock = document.createElement('p')
  const time = strong('')
  clock.className = 'panel-clock'
  clock.ariaHidden = 'true'
  const [before = '', after = ''] = page.text('elapsed', { total: total ?? '' }).split('{{now}}')
  clock.append(before, time, after)
  page.figure.querySelector('.panel-bar')?.replaceChildren(bar, clock)
  countUp(time, steps[at - 1]?.item.dataset.now, now ?? '')
}

function span(className: string, text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

function strong(text: string): HTMLElement {
  const element = document.createElement('strong')
  element.textContent = text
  return element
}
