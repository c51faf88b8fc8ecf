/** Shows what was read: on its way, empty, failed with a way to try again, or stale. */
import { RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLanguage, useT } from '#web/platform/i18n.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import './async.css'
import { useAsyncT } from './i18n.ts'
import { useErrorMessage } from './use-error-message.ts'
import type { ReadState } from './use-server-query.ts'

interface Props<Value> {
  query: ReadState<Value>
  /** Heights of the shapes that stand in at first, in rem. */
  skeletonHeights: number[]
  /** Stands over the shapes, where they need words. */
  loading?: string
  /** Stands in for a list without entries. */
  empty?: ReactNode
  children(value: Value): ReactNode
}

/** What is known stays in view while a later try fails; an answer to the question before is dimmed and cannot be used. */
export function AsyncView<Value>({ query, skeletonHeights, loading, empty, children }: Props<Value>) {
  const t = useT()
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = query
  const [retried, setRetried] = useState<unknown>(null)
  // The button that tries again stays, and the focus with it, until there is an answer.
  const failure = error ?? (data === undefined ? retried : null)
  const focusNext = useRef<HTMLElement>(null)
  useEffect(() => {
    if (failure !== null || !focusNext.current) return
    if (document.activeElement === document.body) focusNext.current.focus()
    focusNext.current = null
  }, [failure])
  const retry = async (button: Element) => {
    const heading = button.closest('section')?.querySelector<HTMLElement>(':is(h2, h3)[tabindex]')
    focusNext.current = heading ?? button.closest<HTMLElement>('[tabindex]')
    setRetried(error)
    await refetch()
    setRetried(null)
  }
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0
  const isMissing = data === undefined || (isEmpty && isPlaceholderData)
  return (
    <>
      {failure !== null && (
        <Failed
          error={failure}
          loadedAt={data === undefined ? undefined : dataUpdatedAt}
          busy={retried !== null}
          onRetry={retry}
        />
      )}
      {!isMissing && (
        <div className="async-value" inert={isPlaceholderData} aria-busy={isPlaceholderData || undefined}>
          {isEmpty ? empty : children(data)}
        </div>
      )}
      {isMissing && failure === null && (
        <div role="status" aria-label={loading ? undefined : t('common.loading')} className="async-skeleton">
          {loading && <p className="text-muted">{loading}</p>}
          {skeletonHeights.map((height, index) => (
            <Skeleton key={index} height={height} />
          ))}
        </div>
      )}
    </>
  )
}

interface FailedProps {
  error: unknown
  /** When what is still shown was read. */
  loadedAt: number | undefined
  busy: boolean
  onRetry(button: Element): Promise<void>
}

function Failed({ error, loadedAt, busy, onRetry }: FailedProps) {
  const t = useT()
  const tAsync = useAsyncT()
  const { language } = useLanguage()
  const errorMessage = useErrorMessage('read')
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
  return (
    // What is only not up to date is no reason to interrupt.
    <div role={loadedAt === undefined ? 'alert' : 'status'} className="callout async-failure">
      <p>{errorMessage(error)}</p>
      {loadedAt !== undefined && <p className="text-sm">{tAsync('asOf', { time: time.format(loadedAt) })}</p>}
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={({ currentTarget }) => busy || void onRetry(currentTarget)}
      >
        <RotateCw size={18} aria-hidden="true" />
        {t('common.retry')}
      </button>
    </div>
  )
}
