import { useEffect, useState } from 'react'
import type { Audit } from '#contract/audit/audit.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { type AuditTranslate, auditMessages } from '#web/ui/audit/i18n.ts'
import { fetchReport } from './api.ts'

type Loaded =
  | { state: 'loading' }
  | { state: 'there'; report: Audit; t: AuditTranslate }
  /** There is none, or no longer. */
  | { state: 'missing'; t: AuditTranslate }
  | { state: 'failed' }

/** A report in the language of the page; fetched anew when that changes. */
export function useReport(id: string): { loaded: Loaded; retry(): void } {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let left = false
    const load = async (): Promise<Loaded> => {
      const t = await auditMessages(language)
      try {
        return { state: 'there', report: await fetchReport(id), t }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { state: 'missing', t }
        throw error
      }
    }
    const show = (next: Loaded) => {
      if (!left) setLoaded(next)
    }
    load().then(show, () => show({ state: 'failed' }))
    return () => {
      left = true
    }
  }, [id, language, tries])

  const retry = () => {
    setLoaded({ state: 'loading' })
    setTries(tries + 1)
  }
  return { loaded, retry }
}
