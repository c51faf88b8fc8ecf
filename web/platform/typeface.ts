/** The site's own typeface: fetched when nothing waits for it, and shown so that no text ever moves. */
import { storage } from './storage.ts'
import { showTypeface, TYPEFACE_STORAGE_KEY, typefaceAt } from './typeface-face.ts'
import { showInPlace } from './typeface-in-place.ts'

/** Fetches it unless this browser has it. @returns the face, once it can be shown. */
export async function fetchTypeface(): Promise<FontFace | undefined> {
  const { typeface } = document.documentElement.dataset
  if (!typeface || storage.read(TYPEFACE_STORAGE_KEY) === typeface) return undefined
  const face = await typefaceAt(typeface).load()
  storage.write(TYPEFACE_STORAGE_KEY, typeface)
  return face
}

/** Shows it on the page that is being read. @returns whether it does: where something would move, the next page has it. */
export const showTypefaceInPlace = (face: FontFace): boolean =>
  showInPlace(
    () => showTypeface(face),
    () => {
      document.fonts.delete(face)
      document.documentElement.classList.remove('typeface')
    },
  )

export { showTypeface }
