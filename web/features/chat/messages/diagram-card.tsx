/** An architecture in the conversation: the drawing, its parts to ask about, and where to go on from it. */
import { ImageDown, Maximize2, Minimize2, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import type { Diagram as DiagramData } from '#contract/content/content.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Diagram } from '#web/ui/diagram/diagram.tsx'
import { saveDrawing } from '#web/ui/diagram/save.ts'
import { useView } from '#web/ui/diagram/use-view.ts'
import { viewBoxOf } from '#web/ui/diagram/view.ts'
import { useFullscreen } from '#web/ui/use-fullscreen.ts'
import { ChipIcon } from './chip-icon.tsx'

export function DiagramCard({ diagram, id }: { diagram: DiagramData; id: string }) {
  const tSite = useT()
  const t = useChatT()
  const { send, pending } = useChat()
  const card = useRef<HTMLElement>(null)
  const [full, toggleFull, leaveFull] = useFullscreen(card)
  const frame = useRef<HTMLElement>(null)
  const { view, isWhole, closer, farther, whole, handlers } = useView(frame)
  const { title, description, nodes, connections, explanation, nextSteps } = diagram
  const labels = new Map(nodes.map((node) => [node.id, node.label]))

  const ask = (text: string) => {
    leaveFull()
    send(text)
  }
  const save = () => {
    const drawing = frame.current?.querySelector('svg')
    if (drawing) saveDrawing(drawing, title)
  }
  const askAbout = (part: string | undefined) => part && ask(t('diagram.ask', { part, system: title }))
  return (
    <section ref={card} className="chat-card chat-diagram card" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="strong">
        {title}
      </h3>
      <p className="text-sm text-muted">{description}</p>
      <div className="chat-drawing">
        <section
          ref={frame}
          className="sheet"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing moves by the arrow keys too.
          tabIndex={0}
          aria-label={t('diagram.view', { title })}
          data-enlarged={!isWhole || undefined}
          {...handlers}
        >
          <Diagram
            diagram={diagram}
            label={tSite('diagram.alt', { title })}
            viewBox={viewBoxOf(view)}
            onChoose={(node) => void (pending || askAbout(labels.get(node)))}
          />
        </section>
        <div className="chat-drawing-tools">
          <Tool label={t('diagram.farther')} disabled={isWhole} onClick={farther} icon={ZoomOut} />
          <Tool label={t('diagram.closer')} onClick={closer} icon={ZoomIn} />
          <Tool label={t('diagram.whole')} disabled={isWhole} onClick={whole} icon={Scan} />
          <Tool label={t('diagram.save')} onClick={save} icon={ImageDown} />
          <Tool
            label={tSite(full ? 'diagram.closeFullscreen' : 'diagram.fullscreen')}
            onClick={toggleFull}
            icon={full ? Minimize2 : Maximize2}
          />
        </div>
      </div>
      <p>{explanation}</p>
      <details>
        <summary className="link">{tSite('diagram.parts')}</summary>
        <ul className="chat-parts">
          {nodes.map(({ id: node, type, label, details }) => (
            <li key={node} className={`node-${type}`}>
              <button
                type="button"
                aria-label={t('diagram.askLabel', { part: label })}
                disabled={pending}
                onClick={() => askAbout(label)}
              >
                <span aria-hidden="true" className="chat-tone" />
                <span className="strong">{label}</span>
                <span className="caption">{tSite(`diagram.nodeTypes.${type}`)}</span>
              </button>
              <p className="text-sm text-muted">{details}</p>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary className="link">{tSite('diagram.connections')}</summary>
        <ul className="list text-sm text-muted">
          {connections.map(({ id: connection, from, to, label }) => (
            <li key={connection}>
              {tSite('diagram.connection', { from: labels.get(from), to: labels.get(to), label })}
            </li>
          ))}
        </ul>
      </details>
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

interface ToolProps {
  label: string
  disabled?: boolean
  onClick(): void
  icon: typeof Scan
}

const Tool = ({ label, disabled, onClick, icon: Drawn }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={onClick}
  >
    <Drawn size={18} aria-hidden="true" />
  </button>
)
