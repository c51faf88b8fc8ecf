/** The record of what admins did. */
import { Suspense } from 'react'
import { erasedPerson, readAdminLog } from '../../../contract/admin-log.ts'
import { ADMIN_LOG_KEPT_DAYS } from '../../../contract/erasure.ts'
import { call } from '../../platform/api.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { PagedList } from '../../ui/paged/paged-list.tsx'
import { usePages } from '../../ui/paged/use-pages.ts'
import './admin-log.css'
import { LogWordsProvider, useLogWords } from './words.tsx'

export { loadWords } from './words.tsx'

export default function Tab() {
  return (
    <Suspense>
      <LogWordsProvider>
        <Log />
      </LogWordsProvider>
    </Suspense>
  )
}

const fetchLog = (after: string | undefined) => call(readAdminLog, undefined, { query: { after } })
type Entry = Awaited<ReturnType<typeof fetchLog>>['items'][number]

function Log() {
  const say = useLogWords()
  const pages = usePages(fetchLog)
  return (
    <section>
      <h2 className="text-title">{say('heading')}</h2>
      <p className="prose mt-1 mb-5">{say('text', { days: ADMIN_LOG_KEPT_DAYS })}</p>
      <PagedList
        pages={pages}
        label={say('heading')}
        empty={say('empty')}
        more={say('more')}
        row={(entry) => <Row entry={entry} />}
      />
    </section>
  )
}

function Row({ entry: { at, admin, action, subject } }: { entry: Entry }) {
  const say = useLogWords()
  const { language } = useLanguage()
  const nameOf = (name: string) => (erasedPerson.test(name) ? say('erased', { number: name }) : name)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <div className="log-entry">
      <time dateTime={new Date(at).toISOString()} className="text-sm text-muted">
        {time}
      </time>
      <p>
        <span className="strong">{say(`actions.${action}`)}</span>
        {subject && <span className="log-subject"> {nameOf(subject)}</span>}
      </p>
      <p className="text-sm text-muted">{nameOf(admin)}</p>
    </div>
  )
}
