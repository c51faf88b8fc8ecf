// The control of the moving background.
import type { AmbienceWords } from '../en/background.ts'

export const ambience: AmbienceWords = {
  pause: '暂停动画',
  resume: '继续动画',
}
