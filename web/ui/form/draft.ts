/** What is being written in a form, kept for this tab so that neither a reload nor a lost sign-in loses it. */
import { tabStorage } from '#web/platform/storage.ts'

/** @returns nothing of what cannot be read. */
export function readDraft(key: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(tabStorage.read(key) ?? '{}') }
  } catch {
    return {}
  }
}

export const writeDraft = (key: string, draft: object) => tabStorage.write(key, JSON.stringify(draft))
