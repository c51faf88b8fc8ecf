/** The chat as a page of its own. */
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isOn, site } from '#contract/site/site.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { trackEvent } from '#web/platform/tracking/track-event.ts'
import { useOnline } from '#web/ui/hooks/use-online.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import './chat.css'
import { ChatI18nProvider, useChatT } from '#web/features/chat/i18n.tsx'
import { ChipIcon } from '#web/features/chat/messages/chip-icon.tsx'
import { STANDARD_RESUME } from '#web/features/chat/messages/chips.ts'
import { Composer } from '#web/features/chat/messages/composer.tsx'
import { Conversation } from '#web/features/chat/messages/conversation.tsx'
import { Notice } from '#web/features/chat/messages/notice.tsx'
import { callMail } from '#web/features/chat/messages/summary.ts'
import { PathsOrContact } from '#web/features/chat/persona/paths.tsx'
import { pageTopics, topicsOf } from '#web/features/chat/state/canned.ts'
import { ChatProvider, useChat } from '#web/features/chat/state/chat-context.ts'
import { useNewChat } from '#web/features/chat/state/use-new-chat.ts'
import { Opening } from './opening.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

/** @param onResume asks for the standard résumé. */
export function FullChat({ onResume }: { onResume(): void }) {
  return (
    <ChatI18nProvider>
      <FullPage onResume={onResume} />
    </ChatI18nProvider>
  )
}

function FullPage({ onResume }: { onResume(): void }) {
  const t = useChatT()
  const { profile } = useContent()
  // Nothing covers the page here.
  const chat = useNewChat('page', () => {}, onResume)
  const section = useRef<HTMLElement>(null)
  const keptFocus = useRestoredFocus(section)
  useEffect(() => trackEvent('chat-opened'), [])
  return (
    <ChatProvider value={chat}>
      <section ref={section} id="chat-section" className="chat chat-page" {...keptFocus}>
        <Header />
        <h2 className="sr-only">{t('panel.messages')}</h2>
        <Conversation opening={<PageOpening />}>
          <div className="chat-ways">
            <QuickButtons />
            <PathsOrContact />
          </div>
          <Notice />
        </Conversation>
        <div className="chat-foot">
          <noscript>
            <p>{t('page.noScript', { email: profile.email })}</p>
          </noscript>
          <Composer />
        </div>
      </section>
    </ChatProvider>
  )
}

function Header() {
  const t = useChatT()
  const tSite = useT()
  const { pending, erase } = useChat()
  const isOnline = useOnline()
  useSpokenConnection(isOnline)
  return (
    <header className="chat-head">
      <NavLink href={paths.home} label={t('page.back')} className="icon-button">
        <ArrowLeft size={20} aria-hidden="true" />
      </NavLink>
      <h1 className="sr-only">{tSite('chat.heading')}</h1>
      <p className="strong">{site.assistant}</p>
      <p className="chat-badge" data-busy={pending || undefined} data-off={!isOnline || undefined}>
        {t(pending ? 'page.thinking' : isOnline ? 'page.online' : 'page.offline')}
      </p>
      <button type="button" className="button" onClick={erase}>
        {t('page.clear')}
      </button>
    </header>
  )
}

/** Says when the connection goes and comes: the badge changes in silence. */
function useSpokenConnection(isOnline: boolean): void {
  const t = useChatT()
  const { announce } = useAnnouncer()
  const wasOnline = useRef(true)
  useEffect(() => {
    if (isOnline !== wasOnline.current) announce(t(isOnline ? 'page.online' : 'page.offline'))
    wasOnline.current = isOnline
  }, [isOnline, announce, t])
}

/** The words of each opening chip, by its action. */
const openingChips = [
  { action: 'architecture', icon: 'architecture' },
  { action: 'ai_projects', icon: 'project' },
  { action: 'leadership', icon: 'leadership' },
  { action: 'results', icon: 'results' },
]

function PageOpening() {
  const t = useChatT()
  const content = useContent()
  const { state } = useChat()
  const [openedAt, setOpenedAt] = useState<number>()
  useEffect(() => setOpenedAt(Date.now()), [])
  const told = topicsOf(content)
  const chips = openingChips.flatMap(({ action, icon }) => {
    const topic = pageTopics[action]
    return topic && told.includes(topic) ? [{ action, icon, label: t(`chips.${topic}`) }] : []
  })
  const at = openedAt && (state.messages[0]?.timestamp ?? openedAt)
  return (
    <Opening
      text={t('page.welcome', { assistant: site.assistant, owner: content.profile.name })}
      chips={chips}
      at={at}
    />
  )
}

function QuickButtons() {
  const t = useChatT()
  const content = useContent()
  const { state, press, pending, advert, audit } = useChat()
  if (advert.open || audit.open) return null
  const resume = { label: t('page.resume'), action: STANDARD_RESUME, icon: 'resume' }
  return (
    <div className="chat-quick">
      <a href={callMail(state.role, t, content)} className="chat-chip">
        <ChipIcon name="contact" />
        {t('page.schedule')}
      </a>
      <button type="button" className="chat-chip" disabled={pending} onClick={() => press(resume)}>
        <ChipIcon name="resume" />
        {resume.label}
      </button>
      {isOn('caseStudies') && (
        <NavLink href={paths.projects} className="chat-chip">
          <ChipIcon name="project" />
          {t('page.projects')}
        </NavLink>
      )}
    </div>
  )
}
