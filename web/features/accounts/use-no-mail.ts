import type { User } from '#contract/accounts/accounts.ts'
import type { MailWay } from '#contract/mail-way.ts'
import { useContent } from '#web/platform/i18n.tsx'
import type { Translate } from './i18n.ts'

/** What somebody signed in can do where mails reach nobody; undefined where they arrive. */
export function useNoMail(t: Translate, user: User, mailWay: MailWay | undefined): string | undefined {
  const { profile } = useContent()
  if (mailWay !== 'files') return undefined
  return user.isAdmin ? t('noMailOwner') : t('noMail', { owner: profile.name })
}
