import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { chatRequest } from '#contract/chat/chat.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd, TextAreaField } from '#web/ui/form/controls.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { type TestResult, testProviders } from './api.ts'
import { useProvidersT } from './i18n.tsx'
import { Results } from './results.tsx'

/** @param onTested called when a test is over: the figures have changed. */
export function TestForm({ onTested }: { onTested(): Promise<unknown> }) {
  const t = useProvidersT()
  const { profile, skills } = useContent()
  const { toast } = useAnnouncer()
  const errorMessage = useErrorMessage('action')
  const [result, setResult] = useState<TestResult>()
  const skill = skills[0]?.name
  const form = useForm({
    ...bySchema(chatRequest, (typed) => ({ ...typed, test: true })),
    initial: { message: t(skill ? 'test.default' : 'test.withoutSkills', { owner: profile.name, skill }) },
    keep: true,
    send(request) {
      setResult(undefined)
      return testProviders(request).finally(() => void onTested())
    },
    onTaken: (_, said) => setResult(said),
    failureText(error) {
      const reason = error instanceof ApiError ? error.body?.message : errorMessage(error)
      return t('test.errorLine', { reason: reason ?? t('test.failed') })
    },
    onFailed({ fields }) {
      if (!fields) toast({ kind: 'destructive', title: t('test.failedTitle'), text: t('test.failed') })
    },
  })
  return (
    <section aria-labelledby="providers-test">
      <h3 id="providers-test" className="text-card">
        {t('test.heading')}
      </h3>
      <form ref={form.ref} noValidate onSubmit={form.submit} className="providers-form">
        <TextAreaField field={form.field('message')} label={t('test.message')} hint={t('test.hint')} rows={3} />
        <FormEnd
          form={form}
          label={t('test.button')}
          busyLabel={t('test.busy')}
          icon={<FlaskConical size={18} aria-hidden="true" />}
        />
      </form>
      <Results result={result} />
    </section>
  )
}
