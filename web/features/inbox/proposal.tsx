/** Fills a field with a proposal, which stays the owner's to change. */
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { brandOf } from '#content/assistant/provider-brands.ts'
import { useAction } from '#web/ui/async/use-action.ts'
import { useInboxT } from './i18n.tsx'
import { Act, Failure } from './parts.tsx'

interface Props {
  label: string
  /** @returns who wrote it; undefined if nothing came. */
  onPropose(): Promise<string | undefined>
}

export function Proposal({ label, onPropose }: Props) {
  const t = useInboxT()
  const action = useAction()
  const [said, setSaid] = useState('')
  return (
    <div className="grid gap-2">
      <div className="button-row">
        <Act
          icon={Sparkles}
          action={action}
          onAct={async () => {
            setSaid('')
            const by = await onPropose()
            const brand = by === 'local' ? t('conversations.local') : brandOf(by)
            setSaid(by === undefined ? t('drafts.nothing') : t('drafts.by', { provider: brand }))
          }}
        >
          {action.busy ? t('drafts.busy') : label}
        </Act>
      </div>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
      <Failure action={action} />
    </div>
  )
}
