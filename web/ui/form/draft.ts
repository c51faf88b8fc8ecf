/** What is being written in a form, kept for this tab so that neither a reload nor a lost sign-in loses it. */
import { tabStorage } from '#web/platform/storage.ts'

/** @returns nothing of what cannot be read. */
export const readDraft = (key: string) => ({ ...(tabStorage.readJson(key) as Record<string, unknown> | null) })

export const writeDraft = (key: string, draft: object) => tabStorage.write(key, JSON.stringify(draft))
