import { useT } from '#web/platform/i18n.tsx'

/** So many are shown at first; where two or more are left, a press shows these. */
const SHOWN = 3

/** Statements below each other, the first ones at once. */
export function ShortList({ items, className = '' }: { items: { id: string; text: string }[]; className?: string }) {
  const t = useT()
  const shown = items.length > SHOWN + 1 ? SHOWN : items.length
  const row = ({ id, text }: { id: string; text: string }) => <li key={id}>{text}</li>
  const rest = items.slice(shown)
  return (
    <ul className={`list ${className}`}>
      {items.slice(0, shown).map(row)}
      {rest.length > 0 && (
        <li>
          <details>
            <summary className="link no-print inline-block py-3">{t('projects.more', { count: rest.length })}</summary>
            <ul className="list">{rest.map(row)}</ul>
          </details>
        </li>
      )}
    </ul>
  )
}
