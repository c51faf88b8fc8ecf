/** A case study's architecture to explore: the drawing, its parts as a list, and what the chosen part does. */
import { Maximize2, Minimize2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Diagram as DiagramData } from '../../../contract/content.ts'
import { useWords } from '../../platform/i18n.tsx'
import { Diagram } from '../../ui/diagram/diagram.tsx'

export function Explorer({ diagram }: { diagram: DiagramData }) {
  const t = useWords()
  const [chosen, setChosen] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const [full, toggleFull] = useFullscreen(frame)
  const labels = new Map(diagram.nodes.map(({ id, label }) => [id, label]))
  return (
    <div ref={frame} className={full ? 'overflow-auto bg-paper p-6' : ''}>
      <div className="flex items-start justify-between gap-4">
        <p className="prose">{diagram.description}</p>
        <button type="button" onClick={toggleFull} className="button no-print shrink-0">
          {full ? <Minimize2 size={18} aria-hidden="true" /> : <Maximize2 size={18} aria-hidden="true" />}
          <span className="max-sm:sr-only">{t(full ? 'diagram.closeFullscreen' : 'diagram.fullscreen')}</span>
        </button>
      </div>
      <div className="diagram-large card mt-4 overflow-x-auto p-3 sm:p-6">
        <div className="min-w-[34rem]">
          <Diagram
            diagram={diagram}
            label={t('diagram.alt', { title: diagram.title })}
            chosen={chosen}
            onChoose={setChosen}
          />
        </div>
      </div>
      <h3 className="mt-6 text-card">{t('diagram.parts')}</h3>
      <div className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {diagram.nodes.map(({ id, type, label, details }) => (
          <details
            key={id}
            name="diagram-part"
            open={id === chosen}
            onToggle={(event) => {
              if (event.currentTarget.open) setChosen(id)
              else if (id === chosen) setChosen(undefined)
            }}
            className={`node-${type} border-b border-line`}
          >
            <summary className="flex items-baseline gap-3 py-2.5 hover:text-brand">
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-xs bg-(--node)" />
              <span className="grow font-medium">{label}</span>
              <span className="text-sm text-muted">{t(`diagram.nodeTypes.${type}`)}</span>
            </summary>
            <p className="pb-3 pl-5.5 text-[0.9375rem] text-muted">{details}</p>
          </details>
        ))}
      </div>
      <details className="mt-4">
        <summary className="link inline-block py-2">{t('diagram.connections')}</summary>
        <ul className="mt-2 list-disc pl-5 text-[0.9375rem] text-muted">
          {diagram.connections.map(({ id, from, to, label }) => (
            <li key={id}>{t('diagram.connection', { from: labels.get(from), to: labels.get(to), label })}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** Whether the element fills the screen, and a way to change that. Where browsers refuse, nothing happens. */
function useFullscreen(target: React.RefObject<HTMLElement | null>): [boolean, () => void] {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === target.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [target])
  const toggle = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : target.current?.requestFullscreen?.()
    change?.catch(() => {})
  }
  return [full, toggle]
}
