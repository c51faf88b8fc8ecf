import { LoaderCircle, Sparkles } from 'lucide-react'
import { useInstallableT } from './i18n.tsx'
import { NoteCard } from './note-card.tsx'
import type { Update } from './use-worker.ts'

export function UpdateBanner({ available, updating, take, close }: Update) {
  const t = useInstallableT()
  if (!available) return null
  return (
    <NoteCard
      kind="update"
      sign={<Sparkles size={20} aria-hidden="true" />}
      heading={t('update.heading')}
      said={t('update.text')}
      onClose={close}
    >
      <p className="text-sm text-muted">{t('update.text')}</p>
      <button type="button" className="button button-primary mt-3" disabled={updating} onClick={take}>
        {updating && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
        {t(updating ? 'update.updating' : 'update.now')}
      </button>
    </NoteCard>
  )
}
