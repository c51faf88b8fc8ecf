/** Where the link in a mail leads that turns such mails off. Works without signing in. */
import { MailX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { paths } from '../../platform/paths.ts'
import './portal.css'
import { endNotices } from './api.ts'
import { useExplain } from './portal-context.ts'
import { PortalWordsProvider, usePortalWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function StopNotices({ token }: { token: string }) {
  return (
    <Suspense>
      <PortalWordsProvider>
        <Question token={token} />
      </PortalWordsProvider>
    </Suspense>
  )
}

/** Asked rather than done at once: programs that look at links in mails must not turn anything off. */
function Question({ token }: { token: string }) {
  const say = usePortalWords()
  const explain = useExplain()
  const [state, setState] = useState<'asking' | 'busy' | 'stopped'>('asking')
  const [failure, setFailure] = useState<string>()

  const stop = async () => {
    if (state === 'busy') return
    setState('busy')
    setFailure(undefined)
    try {
      await endNotices(token)
      setState('stopped')
    } catch (error) {
      const unknown = error instanceof ApiError && error.status === 404
      setFailure(unknown ? say('notices.stopUnknown') : explain(error))
      setState('asking')
    }
  }
  return (
    <div className="board">
      <div className="blank page">
        <h1 className="text-section">{say(state === 'stopped' ? 'notices.stopped' : 'notices.stopTitle')}</h1>
        <p role="status" className="prose mt-3">
          {say('notices.stopText')}
        </p>
        {failure && (
          <p role="alert" className="portal-failure mt-4">
            {failure}
          </p>
        )}
        <div className="portal-buttons mt-6">
          {state !== 'stopped' && (
            <button
              type="button"
              className="button button-primary"
              aria-disabled={state === 'busy' || undefined}
              onClick={stop}
            >
              <MailX size={18} aria-hidden="true" />
              {say('notices.stop')}
            </button>
          )}
          <a href={paths.clientPortal} className="button">
            {say('notices.toPortal')}
          </a>
        </div>
      </div>
    </div>
  )
}
