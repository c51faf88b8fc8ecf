/** What is being written, kept for this tab so that a reload does not lose it. */
import { tabStorage } from '../../platform/storage.ts'

export const DRAFT_KEY = 'contact-draft'

const textFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.name !== 'website',
  )

export function keepDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(textFields(form).map(({ name, value }) => [name, value]))
  tabStorage.write(DRAFT_KEY, JSON.stringify(draft))
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

export const clearDraft = () => tabStorage.remove(DRAFT_KEY)
