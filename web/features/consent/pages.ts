import { isPersonal } from '#contract/chat/personal-pages.ts'

/** Pages with a question of their own, or a field at the bottom. */
export const asksElsewhere = (path: string): boolean =>
  isPersonal(path) || /^\/(?:secure|privacy|chat)(?:\/|$)/.test(path)
