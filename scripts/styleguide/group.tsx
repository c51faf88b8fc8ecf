/** How the guide names what it shows: by the names that the code has for it. */
import type { ReactNode } from 'react'

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name} className="guide-group">
      <h2 className="guide-name">{name}</h2>
      {children}
    </section>
  )
}

/** One part in one state. */
export function Shown({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={wide ? 'guide-shown guide-wide' : 'guide-shown'}>
      <figcaption className="caption">{name}</figcaption>
      {children}
    </figure>
  )
}
