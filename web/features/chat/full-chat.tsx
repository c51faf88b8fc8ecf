/** The chat as a page of its own. */
import { ArrowLeft, CalendarDays, FileText, FolderKanban } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { assistant } from '../../../content/assistant.ts'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { noteDeed } from '../../platform/visit.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import './chat.css'
import { AdvertButton } from './advert-offer.tsx'
import { AuditButton } from './audit-offer.tsx'
import { pageTopics } from './canned.ts'
import { ChatProvider, useChat } from './chat-context.ts'
import { STANDARD_RESUME } from './chips.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { Notice } from './notice.tsx'
import { Opening } from './opening.tsx'
import { PathsOrContact } from './paths.tsx'
import { callMail } from './summary.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNewChat } from './use-new-chat.ts'
import { ChatSpeechProvider, useChatWords } from './words.tsx'

/** @param onResume asks for the standard résumé. */
export function FullChat({ onResume }: { onResume(): void }) {
  return (
    <ChatSpeechProvider>
      <FullPage onResume={onResume} />
    </ChatSpeechProvider>
  )
}

function FullPage({ onResume }: { onResume(): void }) {
  const say = useChatWords()
  const { profile } = useContent()
  // Nothing covers the page here.
  const chat = useNewChat('page', () => {}, onResume)
  const section = useRef<HTMLElement>(null)
  const keptFocus = useKeptFocus(section)
  useEffect(() => noteDeed('chat-opened'), [])
  return (
    <ChatProvider value={chat}>
      <section ref={section} id="chat-section" className="chat chat-page" {...keptFocus}>
        <Header />
        <h2 className="sr-only">{say('panel.messages')}</h2>
        <Conversation opening={<PageOpening />}>
          <Notice />
        </Conversation>
        <div className="chat-foot">
          <QuickButtons />
          <PathsOrContact />
          <noscript>
            <p>{say('page.noScript', { email: profile.email })}</p>
          </noscript>
          <Composer />
        </div>
      </section>
    </ChatProvider>
  )
}

function Header() {
  const say = useChatWords()
  const t = useWords()
  const { pending, erase, state } = useChat()
  const isCutOff = !pending && state.messages.at(-1)?.failed
  return (
    <header className="chat-head">
      <NavLink href={paths.home} label={say('page.back')} className="sign">
        <ArrowLeft size={20} aria-hidden="true" />
      </NavLink>
      <h1 className="sr-only">{t('chat.heading')}</h1>
      <p className="strong">{assistant.name}</p>
      <p className="chat-badge" data-busy={pending || undefined} hidden={isCutOff}>
        {say(pending ? 'page.thinking' : 'page.online')}
      </p>
      <button type="button" className="button" onClick={erase}>
        {say('page.clear')}
      </button>
    </header>
  )
}

/** The words of each opening chip, by its action. */
const openingChips = [
  { action: 'architecture', icon: 'architecture' },
  { action: 'ai_projects', icon: 'ai' },
  { action: 'leadership', icon: 'leadership' },
  { action: 'results', icon: 'results' },
]

function PageOpening() {
  const say = useChatWords()
  const { profile } = useContent()
  const { state } = useChat()
  const [openedAt, setOpenedAt] = useState<number>()
  useEffect(() => setOpenedAt(Date.now()), [])
  const chips = openingChips.map(({ action, icon }) => ({ action, icon, label: say(`chips.${pageTopics[action]!}`) }))
  const at = openedAt && (state.messages[0]?.timestamp ?? openedAt)
  return (
    <Opening text={say('page.welcome', { assistant: assistant.name, owner: profile.name })} chips={chips} at={at} />
  )
}

function QuickButtons() {
  const say = useChatWords()
  const content = useContent()
  const { state, press, pending, advert, audit } = useChat()
  if (advert.open || audit.open) return null
  const resume = { label: say('page.resume'), action: STANDARD_RESUME, icon: 'resume' }
  return (
    <div className="chat-quick">
      <a href={callMail(state.role, say, content)} className="chat-chip">
        <CalendarDays size={16} aria-hidden="true" />
        {say('page.schedule')}
      </a>
      <button type="button" className="chat-chip" disabled={pending} onClick={() => press(resume)}>
        <FileText size={16} aria-hidden="true" />
        {resume.label}
      </button>
      <NavLink href={paths.projects} className="chat-chip">
        <FolderKanban size={16} aria-hidden="true" />
        {say('page.projects')}
      </NavLink>
      <AdvertButton className="chat-chip" />
      <AuditButton className="chat-chip" />
    </div>
  )
}
