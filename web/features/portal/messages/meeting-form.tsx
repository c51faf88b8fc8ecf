import { CalendarPlus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { MINUTE } from '#contract/endpoint.ts'
import { type MeetingProposal, meetingMinutes, TOPIC_MAX } from '#contract/portal/meetings.ts'
import type { Project } from '#contract/portal/portal.ts'
import { postMeeting } from '#web/features/portal/api.ts'
import { FormFoot } from '#web/features/portal/form-parts.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import type { useMeetings } from '#web/features/portal/queries.ts'
import { useSavedText } from '#web/features/portal/use-saved-text.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useLateFocus } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

const DEFAULT_MINUTES = 30

interface Props {
  project: Project
  query: ReturnType<typeof useMeetings>
  onClose(): void
}

export function MeetingForm({ project, query, onClose }: Props) {
  const t = usePortalT()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const { minutes: sayMinutes } = useFormats()
  const [when, setWhen] = useSavedText(`meeting-time ${project.id}`)
  const [topic, setTopic] = useSavedText(`meeting-topic ${project.id}`)
  const [keptMinutes, setMinutes] = useSavedText(`meeting-minutes ${project.id}`)
  const minutes = (Number(keptMinutes) || DEFAULT_MINUTES) as MeetingProposal['minutes']
  const [unset, setUnset] = useState<'time-required' | 'time-past'>()
  const action = useAction()
  const { wrong, run } = action
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
      query.change(({ bookingUrl, meetings }) => ({
        bookingUrl,
        meetings: [...meetings, meeting].sort((a, b) => a.startsAt - b.startsAt),
      }))
      onClose()
      toast({ kind: 'success', title: t('meeting.sent'), text: t('meeting.sentText', { owner: profile.name }) })
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="portal-form-row">
        <Field
          id="portal-when"
          label={t('meeting.when')}
          hint={t('meeting.zone', { zone: timeZone })}
          error={wrong.startsAt ?? (unset && t(`fields.${unset}`))}
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
        <Field id="portal-minutes" label={t('meeting.minutes')} error={wrong.minutes}>
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
      <Field id="portal-topic" label={t('meeting.topic')} error={wrong.topic}>
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
      <FormFoot icon={CalendarPlus} send={t('meeting.send')} action={action} onCancel={onClose} />
    </form>
  )
}

/** As fields for a local time write it: `2026-03-31T09:00`. */
const localMinute = (at: number) =>
  new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
