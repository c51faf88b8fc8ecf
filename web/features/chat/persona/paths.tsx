/** Above the input: who the visitor is, and once that is known the ways to the owner. Both fold. */
import { ChevronDown } from 'lucide-react'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { ChipIcon } from '#web/features/chat/messages/chip-icon.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { knownRoles } from './roles.ts'

const channels = ['hiring', 'projects', 'general', 'support'] as const

export function PathsOrContact() {
  const { state, advert, audit } = useChat()
  // Their forms need the room.
  if (advert.open || audit.open) return null
  return state.role === 'unknown' ? <ChoosePath /> : <QuickContact />
}

function ChoosePath() {
  const t = useChatT()
  const { state, view, chooseRole, pending } = useChat()
  return (
    <Fold heading={t('paths.heading')} open={state.pathsOpen} onToggle={(pathsOpen) => view({ pathsOpen })}>
      <ul className="chat-paths">
        {knownRoles.map((role) => (
          <li key={role}>
            <button type="button" className="chat-chip" disabled={pending} onClick={() => chooseRole(role)}>
              <ChipIcon name={role} />
              {t(`paths.${role}.title`)}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function QuickContact() {
  const t = useChatT()
  const { profile } = useContent()
  const own = profile.ways
  const { state, view } = useChat()
  return (
    <Fold heading={t('contact.heading')} open={state.contactOpen} onToggle={(contactOpen) => view({ contactOpen })}>
      <ul className="chat-channels">
        {channels
          .filter((id) => own.includes(id))
          .map((id) => (
            <li key={id}>
              <a href={`mailto:${profile.channels[id]}`} className="chat-channel">
                <span className="strong">{own[1] ? t(`contact.${id}.title`) : profile.name}</span>
                {own[1] && <span>{t(`contact.${id}.text`)}</span>}
                <span className="chat-address">{profile.channels[id]}</span>
              </a>
            </li>
          ))}
      </ul>
    </Fold>
  )
}

interface FoldProps {
  heading: string
  open: boolean
  onToggle(open: boolean): void
  children: React.ReactNode
}

function Fold({ heading, open, onToggle, children }: FoldProps) {
  return (
    <div className="chat-fold">
      <button type="button" aria-expanded={open} onClick={() => onToggle(!open)} className="chat-fold-head">
        {heading}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {open && children}
    </div>
  )
}
