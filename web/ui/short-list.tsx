import { ChevronDown } from 'lucide-react'
import { useT } from '#web/platform/i18n.tsx'

/** So many are shown at first; where two or more are left, a press shows these. */
const SHOWN = 3

/** Statements below each other, the first ones at once. */
export function ShortList({ items, className = '' }: { items: { id: string; text: string }[]; className?: string }) {
  const t = useT()
  const shown = items.length > SHOWN + 1 ? SHOWN : items.length
  const list = (some: typeof items) => (
    <ul className="list">
      {some.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
  return (
    <div className={className}>
      {list(items.slice(0, shown))}
      {/* No item of the list: it is no statement. */}
      {shown < items.length && (
        <details className="more">
          <summary className="link no-print">
            {t('projects.more', { count: items.length - shown })}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          {list(items.slice(shown))}
        </details>
      )}
    </div>
  )
}
