// The control of the moving background.
import type { AmbienceWords } from '../en/background.ts'

export const ambience: AmbienceWords = {
  pause: 'Bewegung anhalten',
  resume: 'Bewegung fortsetzen',
}
