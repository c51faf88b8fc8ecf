/** What else the assistant can do, behind one button beside the field for messages. */
import { ExternalLink, Plus } from 'lucide-react'
import { isOn } from '#contract/site/site.ts'
import { AdvertButton } from '#web/features/chat/advert/advert-offer.tsx'
import { AuditButton } from '#web/features/chat/audit/audit-offer.tsx'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { paths } from '#web/platform/paths.ts'
import { useDisclosure } from '#web/ui/hooks/use-disclosure.ts'

export function Tools() {
  const t = useChatT()
  const { surface } = useChat()
  const menu = useDisclosure()
  if (surface === 'page' && !isOn('advert') && !isOn('audit')) return null
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  return (
    <details ref={menu} className="chat-plus">
      <summary aria-label={t('input.tools')} title={t('input.tools')} className="icon-button">
        <Plus size={20} aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed is a button in it. */}
      <div className="card popup" onClick={close}>
        <AdvertButton className="chat-chip" />
        <AuditButton className="chat-chip" />
        {surface === 'widget' && (
          <a href={paths.chat} target="_blank" rel="noopener" className="chat-chip">
            <ExternalLink size={16} aria-hidden="true" />
            <span>
              {t('panel.full')}
              <span className="sr-only">{t('message.newTab')}</span>
            </span>
          </a>
        )}
      </div>
    </details>
  )
}
