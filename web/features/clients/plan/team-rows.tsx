/** Who works on a project. */
import { Plus, Trash2 } from 'lucide-react'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { type Draft, type DraftMember, emptyMember } from './plan-draft.ts'

interface Props {
  draft: Draft
  onChange(change: Partial<Draft>): void
  faultOf(field: string): string | undefined
}

export function TeamRows({ draft: { team }, onChange, faultOf }: Props) {
  const t = useClientsT()
  const change = (id: string, part: Partial<DraftMember>) =>
    onChange({ team: team.map((row) => (row.id === id ? { ...row, ...part } : row)) })
  return (
    <fieldset className="clients-group">
      <legend className="text-card">{t('team.heading')}</legend>
      <ol className="clients-rows">
        {team.map((row) => (
          <li key={row.id} className="clients-member">
            {(['name', 'role'] as const).map((field) => (
              <Field
                key={field}
                id={`clients-${field}-${row.id}`}
                label={t(`team.${field}`)}
                error={faultOf(`${row.id}.${field}`)}
              >
                {(props) => (
                  <input
                    {...props}
                    autoComplete="off"
                    className="field"
                    value={row[field]}
                    onChange={({ target }) => change(row.id, { [field]: target.value })}
                  />
                )}
              </Field>
            ))}
            <label className="check">
              <input
                type="checkbox"
                checked={row.isLead}
                onChange={({ target }) => change(row.id, { isLead: target.checked })}
              />
              {t('team.lead')}
            </label>
            <button
              type="button"
              className="icon-button"
              aria-label={t('team.remove', { name: row.name })}
              onClick={() => onChange({ team: team.filter(({ id }) => id !== row.id) })}
            >
              <Trash2 size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button justify-self-start"
        onClick={() => onChange({ team: [...team, emptyMember()] })}
      >
        <Plus size={18} aria-hidden="true" />
        {t('team.add')}
      </button>
    </fieldset>
  )
}
