import { Download } from 'lucide-react'
import { HOUR } from '../../../contract/endpoint.ts'
import { readKeptMail } from '../../../contract/running.ts'
import { fillPath } from '../../platform/api.ts'
import { PolledView } from '../../ui/polled-view.tsx'
import { useAmounts } from '../../ui/use-amounts.ts'
import { usePolled } from '../../ui/use-polled.ts'
import { fetchKeptMails } from './api.ts'
import { useRunningWords } from './words.tsx'

/** The latest mails that were kept for want of a mail server. */
export function KeptMails() {
  const say = useRunningWords()
  const { moment } = useAmounts()
  const polled = usePolled(fetchKeptMails, HOUR)
  return (
    <>
      <h4 id="running-kept" className="strong">
        {say('keptMails.heading')}
      </h4>
      <PolledView polled={polled} bones={[4]}>
        {(mails) =>
          mails.length === 0 ? (
            <p className="text-muted">{say('keptMails.none')}</p>
          ) : (
            <ul aria-labelledby="running-kept" className="running-mails">
              {mails.map(({ id, subject, to, at }) => (
                <li key={id}>
                  <p>
                    <span className="strong">{subject}</span>
                    <span className="text-sm text-muted">{say('keptMails.about', { to, at: moment(at) })}</span>
                  </p>
                  <a href={fillPath(readKeptMail.path, { id })} download className="button">
                    <Download size={18} aria-hidden="true" />
                    {say('keptMails.download')}
                    <span className="sr-only">: {subject}</span>
                  </a>
                </li>
              ))}
            </ul>
          )
        }
      </PolledView>
    </>
  )
}
