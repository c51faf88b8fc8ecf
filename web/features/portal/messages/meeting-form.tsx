import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { SECOND } from '#contract/endpoint.ts'
import { meetingMinutes, meetingProposal } from '#contract/portal/meetings.ts'
import type { Project } from '#contract/portal/portal.ts'
import { postMeeting } from '#web/features/portal/api.ts'
import { FormFoot } from '#web/features/portal/form-parts.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import type { useMeetings } from '#web/features/portal/queries.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { useLateFocus } from '#web/ui/dialog.tsx'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { SelectField, TextField } from '#web/ui/form/controls.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { nextQuarter, QUARTER_MS } from './quarter-hour.ts'

const DEFAULT_MINUTES = 30

interface Props {
  project: Project
  query: ReturnType<typeof useMeetings>
  onClose(): void
}

interface Typed {
  startsAt: string
  minutes: string
  topic: string
}

/** What is typed, as the contract has it; a time that has passed is refused before it is sent. */
const proposal = bySchema(meetingProposal, ({ startsAt, minutes, topic }: Typed) => ({
  startsAt: new Date(startsAt).getTime(),
  minutes: Number(minutes),
  topic,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
}))
const reader: typeof proposal = {
  ...proposal,
  read(values) {
    const result = proposal.read(values)
    const isPast = 'body' in result && result.body.startsAt < Date.now()
    return isPast ? { errors: { startsAt: 'time-past' } } : result
  },
}

export function MeetingForm({ project, query, onClose }: Props) {
  const t = usePortalT()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const { minutes: sayMinutes } = useFormats()
  const failureText = useErrorMessage('action')
  const first = useRef<HTMLInputElement>(null)
  useLateFocus(first)
  const form = useForm({
    ...reader,
    initial: { startsAt: '', minutes: `${DEFAULT_MINUTES}`, topic: '' },
    draft: `portal meeting ${project.id}`,
    send: (body, key) => postMeeting(project.id, body, key),
    t,
    failureText,
    onTaken(_, { meeting }) {
      query.change(({ bookingUrl, meetings }) => ({
        bookingUrl,
        meetings: [...meetings, meeting].sort((a, b) => a.startsAt - b.startsAt),
      }))
      onClose()
      toast({ kind: 'success', title: t('meeting.sent'), text: t('meeting.sentText', { owner: profile.name }) })
    },
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
      <div className="portal-form-row">
        <TextField
          field={form.field('startsAt')}
          label={t('meeting.when')}
          hint={t('meeting.zone', { zone: timeZone })}
          ref={first}
          type="datetime-local"
          required
          step={QUARTER_MS / SECOND}
          min={nextQuarter(Date.now())}
        />
        <SelectField field={form.field('minutes')} label={t('meeting.minutes')}>
          {meetingMinutes.map((count) => (
            <option key={count} value={count}>
              {sayMinutes(count)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField field={form.field('topic')} label={t('meeting.topic')} autoComplete="off" />
      <FormFoot
        icon={CalendarPlus}
        send={t('meeting.send')}
        busy={form.busy}
        failure={form.failure?.text}
        onCancel={onClose}
      />
    </form>
  )
}
