/** What browsers have that TypeScript's types do not know yet, and the custom properties of styles. */
import type {} from 'react'

declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}

declare global {
  interface Navigator {
    /** Network Information: Chromium only. */
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
    readonly globalPrivacyControl?: boolean
    /** Opened from the home screen: Safari only. */
    readonly standalone?: boolean
  }
  interface ServiceWorkerRegistration {
    /** Background Sync: Chromium only. */
    readonly sync?: { register(tag: string): Promise<void> }
  }
}
