/** What models wrote and the check did not show; the owner can say that it was true. */
import { DROPPED_RETENTION_DAYS, type DroppedSentence } from '#contract/admin/dropped-sentences.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { fetchDropped, judgeSentence } from './api.ts'
import { useProvidersT } from './i18n.tsx'

export function Dropped() {
  const t = useProvidersT()
  const query = useServerQuery(['dropped-sentences'], fetchDropped)
  return (
    <section className="grid gap-4" aria-labelledby="providers-dropped">
      <h3 id="providers-dropped" className="text-card">
        {t('dropped.heading')}
      </h3>
      <p className="prose">{t('dropped.intro', { days: DROPPED_RETENTION_DAYS })}</p>
      <AsyncView query={query} skeletonHeights={[10]}>
        {({ sentences }) =>
          sentences.length === 0 ? (
            <p>{t('dropped.none')}</p>
          ) : (
            <>
              <ul className="grid gap-4">
                {sentences.map((one) => (
                  <Sentence key={one.id} dropped={one} onJudged={query.refetch} />
                ))}
              </ul>
              <Export sentences={sentences.filter(({ wasTrue }) => wasTrue)} />
            </>
          )
        }
      </AsyncView>
    </section>
  )
}

function Sentence({ dropped, onJudged }: { dropped: DroppedSentence; onJudged: () => void }) {
  const t = useProvidersT()
  const { moment } = useAmounts()
  const { id, at, language, sentence, facts, reason, wasTrue } = dropped
  const judge = async () => {
    await judgeSentence(id, !wasTrue)
    onJudged()
  }
  return (
    <li className="card providers-result">
      <p className="as-written" lang={language}>
        {sentence}
      </p>
      <p className="caption">
        {moment(at)} · {t(`dropped.reasons.${reason}`)}
      </p>
      <p className="caption mt-2">{t('dropped.facts')}</p>
      <ul className="list text-sm" lang={language}>
        {facts.map(({ id, text }) => (
          <li key={id} className="as-written">
            {text || id}
          </li>
        ))}
      </ul>
      {wasTrue && <p>{t('dropped.said')}</p>}
      <button type="button" className="button mt-3" onClick={judge}>
        {t(wasTrue ? 'dropped.undo' : 'dropped.wasTrue')}
      </button>
    </li>
  )
}

/** As bench/claims reads them. */
const asCase = ({ id, language, facts, sentence }: DroppedSentence) =>
  JSON.stringify({ id: `${language}-${id}-true`, facts: facts.map((fact) => fact.id), kind: 'true', text: sentence })

function Export({ sentences }: { sentences: DroppedSentence[] }) {
  const t = useProvidersT()
  if (sentences.length === 0) return null
  const lines = `${sentences.map(asCase).join('\n')}\n`
  return (
    <div className="grid gap-2">
      <a
        className="button justify-self-start"
        download="claims.jsonl"
        href={`data:application/jsonl;charset=utf-8,${encodeURIComponent(lines)}`}
      >
        {t('dropped.export')}
      </a>
      <p className="caption">{t('dropped.exportHint')}</p>
    </div>
  )
}
