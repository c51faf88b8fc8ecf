/** A table whose rows are drawn as bars too. */
import { useId } from 'react'
import { useFormats } from './formats.ts'

export interface Share {
  name: string
  value: number
  /** Stands beside the value. */
  more?: string
}

interface Props {
  heading: string
  /** What the columns are, for screen readers. */
  columns: string[]
  rows: Share[]
  /** What a full bar is; the share of it is written beside the value. Without it the longest bar is full. */
  whole?: number
  /** Written instead of a table without rows. */
  nothing: string
  note?: string | undefined
}

export function Shares({ heading, columns, rows, whole, nothing, note }: Props) {
  const id = useId()
  const { number, share } = useFormats()
  const full = whole ?? Math.max(1, ...rows.map(({ value }) => value))
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="strong">
        {heading}
      </h3>
      {rows.length === 0 ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <table className="data-table" aria-labelledby={id}>
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value, more }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <span aria-hidden="true" className="analytics-bar">
                    <span style={{ width: `${full === 0 ? 0 : (100 * value) / full}%` }} />
                  </span>
                </th>
                <td>{number(value)}</td>
                {(whole !== undefined || more !== undefined) && <td>{more ?? share(value, full)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="text-sm text-muted">{note}</p>}
    </section>
  )
}
