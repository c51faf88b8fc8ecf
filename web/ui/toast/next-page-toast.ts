/** A toast for the page that is loaded next in this tab: what is said of something that loads the page anew. */
import { tabStorage } from '#web/platform/storage.ts'
import type { ToastMessage } from './toast-message.ts'

const KEY = 'toast'

export const saveToast = (message: ToastMessage): void => tabStorage.write(KEY, JSON.stringify(message))

/** What was left, once. */
export function takeToast(): ToastMessage | undefined {
  const left = tabStorage.readJson(KEY) as ToastMessage | null
  tabStorage.remove(KEY)
  return left ?? undefined
}
