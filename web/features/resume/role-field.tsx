/** Who the reader is: one of four, where the last asks for their own words. */
import { ROLE_MAX } from '../../../contract/resume.ts'
import { roleChoices, type Typed } from './typed.ts'
import type { Request } from './use-request.ts'
import type { Say } from './words.ts'

interface Props {
  say: Say
  typed: Typed
  change: Request['change']
  error: string | undefined
}

export function RoleField({ say, typed, change, error }: Props) {
  const other = typed.role === 'other'
  const fault = error ? { 'aria-invalid': true, 'aria-describedby': 'resume-role-error' } : {}
  return (
    <div>
      <div role="radiogroup" aria-labelledby="resume-role" aria-required {...(!other && fault)}>
        <p id="resume-role" className="mb-1.5 text-sm">
          {say('role')}
        </p>
        <div className="resume-roles">
          {roleChoices.map((role) => (
            <label key={role} className="resume-role">
              <input type="radio" name="resume-role" checked={typed.role === role} onChange={() => change({ role })} />
              {say(`roles.${role}`)}
            </label>
          ))}
        </div>
      </div>
      {other && (
        <>
          <label htmlFor="resume-own-words" className="mt-3 mb-1.5 block text-sm">
            {say('ownWords')}
          </label>
          <input
            id="resume-own-words"
            autoComplete="organization-title"
            maxLength={ROLE_MAX}
            required
            value={typed.ownWords}
            onChange={({ target }) => change({ ownWords: target.value })}
            className="field"
            {...fault}
          />
        </>
      )}
      {error && (
        <p id="resume-role-error" className="mt-1 text-sm text-red">
          {error}
        </p>
      )}
    </div>
  )
}
