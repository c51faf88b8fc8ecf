import { useState } from 'react'
import type { AdminProject } from '#contract/clients/clients.ts'
import { createProject } from '#web/features/clients/api.ts'
import { BackToAll } from '#web/features/clients/back-to-all.tsx'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { firstOf } from '#web/features/clients/row-focus.ts'
import { useAskedFor } from '#web/features/clients/use-arrival.tsx'
import { useReach } from '#web/features/clients/use-reach.ts'
import { NEW, PROJECT_HEADING, useRouteState } from '#web/features/clients/use-route-state.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import { today } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { checkNew, newDraft } from './plan-draft.ts'
import { PlanForm, SAVE_BUTTON } from './plan-form.tsx'
import { usePlanDraft } from './use-plan-draft.ts'

const NOBODY = new Set<string>()

/** A project with its client, milestones and team, made at once. */
export function NewProject() {
  const t = useClientsT()
  const { language } = useLanguage()
  const { announce, toast } = useAnnouncer()
  const { open } = useRouteState()
  const { silence } = useReach()
  const mail = useMailOutcome()
  const leaving = useFocusAfterRemoval()
  const [round, setRound] = useState(0)
  useAskedFor(PROJECT_HEADING)
  const begin = () => newDraft(today(Date.now()), language)
  const [fresh, setFresh] = useState(begin)
  const { draft, unsaved, change, reset, settle } = usePlanDraft(NEW, fresh)
  const clear = () => {
    setFresh(begin())
    setRound(round + 1)
    reset()
    announce(t('plan.discarded'))
  }
  const said = (project: AdminProject) => {
    const { client, invitation, name } = project
    if (!client) return t('plan.createdNobody', { name })
    if (client.hasAccount) return `${t('plan.createdText', { name })} ${mail.sentence}`
    if (invitation?.state === 'open')
      return `${t('plan.createdInvited', { name, email: client.email })} ${mail.sentence}`
    return `${t('plan.savedSilent', { name })} ${silence(project)}`
  }
  return (
    <section className="clients-part">
      <BackToAll />
      <h2 id={PROJECT_HEADING} tabIndex={-1} className="text-title">
        {t('plan.new')}
      </h2>
      <PlanForm
        key={round}
        draft={draft}
        isNew
        delivered={NOBODY}
        onChange={change}
        check={checkNew}
        save={async (plan) => {
          const { project } = await createProject(plan, draft.key)
          const isMore = settle(draft, project)
          open(project.id)
          const text = isMore ? `${said(project)} ${t('plan.savedRest')}` : said(project)
          toast({ kind: 'success', title: t('plan.created'), text })
        }}
      >
        {unsaved && (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              leaving(currentTarget, () => firstOf(SAVE_BUTTON))
              clear()
            }}
          >
            {t('plan.clear')}
          </button>
        )}
      </PlanForm>
    </section>
  )
}
