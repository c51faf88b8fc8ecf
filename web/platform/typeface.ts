/** The site's own typeface: fetched when nothing waits for it, shown from the next page on, so that no text ever moves. */
import { storage } from './storage.ts'
import { showTypeface, TYPEFACE_STORAGE_KEY, typefaceAt } from './typeface-face.ts'

/** Fetches it unless this browser has it. @returns whether it can be shown on the next page. */
export async function fetchTypeface(): Promise<boolean> {
  const { typeface } = document.documentElement.dataset
  if (!typeface || storage.read(TYPEFACE_STORAGE_KEY) === typeface) return false
  await typefaceAt(typeface).load()
  storage.write(TYPEFACE_STORAGE_KEY, typeface)
  return true
}

export { showTypeface }
