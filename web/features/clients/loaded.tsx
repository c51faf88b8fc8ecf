/** Shows what was read, or why it is not there: loading in its final shape, and errors with a way on. */
import { LoaderCircle, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bone } from '../../ui/skeleton.tsx'
import { useExplain } from '../../ui/use-explain.ts'
import { useLeaving } from './use-leaving.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

interface Props<Value> {
  reading: Reading<Value>
  /** Height of the shape that stands in while it is loading, in rem. */
  bone: number
  children(value: Value): ReactNode
}

export function Loaded<Value>({ reading: { value, error, loading, reload }, bone, children }: Props<Value>) {
  const say = useClientsWords()
  const leaving = useLeaving()
  const retry = (control: Element) => {
    const section = control.closest('section')
    leaving(control, () => section?.querySelector<HTMLElement>(':is(h2, h3)[tabindex]'))
    reload()
  }
  return (
    <>
      {error !== undefined && <Fault error={error} busy={loading} onRetry={retry} />}
      {value !== undefined && children(value)}
      {value === undefined && error === undefined && (
        <div role="status" aria-label={say('loading')}>
          <Bone height={bone} />
        </div>
      )}
    </>
  )
}

function Fault({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry(control: Element): void }) {
  const say = useClientsWords()
  const explain = useExplain(say('fault.network'))
  return (
    <div role="alert" className="clients-failure">
      <p>{explain(error)}</p>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) => busy || onRetry(currentTarget)}
      >
        <RotateCw size={18} aria-hidden="true" />
        {say('fault.retry')}
      </button>
    </div>
  )
}

/** The way to the next page of a list, if there is one. */
export function More({
  pages,
}: {
  pages: { value?: unknown; moreLoading: boolean; moreError: unknown; more(): void }
}) {
  const say = useClientsWords()
  const explain = useExplain(say('fault.network'))
  const { next } = (pages.value ?? { next: null }) as { next: string | null }
  return (
    <>
      {pages.moreError !== undefined && <Failure>{explain(pages.moreError)}</Failure>}
      {next && (
        <button type="button" className="button" aria-disabled={pages.moreLoading || undefined} onClick={pages.more}>
          {pages.moreLoading && <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />}
          {say('more')}
        </button>
      )}
    </>
  )
}

/** Why something did not work. */
export function Failure({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="clients-failure">
      {children}
    </p>
  )
}

/** Nothing there yet, and what will be. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="clients-empty">
      <p className="strong">{title}</p>
      {children && <p className="text-muted">{children}</p>}
    </div>
  )
}
