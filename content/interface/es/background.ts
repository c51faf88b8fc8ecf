// The control of the moving background.
import type { AmbienceWords } from '../en/background.ts'

export const ambience: AmbienceWords = {
  pause: 'Pausar el movimiento',
  resume: 'Reanudar el movimiento',
}
