/** Whether a visitor wants a background that moves: what their system says, and what they chose here. */
import { storage } from '#web/platform/storage.ts'

const KEY = 'ambience'
const PAUSED = 'paused'

export const isPaused = (): boolean => storage.read(KEY) === PAUSED

export function keepPaused(paused: boolean): void {
  if (paused) storage.write(KEY, PAUSED)
  else storage.remove(KEY)
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** The system asks for less motion, or the browser for less data. */
export function asksForCalm(): boolean {
  return calm().matches || navigator.connection?.saveData === true
}

/** @returns ends it. */
export function watchCalm(onChange: () => void): () => void {
  const query = calm()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
