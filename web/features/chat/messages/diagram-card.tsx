/** An architecture in the conversation: the drawing, its parts to ask about, and where to go on from it. */
import { ImageDown, Maximize2, Minimize2, Scan, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import type { DrawnPart, SystemDiagram } from '#contract/chat/chat.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Diagram } from '#web/ui/diagram/diagram.tsx'
import { saveDrawing } from '#web/ui/diagram/save.ts'
import { useView } from '#web/ui/diagram/use-view.ts'
import { viewBoxOf } from '#web/ui/diagram/view.ts'
import { useFullscreen } from '#web/ui/hooks/use-fullscreen.ts'
import { ChipIcon } from './chip-icon.tsx'

export function DiagramCard({ diagram, id }: { diagram: SystemDiagram; id: string }) {
  const tSite = useT()
  const t = useChatT()
  const { askAbout, pending } = useChat()
  const card = useRef<HTMLElement>(null)
  const [full, toggleFull, leaveFull] = useFullscreen(card)
  const frame = useRef<HTMLElement>(null)
  const { project, title, description, drawing, nodes, connections, explanation, nextSteps } = diagram
  const { view, isWhole, closer, farther, whole, handlers } = useView(frame, drawing)
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
  const save = () => {
    const shown = frame.current?.querySelector('svg')
    if (shown) saveDrawing(shown, title, drawing)
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
            drawing={drawing}
            label={tSite('diagram.alt', { title })}
            viewBox={viewBoxOf(drawing, view)}
            onChoose={askNode}
            onChooseLine={askLine}
          />
        </section>
        <div className="chat-drawing-tools">
          <Tool label={t('diagram.farther')} disabled={isWhole} onClick={farther} icon={ZoomOut} />
          <Tool label={t('diagram.closer')} onClick={closer} icon={ZoomIn} />
          <Tool label={t('diagram.whole')} disabled={isWhole} onClick={whole} icon={Scan} />
          <Tool label={t('diagram.save')} onClick={save} icon={ImageDown} />
          {/* Browsers without it, as those of iPhones, are not offered it. */}
          {document.fullscreenEnabled && (
            <Tool
              label={tSite(full ? 'diagram.closeFullscreen' : 'diagram.fullscreen')}
              onClick={toggleFull}
              icon={full ? Minimize2 : Maximize2}
            />
          )}
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
      <details>
        <summary className="link">{tSite('diagram.connections')}</summary>
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
