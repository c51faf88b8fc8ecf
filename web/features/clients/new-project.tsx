import { useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { today } from '../../ui/formats.ts'
import { createProject } from './api.ts'
import { BackToAll } from './back-to-all.tsx'
import { checkNew, newDraft } from './plan-draft.ts'
import { PlanForm } from './plan-form.tsx'
import { useDraft } from './use-draft.ts'
import { NEW, usePlace } from './use-place.ts'
import { useClientsWords } from './words.tsx'

const NOBODY = new Set<string>()

/** A project with its client, milestones and team, made at once. */
export function NewProject() {
  const say = useClientsWords()
  const { language } = useLanguage()
  const { toast } = useAnnouncer()
  const { open } = usePlace()
  const begin = () => newDraft(today(Date.now()), language)
  const [fresh, setFresh] = useState(begin)
  const { draft, unsaved, change, reset } = useDraft(NEW, fresh)
  const clear = () => {
    setFresh(begin())
    reset()
  }
  return (
    <section className="clients-part">
      <BackToAll />
      <h2 className="text-title">{say('plan.new')}</h2>
      <PlanForm
        draft={draft}
        isNew
        delivered={NOBODY}
        onChange={change}
        check={checkNew}
        save={async (plan) => {
          const { project } = await createProject(plan, draft.key)
          clear()
          open(project.id)
          const text = say(plan.clientEmail ? 'plan.createdText' : 'plan.createdNobody', { name: plan.name })
          toast({ kind: 'success', title: say('plan.created'), text })
        }}
      >
        {unsaved && (
          <button type="button" className="button" onClick={clear}>
            {say('plan.clear')}
          </button>
        )}
      </PlanForm>
    </section>
  )
}
