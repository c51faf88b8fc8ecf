/** In the page's head, before first paint: shows the site's own typeface where this browser has it. */
import { showTypeface, TYPEFACE_STORAGE_KEY, typefaceAt } from '#web/platform/typeface-face.ts'

const { typeface } = document.documentElement.dataset
try {
  if (typeface && localStorage.getItem(TYPEFACE_STORAGE_KEY) === typeface) showTypeface(typefaceAt(typeface))
} catch {
  // Storage is blocked: the system's faces it is.
}
