/** What is being written, kept for this tab so that a reload does not lose it. */
import { type ContactField, contactFields } from '#contract/contact-fields.ts'
import { recordOf } from '#contract/keys.ts'
import { tabStorage } from '#web/platform/storage.ts'
import { readDraft, writeDraft } from '#web/ui/form/draft.ts'

export const DRAFT_KEY = 'contact-draft'

/** Has every field, so that leaving one out of the draft does not compile. */
export type ContactValues = Record<ContactField, string>

const inputOf = (form: HTMLFormElement, name: ContactField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

export const readValues = (form: HTMLFormElement): ContactValues =>
  recordOf(contactFields, (name) => inputOf(form, name).value)

export const writeContactDraft = (values: ContactValues) => writeDraft(DRAFT_KEY, values)

/** Fills in what is empty; what was typed meanwhile wins. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(DRAFT_KEY)
  for (const name of contactFields) {
    const field = inputOf(form, name)
    const kept = draft[name]
    if (field.value === '' && typeof kept === 'string') field.value = kept
  }
}

export const clearDraft = () => tabStorage.remove(DRAFT_KEY)
