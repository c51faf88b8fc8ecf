import { useState } from 'react'
import type { AdminProject, ChangedProject } from '../../../contract/clients.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { changeProject, fetchProject } from './api.ts'
import { Conflict } from './conflict.tsx'
import { DeleteProject } from './delete-project.tsx'
import { checkChanged, draftOf } from './plan-draft.ts'
import { PlanForm, SAVE_BUTTON } from './plan-form.tsx'
import { useDraft } from './use-draft.ts'
import { firstOf, useLeaving } from './use-leaving.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

/** The plan of a project that is there. */
export function PlanView({ project, reading }: { project: AdminProject; reading: Reading<AdminProject> }) {
  const say = useClientsWords()
  const { language } = useLanguage()
  const { announce, toast } = useAnnouncer()
  const saved = draftOf(project, language)
  const { draft, unsaved, change, reset, settle } = useDraft(project.id, saved)
  const leaving = useLeaving()
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
      reading.put(now)
      const text = say(now.client?.hasAccount ? 'plan.savedText' : 'plan.savedSilent', { name: now.name })
      toast({
        kind: 'success',
        title: say('plan.saved'),
        text: isMore ? `${text} ${say('plan.savedRest')}` : text,
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.error !== 'changed-meanwhile') throw error
      // What was typed stays beside what was read.
      const theirs = await fetchProject(project.id)
      setTried(true)
      reading.put(theirs)
      if (!unsaved) toast({ kind: 'success', title: say('plan.already'), text: say('plan.alreadyText') })
    }
  }
  /** @param said what has become of it. */
  const drop = (control: Element, said: string) => {
    leaving(control, () => firstOf(SAVE_BUTTON))
    reset()
    setRound(round + 1)
    announce(said)
    reading.reload()
  }
  return (
    <>
      {isOld && <p className="note">{say('conflict.heading')}</p>}
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
                  onTake={(control) => drop(control, say('conflict.taken'))}
                />
              )
            : undefined
        }
      >
        {unsaved && (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => drop(currentTarget, say('plan.discarded'))}
          >
            {say('plan.discard')}
          </button>
        )}
      </PlanForm>
      <DeleteProject project={project} />
    </>
  )
}
