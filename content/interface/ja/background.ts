// The control of the moving background.
import type { BackgroundMessages } from '../en/background.ts'

export const background: BackgroundMessages = {
  pause: '動きを止める',
  resume: '動きを再開',
}
