import { useEffect, useState } from 'react'
import type { Audit } from '../../../contract/performance.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { type AuditSay, auditWords } from '../../ui/audit/words.ts'
import { fetchReport } from './api.ts'

type Loaded =
  | { state: 'loading' }
  | { state: 'there'; report: Audit; say: AuditSay }
  /** There is none, or no longer. */
  | { state: 'missing'; say: AuditSay }
  | { state: 'failed' }

/** A report in the language of the page; fetched anew when that changes. */
export function useReport(id: string): { loaded: Loaded; retry(): void } {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let left = false
    const load = async (): Promise<Loaded> => {
      const say = await auditWords(language)
      try {
        return { state: 'there', report: await fetchReport(id), say }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { state: 'missing', say }
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
