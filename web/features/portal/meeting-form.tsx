import { CalendarPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { MINUTE } from '../../../contract/endpoint.ts'
import type { Project } from '../../../contract/portal.ts'
import { type MeetingProposal, meetingMinutes, TOPIC_MAX } from '../../../contract/portal-meetings.ts'
import { useContent } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useLateFocus } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFormats } from '../../ui/formats.ts'
import { postMeeting } from './api.ts'
import { FormFoot } from './form-parts.tsx'
import { useMeetings } from './readings.ts'
import { useAction } from './use-action.ts'
import { useKeptText } from './use-kept-text.ts'
import { usePortalWords } from './words.tsx'

const DEFAULT_MINUTES = 30

export function MeetingForm({ project, onClose }: { project: Project; onClose(): void }) {
  const say = usePortalWords()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const { minutes: sayMinutes } = useFormats()
  const meetings = useMeetings(project.id)
  const [when, setWhen] = useKeptText(`meeting-time ${project.id}`)
  const [topic, setTopic] = useKeptText(`meeting-topic ${project.id}`)
  const [keptMinutes, setMinutes] = useKeptText(`meeting-minutes ${project.id}`)
  const minutes = (Number(keptMinutes) || DEFAULT_MINUTES) as MeetingProposal['minutes']
  const [unset, setUnset] = useState<'time-required' | 'time-past'>()
  const { busy, failure, wrong, run } = useAction()
  const field = useRef<HTMLInputElement>(null)
  useLateFocus(field)
  // One for each proposal: trying again after a broken connection proposes it once.
  const attempt = useRef<{ key: string; proposal: string }>(undefined)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const startsAt = new Date(when).getTime()
    const fault = Number.isNaN(startsAt) ? 'time-required' : startsAt < Date.now() ? 'time-past' : undefined
    setUnset(fault)
    if (fault) return field.current?.focus()
    const proposal: MeetingProposal = { startsAt, minutes, topic, timeZone }
    const text = JSON.stringify(proposal)
    if (attempt.current?.proposal !== text) attempt.current = { key: crypto.randomUUID(), proposal: text }
    const { key } = attempt.current
    void run(async () => {
      const { meeting } = await postMeeting(project.id, proposal, key)
      setWhen('')
      setTopic('')
      setMinutes('')
      const { bookingUrl = null, meetings: known = [] } = meetings.value ?? {}
      meetings.put({ bookingUrl, meetings: [...known, meeting].sort((a, b) => a.startsAt - b.startsAt) })
      onClose()
      toast({ kind: 'success', title: say('meeting.sent'), text: say('meeting.sentText', { owner: profile.name }) })
    })
  }
  return (
    <form noValidate onSubmit={submit} className="portal-form">
      <div className="portal-form-row">
        <Field
          id="portal-when"
          label={say('meeting.when')}
          hint={say('meeting.zone', { zone: timeZone })}
          error={wrong.startsAt ?? (unset && say(`fields.${unset}`))}
        >
          {(props) => (
            <input
              {...props}
              ref={field}
              type="datetime-local"
              required
              step={15 * 60}
              min={localMinute(Date.now())}
              value={when}
              onChange={({ target }) => setWhen(target.value)}
              className="field"
            />
          )}
        </Field>
        <Field id="portal-minutes" label={say('meeting.minutes')} error={wrong.minutes}>
          {(props) => (
            <select {...props} value={minutes} onChange={({ target }) => setMinutes(target.value)} className="field">
              {meetingMinutes.map((count) => (
                <option key={count} value={count}>
                  {sayMinutes(count)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field id="portal-topic" label={say('meeting.topic')} error={wrong.topic}>
        {(props) => (
          <input
            {...props}
            maxLength={TOPIC_MAX}
            autoComplete="off"
            value={topic}
            onChange={({ target }) => setTopic(target.value)}
            className="field"
          />
        )}
      </Field>
      <FormFoot icon={CalendarPlus} send={say('meeting.send')} busy={busy} failure={failure} onCancel={onClose} />
    </form>
  )
}

/** As fields for a local time write it: `2026-03-31T09:00`. */
const localMinute = (at: number) =>
  new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
