/** Says whom what is done for a project's client reaches. */
import type { AdminProject, Reach } from '#contract/clients/clients.ts'
import { useClientsT } from './i18n.tsx'

type About = Pick<AdminProject, 'client' | 'invitation'>

export function useReach() {
  const t = useClientsT()
  /** Why nobody is told; undefined if somebody is, as far as is known here. */
  const silence = ({ client, invitation }: About) => {
    if (!client) return t('reach.noClient')
    if (client.hasAccount) return undefined
    return t(invitation?.state === 'registered' ? 'reach.registered' : 'reach.nobody', { name: client.email })
  }
  return {
    silence,
    /** Whom something reached. @param mailed what is said if they were mailed. */
    said(project: About, reach: Reach, mailed: string) {
      if (reach === 'mailed') return mailed
      if (reach === 'not-mailed') return t('reach.noMails', { name: project.client?.name ?? '' })
      return silence(project) ?? t('reach.noClient')
    },
  }
}
