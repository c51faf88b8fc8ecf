// The control of the moving background.
import type { BackgroundMessages } from '../en/background.ts'

export const background: BackgroundMessages = {
  pause: 'Figer l’animation',
  resume: 'Reprendre l’animation',
}
