// The control of the moving background.
import type { AmbienceWords } from '../en/background.ts'

export const ambience: AmbienceWords = {
  pause: '動きを止める',
  resume: '動きを再開',
}
