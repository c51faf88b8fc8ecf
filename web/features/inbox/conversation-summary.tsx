/** What a conversation came to, on request: by a model where there is one, and else what stayed open. */
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { brandOf } from '#content/assistant/provider-brands.ts'
import { useAction } from '#web/ui/async/use-action.ts'
import { summarize } from './api.ts'
import { useInboxT } from './i18n.tsx'
import { Act, Failure } from './parts.tsx'

export function ConversationSummary({ id }: { id: string }) {
  const t = useInboxT()
  const action = useAction()
  const [summary, setSummary] = useState<Awaited<ReturnType<typeof summarize>>>()
  return (
    <div className="grid gap-2">
      <div className="button-row">
        <Act icon={Sparkles} action={action} onAct={async () => setSummary(await summarize(id))}>
          {action.busy ? t('drafts.busy') : t('drafts.summary')}
        </Act>
      </div>
      <div role="status" className="grid gap-2">
        {summary?.text && (
          <>
            <p className="as-written" lang={summary.language}>
              {summary.text}
            </p>
            <p className="text-sm text-muted">{t('conversations.wordedBy', { provider: brandOf(summary.provider) })}</p>
          </>
        )}
        {summary && summary.open.length === 0 && <p>{t('drafts.allAnswered')}</p>}
        {summary && summary.open.length > 0 && (
          <>
            <p className="strong">{t('drafts.open')}</p>
            <ul className="list" lang={summary.language}>
              {summary.open.map((question) => (
                <li key={question} className="as-written">
                  {question}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Failure action={action} />
    </div>
  )
}
