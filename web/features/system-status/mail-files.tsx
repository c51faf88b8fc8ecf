import { Download } from 'lucide-react'
import { readMailFile } from '#contract/admin/system-status.ts'
import { fillPath } from '#web/platform/api.ts'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { useAmounts } from '#web/ui/hooks/use-amounts.ts'
import { fetchMailFiles } from './api.ts'
import { useSystemStatusT } from './i18n.tsx'

/** The latest mails that were kept for want of a mail server. */
export function MailFiles() {
  const t = useSystemStatusT()
  const { moment } = useAmounts()
  const query = useServerQuery(['running', 'mails'], fetchMailFiles)
  return (
    <>
      <h4 id="running-kept" className="strong">
        {t('keptMails.heading')}
      </h4>
      <AsyncView query={query} skeletonHeights={[4]} empty={<p className="text-muted">{t('keptMails.none')}</p>}>
        {(mails) => (
          <ul aria-labelledby="running-kept" className="system-status-mails row-list">
            {mails.map(({ id, subject, to, at }) => (
              <li key={id}>
                <p>
                  <span className="strong">{subject}</span>
                  <span className="text-sm text-muted">{t('keptMails.about', { to, at: moment(at) })}</span>
                </p>
                <a href={fillPath(readMailFile.path, { id })} download className="button">
                  <Download size={18} aria-hidden="true" />
                  {t('keptMails.download')}
                  <span className="sr-only">: {subject}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </>
  )
}
