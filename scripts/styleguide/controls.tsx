/** What is pressed or filled in. */
import { FileDown, Search, X } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useT } from '#web/platform/i18n.tsx'
import { FormEnd, SelectField, TextAreaField, TextField } from '#web/ui/form/controls.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import type { FormField } from '#web/ui/form/use-form.ts'
import { Question } from '#web/ui/question.tsx'
import { TabList } from '#web/ui/tabs/tab-list.tsx'
import { Group, Shown } from './group.tsx'

const buttonKinds = ['button', 'button button-primary', 'button button-danger', 'icon-button', 'quiet', 'link', 'mode']
const pointerStates = ['', 'is-hover', 'is-focus']

const fieldOf = (name: string, value: string, error?: string): FormField => ({
  id: `guide-${name}`,
  name,
  value,
  maxLength: undefined,
  error,
  onChange: () => {},
})

export function Controls() {
  const t = useT()
  const label = t('projects.getInTouch')
  const wrong = t('fields.email-invalid')
  const address = 'reader@example.org'
  return (
    <>
      {buttonKinds.map((kind) => (
        <Group key={kind} name={kind.replace('button ', '')}>
          {pointerStates.map((state) => (
            <Shown key={state} name={state.replace('is-', '') || 'default'}>
              <button type="button" className={`${kind} ${state}`} aria-label={label}>
                {kind === 'icon-button' ? <X size={18} aria-hidden="true" /> : label}
              </button>
            </Shown>
          ))}
          {kind.startsWith('button') && (
            <>
              <Shown name="disabled">
                <button type="button" className={kind} disabled>
                  {label}
                </button>
              </Shown>
              <Shown name="with an icon">
                <button type="button" className={kind}>
                  <FileDown size={18} aria-hidden="true" />
                  {label}
                </button>
              </Shown>
            </>
          )}
        </Group>
      ))}
      <Group name="SubmitButton">
        <Shown name="default">
          <SubmitButton busy={false} label={label} />
        </Shown>
        <Shown name="busy">
          <SubmitButton busy label={label} busyLabel={t('common.loading')} />
        </Shown>
      </Group>
      <Group name="TextField">
        <Shown name="empty">
          <TextField field={fieldOf('a', '')} label={label} placeholder={address} />
        </Shown>
        {pointerStates.map((state) => (
          <Shown key={state} name={state.replace('is-', '') || 'filled'}>
            <label className="guide-field">
              <span className="field-label">{label}</span>
              <input className={`field ${state}`} defaultValue={address} />
            </label>
          </Shown>
        ))}
        <Shown name="hint">
          <TextField field={fieldOf('b', address)} label={label} hint={t('common.errorText')} />
        </Shown>
        <Shown name="failed">
          <TextField field={fieldOf('c', 'reader@', wrong)} label={label} />
        </Shown>
        <Shown name="disabled">
          <TextField field={fieldOf('d', address)} label={label} disabled />
        </Shown>
      </Group>
      <Group name="TextAreaField, SelectField">
        <Shown name="filled">
          <TextAreaField field={fieldOf('e', t('common.errorText'))} label={label} rows={3} />
        </Shown>
        <Shown name="failed">
          <TextAreaField field={fieldOf('f', '', wrong)} label={label} rows={3} />
        </Shown>
        <Shown name="filled">
          <SelectField field={fieldOf('g', 'light')} label={t('theme.toggle')}>
            <option value="light">{t('theme.light')}</option>
          </SelectField>
        </Shown>
      </Group>
      <Group name="FormEnd">
        <Shown name="default">
          <FormEnd form={{ busy: false, failure: undefined }} label={label} />
        </Shown>
        <Shown name="busy">
          <FormEnd form={{ busy: true, failure: undefined }} label={label} busyLabel={t('common.loading')} />
        </Shown>
        <Shown name="failed">
          <FormEnd
            form={{ busy: false, failure: { text: t('common.errorText'), error: undefined, fields: undefined } }}
            label={label}
          />
        </Shown>
      </Group>
      <Group name="check, track, segments">
        {[false, true].map((isOn) => (
          <Shown key={String(isOn)} name={isOn ? 'on' : 'off'}>
            <label className="check">
              <input type="checkbox" checked={isOn} readOnly />
              {t('theme.dark')}
            </label>
            <button type="button" role="switch" aria-checked={isOn} aria-label={t('theme.dark')}>
              <span className="track" />
            </button>
          </Shown>
        ))}
        <Shown name="one of three">
          <div className="segments">
            {(['light', 'dark', 'system'] as const).map((theme) => (
              <button key={theme} type="button" aria-pressed={theme === 'dark'}>
                {t(`theme.${theme}`)}
              </button>
            ))}
          </div>
        </Shown>
      </Group>
      <Group name="TabList">
        <Shown name="one of three" wide>
          <Tabs.Root value="about">
            <TabList
              label={t('navigation.label')}
              tabs={['home', 'about', 'projects'] as const}
              chosen="about"
              name={(tab) => t(`navigation.${tab}`)}
            />
          </Tabs.Root>
        </Shown>
      </Group>
      <Group name="Question, fab">
        <Shown name="default">
          <Question label={label} className="button-row" no={t('common.close')} onNo={() => {}}>
            <button type="button" className="button button-danger">
              {label}
            </button>
          </Question>
        </Shown>
        {pointerStates.map((state) => (
          <Shown key={state} name={state.replace('is-', '') || 'default'}>
            <button type="button" className={`fab ${state}`} aria-label={t('navigation.search')}>
              <Search size={22} aria-hidden="true" />
            </button>
          </Shown>
        ))}
      </Group>
    </>
  )
}
