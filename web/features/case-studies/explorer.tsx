/** A case study's architecture to explore: the drawing, its parts as a list, and what the chosen part does. */
import { ChevronDown, Maximize2, Minimize2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Diagram as DiagramData } from '#contract/content/content.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Diagram } from '#web/ui/diagram/diagram.tsx'
import { useFullscreen } from '#web/ui/use-fullscreen.ts'

export function Explorer({ diagram, heading }: { diagram: DiagramData; heading: string }) {
  const t = useT()
  const [chosen, setChosen] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const [full, toggleFull] = useFullscreen(frame)
  const labels = new Map(diagram.nodes.map(({ id, label }) => [id, label]))
  return (
    <div ref={frame} className={full ? 'overflow-auto bg-paper p-6' : ''}>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-title">{heading}</h2>
        <button type="button" onClick={toggleFull} className="button no-print flex-none">
          {full ? <Minimize2 size={18} aria-hidden="true" /> : <Maximize2 size={18} aria-hidden="true" />}
          <span className="max-sm:sr-only">{t(full ? 'diagram.closeFullscreen' : 'diagram.fullscreen')}</span>
        </button>
      </div>
      <p className="prose mt-3">{diagram.description}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
        {/* What is sticky stays within its parent, and without one of its own it would lie over the rows below. */}
        <div className="min-w-0">
          <section
            aria-label={diagram.title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on small screens, by the arrow keys too.
            tabIndex={0}
            className="card overflow-x-auto lg:sticky lg:top-20"
          >
            <div className="sheet min-w-[40rem]">
              <Diagram
                diagram={diagram}
                label={t('diagram.alt', { title: diagram.title })}
                chosen={chosen}
                onChoose={setChosen}
              />
            </div>
          </section>
        </div>
        <div className="parts">
          <h3 className="caption mb-2">{t('diagram.parts')}</h3>
          {diagram.nodes.map(({ id, type, label, details }) => (
            <details
              key={id}
              name="diagram-part"
              open={id === chosen}
              onToggle={(event) => {
                if (event.currentTarget.open) setChosen(id)
                else if (id === chosen) setChosen(undefined)
              }}
              className={`node-${type}`}
            >
              <summary className="part">
                <span aria-hidden="true" className="size-2.5 flex-none bg-(--tone)" />
                <span className="grow">{label}</span>
                <span className="caption">{t(`diagram.nodeTypes.${type}`)}</span>
              </summary>
              <p className="pb-4 pl-5.5 text-muted">{details}</p>
            </details>
          ))}
        </div>
        <p className="prose">{diagram.explanation}</p>
        <details className="part-list lg:col-span-2">
          <summary className="part no-print">
            <span className="grow">{t('diagram.connections')}</span>
            <ChevronDown size={18} aria-hidden="true" className="self-center text-muted" />
          </summary>
          <ul className="list pb-4 text-muted lg:columns-2 lg:gap-x-12">
            {diagram.connections.map(({ id, from, to, label }) => (
              <li key={id}>{t('diagram.connection', { from: labels.get(from), to: labels.get(to), label })}</li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  )
}
