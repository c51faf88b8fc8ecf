import { useInboxT } from './i18n.tsx'

/** Says what came of saving a fact. @returns takes what was done, and how many more questions were closed by it. */
export function useSavedMessage() {
  const t = useInboxT()
  return (done: 'facts.added' | 'facts.changed', settled: number): string =>
    settled > 0 ? `${t(done)} ${t('facts.settled', { count: settled })}` : t(done)
}
