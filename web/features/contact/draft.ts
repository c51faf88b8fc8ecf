/** What is being written, kept for this tab so that a reload does not lose it. */
import { tabStorage } from '#web/platform/storage.ts'
import { readDraft, writeDraft } from '#web/ui/form/draft.ts'
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
  writeDraft(DRAFT_KEY, Object.fromEntries(textFields(form).map(({ name, value }) => [name, value])))
  // It is another message now.
  tabStorage.remove(ATTEMPT_KEY)
}

/** A message whose answer a reload takes away may have arrived: sent again, it is the same one. */
export const keepAttempt = (attempt: Attempt) => writeDraft(ATTEMPT_KEY, attempt)

/** @returns undefined unless the draft was sent as it stands. */
export function keptAttempt(): Attempt | undefined {
  const { key, elapsedMs } = readDraft(ATTEMPT_KEY)
  return typeof key === 'string' && typeof elapsedMs === 'number' ? { key, elapsedMs } : undefined
}

/** Fills in what is empty; what was typed meanwhile wins. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(DRAFT_KEY)
  for (const field of textFields(form)) {
    const kept = draft[field.name]
    if (field.value === '' && typeof kept === 'string') field.value = kept
  }
}

export function clearDraft(): void {
  for (const key of [DRAFT_KEY, ATTEMPT_KEY]) tabStorage.remove(key)
}
