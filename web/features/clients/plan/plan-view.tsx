import { useState } from 'react'
import type { AdminProject, ChangedProject } from '#contract/clients/clients.ts'
import { changeProject, fetchProject } from '#web/features/clients/api.ts'
import { DeleteProject } from '#web/features/clients/delete-project.tsx'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import type { ProjectQuery } from '#web/features/clients/queries.ts'
import { firstOf } from '#web/features/clients/row-focus.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { Conflict } from './conflict.tsx'
import { checkChanged, draftOf } from './plan-draft.ts'
import { PlanForm, SAVE_BUTTON } from './plan-form.tsx'
import { usePlanDraft } from './use-plan-draft.ts'

/** The plan of a project that is there. */
export function PlanView({ project, query }: { project: AdminProject; query: ProjectQuery }) {
  const t = useClientsT()
  const { language } = useLanguage()
  const { announce, toast } = useAnnouncer()
  const saved = draftOf(project, language)
  const { draft, unsaved, change, reset, settle } = usePlanDraft(project.id, saved)
  const leaving = useFocusAfterRemoval()
  // Another one is a form that nothing was found wrong with yet.
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState(false)
  const delivered = new Set(
    project.milestones
      .filter(({ completedAt, decision }) => completedAt !== null || decision !== null)
      .map(({ id }) => id),
  )
  const isOld = unsaved && draft.revision !== project.revision

  const save = async (plan: ChangedProject) => {
    try {
      const { project: now } = await changeProject(project.id, plan)
      const isMore = settle(draft, now)
      query.change(() => now)
      const text = t(now.client?.hasAccount ? 'plan.savedText' : 'plan.savedSilent', { name: now.name })
      toast({
        kind: 'success',
        title: t('plan.saved'),
        text: isMore ? `${text} ${t('plan.savedRest')}` : text,
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.error !== 'changed-meanwhile') throw error
      // What was typed stays beside what was read.
      const theirs = await fetchProject(project.id)
      setTried(true)
      query.change(() => theirs)
      if (!unsaved) toast({ kind: 'success', title: t('plan.already'), text: t('plan.alreadyText') })
    }
  }
  /** @param said what has become of it. */
  const drop = (control: Element, said: string) => {
    leaving(control, () => firstOf(SAVE_BUTTON))
    reset()
    setRound(round + 1)
    announce(said)
    void query.refetch()
  }
  return (
    <>
      {isOld && <p className="note">{t('conflict.heading')}</p>}
      <PlanForm
        key={round}
        draft={draft}
        isNew={false}
        delivered={delivered}
        onChange={change}
        // Of an old draft this is what is saved over.
        check={(typed) => checkChanged({ ...typed, revision: project.revision })}
        save={save}
        conflict={
          isOld
            ? (send, busy) => (
                <Conflict
                  saved={saved}
                  yours={draft}
                  busy={busy}
                  tried={tried}
                  onOverwrite={(control) => {
                    leaving(control, () => firstOf(SAVE_BUTTON))
                    send()
                  }}
                  onTake={(control) => drop(control, t('conflict.taken'))}
                />
              )
            : undefined
        }
      >
        {unsaved && (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => drop(currentTarget, t('plan.discarded'))}
          >
            {t('plan.discard')}
          </button>
        )}
      </PlanForm>
      <DeleteProject project={project} />
    </>
  )
}
