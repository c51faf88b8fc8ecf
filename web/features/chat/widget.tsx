/** The chat's panel on the home page. Everything in it is fetched when it is first opened. */
import { ExternalLink, Maximize2, Minimize2, Minus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { assistant } from '../../../content/assistant.ts'
import type { Language } from '../../../contract/language.ts'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { noteDeed } from '../../platform/visit.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { AdvertButton } from './advert-offer.tsx'
import { AuditButton } from './audit-offer.tsx'
import './chat.css'
import { ChatProvider, useChat } from './chat-context.ts'
import { makeChip } from './chips.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { Guide } from './guide.tsx'
import { Notice } from './notice.tsx'
import { Opening } from './opening.tsx'
import { PathsOrContact } from './paths.tsx'
import { useCovering, useFillsWindow } from './use-covering.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNewChat } from './use-new-chat.ts'
import { ChatSpeechProvider, chatSpeech, useChatWords } from './words.tsx'

interface Props {
  /** The visitor opened it just now, rather than having left it open at the last visit. */
  opened: boolean
  onClose(): void
  /** Asks for the standard résumé. */
  onResume(): void
}

/** Fetches what the panel needs to be shown. @throws if that fails. */
export const prepare = (language: Language): Promise<unknown> => chatSpeech(language)

export default function Widget(props: Props) {
  return (
    <Boundary instead={null}>
      <ChatSpeechProvider>
        <Panel {...props} />
      </ChatSpeechProvider>
    </Boundary>
  )
}

function Panel({ opened, onClose, onResume }: Props) {
  const say = useChatWords()
  const { profile } = useContent()
  const fillsWindow = useFillsWindow()
  const chat = useNewChat('widget', (view) => view(fillsWindow ? { minimised: true } : { expanded: false }), onResume)
  const { minimised, expanded } = chat.state
  useCovering(!minimised && (fillsWindow || expanded))
  const panel = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(panel)

  useEffect(() => {
    if (!opened) return
    noteDeed('chat-opened')
    // A keyboard that jumps up on a phone would hide what there is to read.
    const field = panel.current?.querySelector('textarea')
    ;(window.matchMedia('(pointer: coarse)').matches ? panel.current : (field ?? panel.current))?.focus()
  }, [opened])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || document.fullscreenElement) return
    if (chat.guide) chat.closeGuide('end')
    else onClose()
  }
  const shape = minimised ? 'chat-minimised' : expanded ? 'chat-expanded' : ''
  return (
    <ChatProvider value={chat}>
      {expanded && !minimised && (
        <div aria-hidden="true" className="chat-veil" onClick={() => chat.view({ expanded: false })} />
      )}
      <section
        ref={panel}
        id="chat-section"
        tabIndex={-1}
        aria-label={`${assistant.name}: ${say('about', { owner: profile.name })}`}
        onKeyDown={onKeyDown}
        {...keptFocus}
        className={`chat chat-panel card popup no-print ${shape}`}
      >
        <Header onClose={onClose} />
        {!minimised && (
          <>
            <Conversation opening={<WidgetOpening />}>
              <Notice />
            </Conversation>
            <div className="chat-foot">
              <PathsOrContact />
              <Composer />
              <div className="advert-ways" hidden={chat.advert.open || chat.audit.open}>
                <a href={paths.chat} target="_blank" rel="noopener" className="chat-way link">
                  {say('panel.full')}
                  <ExternalLink size={14} aria-hidden="true" />
                  <span className="sr-only">{say('message.newTab')}</span>
                </a>
                <AdvertButton className="chat-way link" />
                <AuditButton className="chat-way link" />
              </div>
            </div>
          </>
        )}
      </section>
      <Guide />
    </ChatProvider>
  )
}

function Header({ onClose }: { onClose(): void }) {
  const say = useChatWords()
  const t = useWords()
  const { profile } = useContent()
  const { state, view, pending } = useChat()
  const { minimised, expanded } = state
  return (
    <header className="chat-head">
      <div>
        <h2 className="strong">{assistant.name}</h2>
        <p className="chat-about">{pending ? say('loading') : say('about', { owner: profile.name })}</p>
      </div>
      <Tool label={say(minimised ? 'panel.restore' : 'panel.minimise')} onClick={() => view({ minimised: !minimised })}>
        {minimised ? <Maximize2 size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
      </Tool>
      {!minimised && (
        <Tool
          label={say(expanded ? 'panel.shrink' : 'panel.expand')}
          pressed={expanded}
          className="chat-wide-only"
          onClick={() => view({ expanded: !expanded })}
        >
          {expanded ? <Minimize2 size={18} aria-hidden="true" /> : <Maximize2 size={18} aria-hidden="true" />}
        </Tool>
      )}
      <Tool label={t('common.close')} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </Tool>
    </header>
  )
}

interface ToolProps {
  label: string
  pressed?: boolean
  className?: string
  onClick(): void
  children: React.ReactNode
}

const Tool = ({ label, pressed, className = '', onClick, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    className={`sign ${className}`}
    onClick={onClick}
  >
    {children}
  </button>
)

function WidgetOpening() {
  const say = useChatWords()
  const { profile } = useContent()
  const chips = (['architecture', 'projects', 'leadership', 'results', 'fit'] as const).map((id) =>
    makeChip(say(`chips.${id}`), say),
  )
  return <Opening text={say('greeting', { assistant: assistant.name, owner: profile.name })} chips={chips} />
}
