import { useState } from 'react'
import type { AdminProject } from '../../../contract/clients.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { today } from '../../ui/formats.ts'
import { createProject } from './api.ts'
import { BackToAll } from './back-to-all.tsx'
import { checkNew, newDraft } from './plan-draft.ts'
import { PlanForm, SAVE_BUTTON } from './plan-form.tsx'
import { useAskedFor } from './use-arrival.tsx'
import { useDraft } from './use-draft.ts'
import { firstOf, useLeaving } from './use-leaving.ts'
import { NEW, PROJECT_HEADING, usePlace } from './use-place.ts'
import { useReach } from './use-reach.ts'
import { useClientsWords } from './words.tsx'

const NOBODY = new Set<string>()

/** A project with its client, milestones and team, made at once. */
export function NewProject() {
  const say = useClientsWords()
  const { language } = useLanguage()
  const { announce, toast } = useAnnouncer()
  const { open } = usePlace()
  const { silence } = useReach()
  const leaving = useLeaving()
  const [round, setRound] = useState(0)
  useAskedFor(PROJECT_HEADING)
  const begin = () => newDraft(today(Date.now()), language)
  const [fresh, setFresh] = useState(begin)
  const { draft, unsaved, change, reset, settle } = useDraft(NEW, fresh)
  const clear = () => {
    setFresh(begin())
    setRound(round + 1)
    reset()
    announce(say('plan.discarded'))
  }
  const said = (project: AdminProject) => {
    const { client, invitation, name } = project
    if (!client) return say('plan.createdNobody', { name })
    if (client.hasAccount) return say('plan.createdText', { name })
    if (invitation?.state === 'open') return say('plan.createdInvited', { name, email: client.email })
    return `${say('plan.savedSilent', { name })} ${silence(project)}`
  }
  return (
    <section className="clients-part">
      <BackToAll />
      <h2 id={PROJECT_HEADING} tabIndex={-1} className="text-title">
        {say('plan.new')}
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
          const text = isMore ? `${said(project)} ${say('plan.savedRest')}` : said(project)
          toast({ kind: 'success', title: say('plan.created'), text })
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
            {say('plan.clear')}
          </button>
        )}
      </PlanForm>
    </section>
  )
}
