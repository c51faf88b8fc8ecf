import { Download, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { AdminProject } from '../../../contract/clients.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { Field } from '../../ui/field/field.tsx'
import { deleteProject, exportPath } from './api.ts'
import { Failure } from './loaded.tsx'
import { useAction } from './use-action.ts'
import { usePlace } from './use-place.ts'
import { useClientsWords } from './words.tsx'

/** Takes a project out as a file, or deletes it once its name is typed. */
export function DeleteProject({ project }: { project: AdminProject }) {
  const say = useClientsWords()
  const { toast } = useAnnouncer()
  const { leave } = usePlace()
  const [name, setName] = useState('')
  const { busy, failure, wrong, run } = useAction()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await deleteProject(project.id, name)
      leave()
      toast({ kind: 'success', title: say('remove.done'), text: say('remove.doneText', { name: project.name }) })
    })
  }
  return (
    <section className="clients-group">
      <h3 className="text-card">{say('remove.heading')}</h3>
      <p className="prose">{say('remove.exportText')}</p>
      <a href={exportPath(project.id)} download className="button clients-add">
        <Download size={18} aria-hidden="true" />
        {say('remove.export')}
      </a>
      <details className="clients-details">
        <summary className="text-red">{say('remove.open')}</summary>
        <form noValidate onSubmit={submit} className="clients-form">
          <p className="prose">{say('remove.text', { name: project.name })}</p>
          <Field id="clients-delete" label={say('remove.name')} error={wrong.name}>
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
          <button type="submit" aria-disabled={busy || undefined} className="button clients-add">
            <Trash2 size={18} aria-hidden="true" />
            {say('remove.yes')}
          </button>
        </form>
      </details>
    </section>
  )
}
