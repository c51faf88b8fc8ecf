/** Says whom what is done for a project's client reaches. */
import type { AdminProject, Reach } from '#contract/clients/clients.ts'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import { useClientsT } from './i18n.tsx'

type About = Pick<AdminProject, 'client' | 'invitation'>

export function useReach() {
  const t = useClientsT()
  const mail = useMailOutcome()
  /** Why nobody is told; undefined if somebody is, as far as is known here. */
  const silence = ({ client, invitation }: About) => {
    if (!client) return t('reach.noClient')
    if (client.hasAccount) return undefined
    return t(invitation?.state === 'registered' ? 'reach.registered' : 'reach.nobody', { name: client.email })
  }
  return {
    silence,
    /** Whether mails reach anybody. */
    mailReaches: mail.reaches,
    /** Whom what is done here will reach. */
    promise: (project: About) => silence(project) ?? (mail.reaches ? t('reach.mailed') : mail.sentence),
    /** Whom something reached, and what becomes of the mail. @param done what was done, said if they were mailed. */
    said(project: About, reach: Reach, done: string) {
      if (reach === 'mailed') return `${done} ${mail.sentence}`
      if (reach === 'not-mailed') return t('reach.noMails', { name: project.client?.name ?? '' })
      return silence(project) ?? t('reach.noClient')
    },
  }
}
