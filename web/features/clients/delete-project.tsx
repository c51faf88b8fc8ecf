import { Download, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AdminProject } from '#contract/clients/clients.ts'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { deleteProject, exportPath } from './api.ts'
import { useClientsT } from './i18n.tsx'
import { useRouteState } from './use-route-state.ts'

/** Takes a project out as a file, or deletes it once its name is typed. */
export function DeleteProject({ project }: { project: AdminProject }) {
  const t = useClientsT()
  const { toast } = useAnnouncer()
  const { leave } = useRouteState()
  const [name, setName] = useState('')
  const { busy, failure, wrong, run } = useAction()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await deleteProject(project.id, name)
      leave()
      toast({ kind: 'success', title: t('remove.done'), text: t('remove.doneText', { name: project.name }) })
    })
  }
  return (
    <section className="clients-group">
      <h3 className="text-card">{t('remove.heading')}</h3>
      <p className="prose">{t('remove.exportText')}</p>
      <a href={exportPath(project.id)} download className="button justify-self-start">
        <Download size={18} aria-hidden="true" />
        {t('remove.export')}
      </a>
      <details className="disclosure">
        <summary className="text-red">{t('remove.open')}</summary>
        <form noValidate onSubmit={submit} className="clients-form">
          <p className="prose">{t('remove.text', { name: project.name })}</p>
          <Field id="clients-delete" label={t('remove.name')} error={wrong.name}>
            {(props) => (
              <input
                {...props}
                autoComplete="off"
                className="field"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          {!wrong.name && <Failure>{failure}</Failure>}
          <button type="submit" aria-disabled={busy || undefined} className="button justify-self-start">
            <Trash2 size={18} aria-hidden="true" />
            {t('remove.yes')}
          </button>
        </form>
      </details>
    </section>
  )
}
