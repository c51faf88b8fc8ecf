// The control of the moving background.
import type { BackgroundMessages } from '../en/background.ts'

export const background: BackgroundMessages = {
  pause: '暂停动画',
  resume: '继续动画',
}
