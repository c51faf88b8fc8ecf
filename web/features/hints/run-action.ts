/** What the action of each hint does: what the visitor could do themself at the place it points at. */
import { openChat } from '#web/platform/chat-request.ts'
import { paths, scrollToId } from '#web/platform/paths.ts'
import type { Hint } from './hints.ts'

export function runAction({ id }: Hint, target: HTMLElement | undefined, navigate: (path: string) => void): void {
  if (id === 'projects-navigation') navigate(paths.projects)
  else if (id === 'performance-analysis') openChat({ audit: true }, navigate)
  else if (id === 'scroll-exploration') scrollToId('about-section')
  else {
    // Focused first, so that a dialog gives the focus back to it, and a menu is where the keyboard is.
    target?.focus({ preventScroll: id === 'resume-download' })
    target?.click()
  }
}
