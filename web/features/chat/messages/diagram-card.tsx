/** An architecture in the conversation: the drawing, its parts to ask about, and where to go on from it. */
import { ArrowRight, ChevronDown } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { DrawnPart, SystemDiagram } from '#contract/chat/chat.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { useFullscreen } from '#web/ui/hooks/use-fullscreen.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { ChipIcon } from './chip-icon.tsx'
import { DrawingView } from './drawing-view.tsx'

/** Drawn at this part of its size, a drawing's names are still read with ease. */
const STILL_READ = 0.85

export default function DiagramCard({ diagram, id }: { diagram: SystemDiagram; id: string }) {
  const tSite = useT()
  const t = useChatT()
  const { askAbout, pending } = useChat()
  const card = useRef<HTMLElement>(null)
  const [full, toggleFull, leaveFull] = useFullscreen(card)
  const place = useRef<HTMLDivElement>(null)
  const { project, title, description, drawing, across, nodes, connections, explanation, nextSteps } = diagram
  const isWide = useHasRoom(place, across?.width)
  const labels = new Map(nodes.map((node) => [node.id, node.label]))

  const ask = (text: string, about?: Omit<DrawnPart, 'project'>) => {
    leaveFull()
    askAbout(text, project === undefined ? undefined : { project, ...about })
  }
  const askLine = (id: string) => {
    const line = connections.find((one) => one.id === id)
    if (!line) return
    const [from, to] = [labels.get(line.from), labels.get(line.to)]
    ask(t('diagram.askLine', { from, to }), { connection: id })
  }
  const askNode = (node: string) => {
    const part = labels.get(node)
    if (part !== undefined) ask(t('diagram.ask', { part, system: title }), { node })
  }
  return (
    <section ref={card} className="chat-card chat-diagram card" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="strong">
        {title}
      </h3>
      <p className="text-sm text-muted">{description}</p>
      <div ref={place} className="chat-drawing">
        <DrawingView
          drawing={isWide && across ? across : drawing}
          {...{ title, full }}
          onFull={toggleFull}
          onChoose={askNode}
          onChooseLine={askLine}
        />
      </div>
      <p>{explanation}</p>
      <div className="chat-drawn">
        <details className="more">
          <summary className="link">
            {tSite('diagram.parts')}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <ul className="chat-parts">
            {nodes.map(({ id: node, type, label, details }) => (
              <li key={node} className={`node-${type}`}>
                <button
                  type="button"
                  aria-label={t('diagram.askLabel', { part: label })}
                  disabled={pending}
                  onClick={() => askNode(node)}
                >
                  <span aria-hidden="true" className="chat-tone" />
                  <span className="strong">{label}</span>
                </button>
                <span className="caption">{tSite(`diagram.nodeTypes.${type}`)}</span>
                <p className="text-sm text-muted">{details}</p>
              </li>
            ))}
          </ul>
        </details>
        <details className="more">
          <summary className="link">
            {tSite('diagram.connections')}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <ul className="chat-parts text-sm">
            {connections.map(({ id: connection, from, to, label }) => {
              const line = tSite('diagram.connection', { from: labels.get(from), to: labels.get(to), label })
              return (
                <li key={connection}>
                  <button
                    type="button"
                    aria-label={t('diagram.askLabel', { part: line })}
                    disabled={pending}
                    onClick={() => askLine(connection)}
                  >
                    {line}
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
        {project !== undefined && (
          <NavLink href={paths.caseStudy(project)} className="link">
            {tSite('projects.viewShort')}
            <ArrowRight size={16} aria-hidden="true" />
          </NavLink>
        )}
      </div>
      {nextSteps.length > 0 && (
        <>
          <h4>{t('diagram.next')}</h4>
          <ul className="chat-chips">
            {nextSteps.map((step) => (
              <li key={step}>
                <button type="button" className="chat-chip" disabled={pending} onClick={() => ask(step)}>
                  <ChipIcon name="architecture" />
                  {step}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Whether there is room for so wide a drawing, as it changes with the window and its orientation. */
function useHasRoom(place: RefObject<HTMLElement | null>, width = Number.POSITIVE_INFINITY): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const look = () => setHasRoom(element.clientWidth >= width * STILL_READ)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, width])
  return hasRoom
}
