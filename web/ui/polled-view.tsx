/** Shows what is read again and again, or why it is not there. */
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../platform/i18n.tsx'
import './paged/paged.css'
import { Bone } from './skeleton.tsx'
import { useExplain } from './use-explain.ts'
import type { Polled } from './use-polled.ts'

interface Props<Value> {
  polled: Polled<Value>
  /** Heights of the shapes that stand in at first, in rem. */
  bones: number[]
  children(value: Value): ReactNode
}

/** What is known stays in view while a later try fails. */
export function PolledView<Value>({ polled: { value, error, loading, reload }, bones, children }: Props<Value>) {
  const t = useWords()
  const explain = useExplain()
  return (
    <>
      {error !== undefined && (
        <div role="alert" className="paged-fault">
          <p>{explain(error)}</p>
          <button
            type="button"
            className="button"
            aria-disabled={loading || undefined}
            onClick={() => loading || void reload()}
          >
            <RotateCw size={18} aria-hidden="true" />
            {t('common.retry')}
          </button>
        </div>
      )}
      {value !== undefined && children(value)}
      {value === undefined && error === undefined && (
        <div role="status" aria-label={t('common.loading')}>
          {bones.map((height, index) => (
            <Bone key={index} height={height} top={index === 0 ? 0 : 1} />
          ))}
        </div>
      )}
    </>
  )
}
