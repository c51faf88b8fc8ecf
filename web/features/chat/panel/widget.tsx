/** The chat's panel, docked on the pages of the site. Everything in it is fetched when it is first opened. */

import { Maximize2, Minimize2, Minus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import './chat.css'
import { ChatI18nProvider, chatI18n, useChatT } from '#web/features/chat/i18n.tsx'
import { makeChip } from '#web/features/chat/messages/chips.ts'
import { Composer } from '#web/features/chat/messages/composer.tsx'
import { Conversation } from '#web/features/chat/messages/conversation.tsx'
import { Notice } from '#web/features/chat/messages/notice.tsx'
import { Guide } from '#web/features/chat/panel/tour-note.tsx'
import { PathsOrContact } from '#web/features/chat/persona/paths.tsx'
import { topicsOf } from '#web/features/chat/state/canned.ts'
import { ChatProvider, useChat } from '#web/features/chat/state/chat-context.ts'
import { useNewChat } from '#web/features/chat/state/use-new-chat.ts'
import { Opening } from './opening.tsx'
import { useCovering, useFillsWindow } from './use-covering.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

interface Props {
  /** The visitor opened it just now, rather than having left it open at the last visit. */
  opened: boolean
  onClose(): void
  /** Asks for the standard résumé. */
  onResume(): void
}

/** Fetches what the panel needs to be shown. @throws if that fails. */
export const prepare = (language: Language): Promise<unknown> => chatI18n(language)

export default function Widget(props: Props) {
  return (
    <Boundary instead={null}>
      <ChatI18nProvider>
        <Panel {...props} />
      </ChatI18nProvider>
    </Boundary>
  )
}

function Panel({ opened, onClose, onResume }: Props) {
  const t = useChatT()
  const { profile } = useContent()
  const fillsWindow = useFillsWindow()
  const chat = useNewChat('widget', (view) => view(fillsWindow ? { minimised: true } : { expanded: false }), onResume)
  const { minimised, expanded } = chat.state
  useCovering(!minimised && (fillsWindow || expanded))
  const panel = useRef<HTMLElement>(null)
  const keptFocus = useRestoredFocus(panel)

  useEffect(() => {
    if (!opened) return
    trackEvent('chat-opened')
    // A keyboard that jumps up on a phone would hide what there is to read.
    const field = panel.current?.querySelector('textarea')
    ;(window.matchMedia('(pointer: coarse)').matches ? panel.current : (field ?? panel.current))?.focus()
  }, [opened])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || document.fullscreenElement) return
    // It closes the menu of tools first.
    if (panel.current?.querySelector('.chat-plus[open]')) return
    if (chat.guide) chat.closeGuide('end')
    else onClose()
  }
  const shape = minimised ? 'chat-minimised' : expanded ? 'chat-expanded' : ''
  return (
    <ChatProvider value={chat}>
      {expanded && !minimised && (
        <div aria-hidden="true" className="chat-backdrop scrim" onClick={() => chat.view({ expanded: false })} />
      )}
      <section
        ref={panel}
        id="chat-section"
        tabIndex={-1}
        aria-label={`${site.assistant}: ${t('about', { owner: profile.name })}`}
        onKeyDown={onKeyDown}
        {...keptFocus}
        className={`chat chat-panel card popup no-print ${shape}`}
      >
        <Header onClose={onClose} />
        {!minimised && (
          <>
            <Conversation opening={<WidgetOpening />}>
              <PathsOrContact />
              <Notice />
            </Conversation>
            <div className="chat-foot">
              <Composer />
            </div>
          </>
        )}
      </section>
      <Guide />
    </ChatProvider>
  )
}

function Header({ onClose }: { onClose(): void }) {
  const t = useChatT()
  const tSite = useT()
  const { profile } = useContent()
  const { state, view, pending } = useChat()
  const { minimised, expanded } = state
  return (
    <header className="chat-head">
      <div>
        <h2 className="strong">{site.assistant}</h2>
        <p className="chat-about">{pending ? t('loading') : t('about', { owner: profile.name })}</p>
      </div>
      <Tool label={t(minimised ? 'panel.restore' : 'panel.minimise')} onClick={() => view({ minimised: !minimised })}>
        {minimised ? <Maximize2 size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
      </Tool>
      {!minimised && (
        <Tool
          label={t(expanded ? 'panel.shrink' : 'panel.expand')}
          pressed={expanded}
          className="chat-wide-only"
          onClick={() => view({ expanded: !expanded })}
        >
          {expanded ? <Minimize2 size={18} aria-hidden="true" /> : <Maximize2 size={18} aria-hidden="true" />}
        </Tool>
      )}
      <Tool label={tSite('common.close')} onClick={onClose}>
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
    className={`icon-button ${className}`}
    onClick={onClick}
  >
    {children}
  </button>
)

function WidgetOpening() {
  const t = useChatT()
  const content = useContent()
  const told = topicsOf(content)
  const chips = [...told, 'fit' as const].map((id) => makeChip(t(`chips.${id}`), t))
  return <Opening text={t('greeting', { assistant: site.assistant, owner: content.profile.name })} chips={chips} />
}
