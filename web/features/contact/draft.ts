/** What is being written, kept for this tab so that a reload does not lose it. */
import { tabStorage } from '../../platform/storage.ts'
import type { Attempt } from './send.ts'

export const DRAFT_KEY = 'contact-draft'
/** Under which the draft was sent already, without an answer. */
const ATTEMPT_KEY = 'contact-attempt'

const textFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== 'website',
  )

export function keepDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(textFields(form).map(({ name, value }) => [name, value]))
  tabStorage.write(DRAFT_KEY, JSON.stringify(draft))
  // It is another message now.
  tabStorage.remove(ATTEMPT_KEY)
}

/** A message whose answer a reload takes away may have arrived: sent again, it is the same one. */
export const keepAttempt = (attempt: Attempt) => tabStorage.write(ATTEMPT_KEY, JSON.stringify(attempt))

/** @returns undefined unless the draft was sent as it stands. */
export function keptAttempt(): Attempt | undefined {
  try {
    const { key, elapsedMs } = JSON.parse(tabStorage.read(ATTEMPT_KEY) ?? '{}')
    return typeof key === 'string' && typeof elapsedMs === 'number' ? { key, elapsedMs } : undefined
  } catch {
    return undefined
  }
}

/** Fills in what is empty; what was typed meanwhile wins. An unreadable draft is dropped. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const draft: Record<string, unknown> = JSON.parse(tabStorage.read(DRAFT_KEY) ?? '{}')
    for (const field of textFields(form)) {
      const kept = draft[field.name]
      if (field.value === '' && typeof kept === 'string') field.value = kept
    }
  } catch {
    clearDraft()
  }
}

export function clearDraft(): void {
  for (const key of [DRAFT_KEY, ATTEMPT_KEY]) tabStorage.remove(key)
}
