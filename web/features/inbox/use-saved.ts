import { useInboxWords } from './words.tsx'

/** Says what came of saving a fact. @returns takes what was done, and how many more questions were closed by it. */
export function useSaved() {
  const say = useInboxWords()
  return (done: 'facts.added' | 'facts.changed', settled: number): string =>
    settled > 0 ? `${say(done)} ${say('facts.settled', { count: settled })}` : say(done)
}
