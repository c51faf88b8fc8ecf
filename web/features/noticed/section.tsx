/** The panel as a part of the privacy notice. */
import type { BehaviorTracker } from '../../platform/behavior.ts'
import { NoticedPanel } from './panel.tsx'
import { useNoticedWords, WordsProvider } from './words.ts'

export function NoticedSection({ tracker }: { tracker: BehaviorTracker | undefined }) {
  return (
    <WordsProvider>
      <Section tracker={tracker} />
    </WordsProvider>
  )
}

function Section({ tracker }: { tracker: BehaviorTracker | undefined }) {
  const say = useNoticedWords()
  return (
    <section id="noticed" className="mt-10">
      <h2 className="text-card">{say('heading')}</h2>
      <p className="prose mt-2 mb-4">{say('introOnPrivacyPage')}</p>
      <NoticedPanel tracker={tracker} />
    </section>
  )
}
