// The control of the moving background.
import type { BackgroundMessages } from '../en/background.ts'

export const background: BackgroundMessages = {
  pause: 'Pausar el movimiento',
  resume: 'Reanudar el movimiento',
}
