import { FlaskConical, LoaderCircle } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { MESSAGE_MAX } from '../../../contract/chat-limits.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useExplain } from '../../ui/use-explain.ts'
import { type TestResponse, testProviders } from './api.ts'
import { Results } from './results.tsx'
import { useProviderWords } from './words.tsx'

/** @param onTested called when a test is over: the figures have changed. */
export function TestForm({ onTested }: { onTested(): Promise<void> }) {
  const say = useProviderWords()
  const t = useWords()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const explain = useExplain()
  const [message, setMessage] = useState(() => say('test.default', { owner: profile.name }))
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [responses, setResponses] = useState<TestResponse[]>()
  const field = useRef<HTMLTextAreaElement>(null)

  const refuse = (text: string) => {
    setWrong(text)
    field.current?.focus()
  }
  const test = async () => {
    setBusy(true)
    setFailure(undefined)
    setResponses(undefined)
    try {
      setResponses(await testProviders(message))
    } catch (error) {
      const fault = error instanceof ApiError ? error.body?.fields?.message : undefined
      if (fault) return refuse(fault)
      setFailure(error instanceof ApiError && !error.body ? say('test.failed') : explain(error))
      toast({ kind: 'destructive', title: say('test.failedTitle'), text: say('test.failed') })
    } finally {
      setBusy(false)
      void onTested()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setWrong(undefined)
    if (message.trim() === '') refuse(t('fields.message-required'))
    else void test()
  }
  return (
    <section aria-labelledby="providers-test">
      <h3 id="providers-test" className="text-card">
        {say('test.heading')}
      </h3>
      <form noValidate onSubmit={submit} className="providers-form">
        <label htmlFor="providers-message" className="text-sm">
          {say('test.message')}
        </label>
        <textarea
          ref={field}
          id="providers-message"
          rows={3}
          maxLength={MESSAGE_MAX}
          className="field"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'providers-wrong providers-hint' : 'providers-hint'}
        />
        {wrong && (
          <p id="providers-wrong" className="text-sm text-red">
            {wrong}
          </p>
        )}
        <p id="providers-hint" className="text-sm text-muted">
          {say('test.hint')}
        </p>
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {busy ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <FlaskConical size={18} aria-hidden="true" />
          )}
          {say(busy ? 'test.busy' : 'test.button')}
        </button>
      </form>
      {failure && (
        <p role="alert" className="providers-failure">
          {say('test.errorLine', { reason: failure })}
        </p>
      )}
      <Results responses={responses} />
    </section>
  )
}
