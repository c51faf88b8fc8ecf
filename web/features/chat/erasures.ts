/** Erasing on the server. What it has not confirmed yet is written down, and asked for again when the chat is next opened. */
import * as z from 'zod/mini'
import { conversationId } from '../../../contract/chat.ts'
import { storage } from '../../platform/storage.ts'
import { requestErasure } from './api.ts'

const ERASURES_STORAGE_KEY = 'chat-erasures'

const conversations = z.array(conversationId)

function open(): string[] {
  try {
    return z.parse(conversations, JSON.parse(storage.read(ERASURES_STORAGE_KEY) ?? '[]'))
  } catch {
    return []
  }
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
