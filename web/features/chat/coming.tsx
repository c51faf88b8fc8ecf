import { assistant } from '../../../content/assistant.ts'
import { useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { NavLink } from '../../ui/nav-link.tsx'

/** Says that the assistant is not there yet, and how to get an answer meanwhile. */
export function Coming({ onLeave }: { onLeave?: () => void }) {
  const t = useWords()
  return (
    <>
      <h2 className="text-card">{t('chat.comingTitle', { assistant: assistant.name })}</h2>
      <p className="mt-2 text-muted">{t('chat.comingText')}</p>
      <NavLink href={paths.contact} {...(onLeave && { onFollow: onLeave })} className="button button-primary mt-4">
        {t('chat.writeInstead')}
      </NavLink>
    </>
  )
}
