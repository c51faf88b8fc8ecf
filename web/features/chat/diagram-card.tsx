/** An architecture in the conversation: the drawing, its parts to ask about, and where to go on from it. */
import { Maximize2, Minimize2 } from 'lucide-react'
import { useRef } from 'react'
import type { Diagram as DiagramData } from '../../../contract/content.ts'
import { useWords } from '../../platform/i18n.tsx'
import { Diagram } from '../../ui/diagram/diagram.tsx'
import { useChat } from './chat-context.ts'
import { Sign } from './sign.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { useChatWords } from './words.tsx'

export function DiagramCard({ diagram, id }: { diagram: DiagramData; id: string }) {
  const t = useWords()
  const say = useChatWords()
  const { send, pending } = useChat()
  const card = useRef<HTMLElement>(null)
  const [full, toggleFull, leaveFull] = useFullscreen(card)
  const { title, description, nodes, connections, explanation, nextSteps } = diagram
  const labels = new Map(nodes.map((node) => [node.id, node.label]))

  const ask = (text: string) => {
    leaveFull()
    send(text)
  }
  const askAbout = (part: string | undefined) => part && ask(say('diagram.ask', { part, system: title }))
  return (
    <section ref={card} className="chat-card chat-diagram card" aria-labelledby={`${id}-title`}>
      <div className="chat-card-head">
        <h3 id={`${id}-title`} className="strong">
          {title}
        </h3>
        <button
          type="button"
          className="sign"
          aria-label={t(full ? 'diagram.closeFullscreen' : 'diagram.fullscreen')}
          onClick={toggleFull}
        >
          {full ? <Minimize2 size={18} aria-hidden="true" /> : <Maximize2 size={18} aria-hidden="true" />}
        </button>
      </div>
      <p className="chat-small">{description}</p>
      <div className="sheet">
        <Diagram
          diagram={diagram}
          label={t('diagram.alt', { title })}
          onChoose={(node) => void (pending || askAbout(labels.get(node)))}
        />
      </div>
      <p>{explanation}</p>
      <details>
        <summary className="link">{t('diagram.parts')}</summary>
        <ul className="chat-parts">
          {nodes.map(({ id: node, type, label, details }) => (
            <li key={node} className={`node-${type}`}>
              <button
                type="button"
                aria-label={say('diagram.askLabel', { part: label })}
                disabled={pending}
                onClick={() => askAbout(label)}
              >
                <span aria-hidden="true" className="chat-tone" />
                <span className="strong">{label}</span>
                <span className="caption">{t(`diagram.nodeTypes.${type}`)}</span>
              </button>
              <p className="chat-small">{details}</p>
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary className="link">{t('diagram.connections')}</summary>
        <ul className="list chat-small">
          {connections.map(({ id: connection, from, to, label }) => (
            <li key={connection}>{t('diagram.connection', { from: labels.get(from), to: labels.get(to), label })}</li>
          ))}
        </ul>
      </details>
      {nextSteps.length > 0 && (
        <>
          <h4>{say('diagram.next')}</h4>
          <ul className="chat-chips">
            {nextSteps.map((step) => (
              <li key={step}>
                <button type="button" className="chat-chip" disabled={pending} onClick={() => ask(step)}>
                  <Sign name="architecture" />
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
