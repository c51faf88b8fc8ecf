import { useSyncExternalStore } from 'react'
import { type Consent, readConsent, watchConsent } from '#web/platform/consent.ts'

/** What was decided so far, kept up to date. */
export const useConsent = (): Consent => useSyncExternalStore(watchConsent, readConsent)
