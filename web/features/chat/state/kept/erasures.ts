/** Erasing on the server. What it has not confirmed yet is written down, and asked for again when the chat is next opened. */
import { storage } from '#web/platform/storage.ts'
import { chatCalls } from '../calls.ts'

const ERASURES_STORAGE_KEY = 'chat-erasures'

/** What else stands there would be refused at every visit. */
const isConversation = (id: unknown): id is string =>
  typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)

function open(): string[] {
  const ids = storage.readJson(ERASURES_STORAGE_KEY)
  return Array.isArray(ids) ? ids.filter(isConversation) : []
}

function keep(ids: Set<string>): void {
  if (ids.size === 0) storage.remove(ERASURES_STORAGE_KEY)
  else storage.write(ERASURES_STORAGE_KEY, JSON.stringify([...ids]))
}

/** @returns false if the server could not be told. */
export async function eraseOnServer(conversation: string): Promise<boolean> {
  // First of all: the page may be closed before the answer comes.
  keep(new Set(open()).add(conversation))
  try {
    const { requestErasure } = await chatCalls()
    await requestErasure(conversation)
  } catch {
    return false
  }
  const left = new Set(open())
  left.delete(conversation)
  keep(left)
  return true
}

/** Asks for what could not be erased at earlier visits. @returns false if some of it still cannot. */
export async function eraseOverdue(): Promise<boolean> {
  const erased = await Promise.all(open().map(eraseOnServer))
  return erased.every(Boolean)
}
