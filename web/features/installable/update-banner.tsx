import { LoaderCircle, Sparkles } from 'lucide-react'
import { NoteCard } from './note-card.tsx'
import type { Update } from './use-worker.ts'
import { useInstallableWords } from './words.tsx'

export function UpdateBanner({ available, updating, take, close }: Update) {
  const say = useInstallableWords()
  if (!available) return null
  return (
    <NoteCard
      kind="update"
      sign={<Sparkles size={20} aria-hidden="true" />}
      heading={say('update.heading')}
      said={say('update.text')}
      onClose={close}
    >
      <p className="text-sm text-muted">{say('update.text')}</p>
      <button type="button" className="button button-primary mt-3" disabled={updating} onClick={take}>
        {updating && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
        {say(updating ? 'update.updating' : 'update.now')}
      </button>
    </NoteCard>
  )
}
