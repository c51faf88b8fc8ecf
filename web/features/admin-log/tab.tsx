/** The record of what admins did. */
import { Suspense } from 'react'
import { ADMIN_LOG_RETENTION_DAYS } from '#contract/accounts/retention.ts'
import { erasedPerson, readAdminLog } from '#contract/admin/admin-log.ts'
import { call } from '#web/platform/api.ts'
import { Empty } from '#web/ui/async/async-parts.tsx'
import { PagedView } from '#web/ui/async/paged-view.tsx'
import { usePagedQuery } from '#web/ui/async/use-paged-query.ts'
import { useFormats } from '#web/ui/formats.ts'
import './admin-log.css'
import { LogMessagesProvider, useLogT } from './i18n.tsx'

export { loadMessages } from './i18n.tsx'

export default function Tab() {
  return (
    <Suspense>
      <LogMessagesProvider>
        <Log />
      </LogMessagesProvider>
    </Suspense>
  )
}

const fetchLog = (after?: string) => call(readAdminLog, undefined, { query: { after } })
type Entry = Awaited<ReturnType<typeof fetchLog>>['items'][number]

function Log() {
  const t = useLogT()
  const query = usePagedQuery(['log'], fetchLog)
  return (
    <section>
      <h2 className="text-title">{t('heading')}</h2>
      <p className="prose mt-1 mb-5">{t('text', { days: ADMIN_LOG_RETENTION_DAYS })}</p>
      <PagedView
        query={query}
        label={t('heading')}
        empty={<Empty title={t('empty')} />}
        more={t('more')}
        row={(entry) => <Row entry={entry} />}
      />
    </section>
  )
}

function Row({ entry: { at, admin, action, subject, money } }: { entry: Entry }) {
  const t = useLogT()
  const formats = useFormats()
  const nameOf = (name: string) => (erasedPerson.test(name) ? t('erased', { number: name }) : name)
  return (
    <div className="log-entry">
      <time dateTime={new Date(at).toISOString()} className="text-sm text-muted">
        {formats.moment(at)}
      </time>
      <p>
        <span className="strong">{t(`actions.${action}`)}</span>
        {subject && <span className="log-subject"> {nameOf(subject)}</span>}
        {money && `\u00a0· ${formats.money(money.amount, money.currency)}`}
      </p>
      <p className="text-sm text-muted">{nameOf(admin)}</p>
    </div>
  )
}
