/** Shows what was read, or why it is not there: loading in its final shape, and errors with a way on. */
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bone } from '../../ui/skeleton.tsx'
import { useExplain } from '../../ui/use-explain.ts'
import type { Reading } from './readings.ts'
import { usePortalWords } from './words.tsx'

interface Props<Value> {
  reading: Reading<Value>
  /** Heights of the shapes that stand in while it is loading, in rem. */
  bones: number[]
  children(value: Value): ReactNode
}

export function Loaded<Value>({ reading, bones, children }: Props<Value>) {
  const say = usePortalWords()
  const { value, error, loading, reload } = reading
  return (
    <>
      {error !== undefined && <Fault error={error} busy={loading} onRetry={reload} />}
      {value !== undefined && children(value)}
      {value === undefined && error === undefined && (
        <div role="status" aria-label={say('fault.loading')} className="portal-bones">
          {bones.map((height, index) => (
            <Bone key={index} height={height} />
          ))}
        </div>
      )}
    </>
  )
}

export function Fault({ error, busy, onRetry }: { error: unknown; busy?: boolean; onRetry(): void }) {
  const say = usePortalWords()
  const explain = useExplain(say('fault.network'))
  return (
    <div role="alert" className="portal-fault">
      <p>{explain(error)}</p>
      <button type="button" className="button" aria-disabled={busy || undefined} onClick={() => busy || onRetry()}>
        <RotateCw size={18} aria-hidden="true" />
        {say('fault.retry')}
      </button>
    </div>
  )
}

/** Nothing there yet, and what will be. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="portal-empty">
      <p className="strong">{title}</p>
      {children && <p className="text-muted">{children}</p>}
    </div>
  )
}
