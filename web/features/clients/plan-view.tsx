import type { AdminProject } from '../../../contract/clients.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { changeProject } from './api.ts'
import { DeleteProject } from './delete-project.tsx'
import { checkChanged, draftOf } from './plan-draft.ts'
import { PlanForm } from './plan-form.tsx'
import { useDraft } from './use-draft.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

/** The plan of a project that is there. */
export function PlanView({ project, reading }: { project: AdminProject; reading: Reading<AdminProject> }) {
  const say = useClientsWords()
  const { language } = useLanguage()
  const { toast } = useAnnouncer()
  const { draft, unsaved, change, reset } = useDraft(project.id, draftOf(project, language))
  const delivered = new Set(
    project.milestones
      .filter(({ completedAt, decision }) => completedAt !== null || decision !== null)
      .map(({ id }) => id),
  )
  const isOld = unsaved && draft.revision !== project.revision
  return (
    <>
      {isOld && <p className="note">{say('plan.old')}</p>}
      <PlanForm
        draft={draft}
        isNew={false}
        delivered={delivered}
        onChange={change}
        check={checkChanged}
        save={async (plan) => {
          const { project: saved } = await changeProject(project.id, plan)
          reset()
          reading.put(saved)
          toast({ kind: 'success', title: say('plan.saved'), text: say('plan.savedText', { name: saved.name }) })
        }}
      >
        {unsaved && (
          <button
            type="button"
            className="button"
            onClick={() => {
              reset()
              reading.reload()
            }}
          >
            {say('plan.discard')}
          </button>
        )}
      </PlanForm>
      <DeleteProject project={project} />
    </>
  )
}
