/** What holds words: cards, notes, dialogs, toasts, lists and tables. */
import { MessageCircle, X } from 'lucide-react'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { ScrollTable } from '#web/ui/scroll-table.tsx'
import { Group, Shown } from './group.tsx'

const tones = ['', 'tone-brand', 'tone-green', 'tone-yellow', 'tone-red']

export function Surfaces() {
  const t = useT()
  const { profile } = useContent()
  const title = t('projects.ctaHeading')
  const text = t('projects.ctaText')
  const words = (
    <>
      <p className="strong">{title}</p>
      <p className="text-muted">{text}</p>
    </>
  )
  return (
    <>
      <Group name="card, note, callout, bubble">
        {['card', 'card popup', 'note', 'callout', 'bubble', 'bubble bubble-own'].map((kind) => (
          <Shown key={kind} name={kind}>
            <div className={kind} style={kind.startsWith('card') ? { padding: '1rem' } : undefined}>
              {words}
            </div>
          </Shown>
        ))}
      </Group>
      <Group name="dialog">
        <Shown name="open">
          <div className="dialog card popup">
            <h2 className="text-title">{title}</h2>
            <p className="text-muted">{text}</p>
            <button type="button" className="dialog-close icon-button" aria-label={t('common.close')}>
              <X size={22} aria-hidden="true" />
            </button>
          </div>
        </Shown>
        {['', 'toast-bad'].map((kind) => (
          <Shown key={kind} name={kind || 'toast'}>
            <div className={`card popup toast ${kind}`}>
              <div>
                <p className="toast-title strong">{title}</p>
                <p className="text-sm text-muted">{text}</p>
              </div>
            </div>
          </Shown>
        ))}
      </Group>
      <Group name="notice">
        {['brand', 'green', 'yellow'].map((tone) => (
          <Shown key={tone} name={tone}>
            <aside data-unasked="line" data-fit="line" className={`notice notice-${tone} card popup`}>
              <button type="button" className="notice-line">
                <MessageCircle size={18} aria-hidden="true" />
                <span>{title}</span>
              </button>
              <button type="button" className="notice-close icon-button" aria-label={t('common.close')}>
                <X size={18} aria-hidden="true" />
              </button>
            </aside>
          </Shown>
        ))}
      </Group>
      <Group name="status-badge, summary-badge, verdict, status-card">
        {tones.map((tone) => (
          <Shown key={tone} name={tone || 'default'}>
            <span className={`status-badge ${tone}`}>{t('theme.light')}</span>
            <span className={`summary-badge ${tone}`}>{t('theme.light')}</span>
            <span className={`verdict ${tone}`}>{t('theme.light')}</span>
            <div className={`status-card card ${tone}`}>{t('theme.light')}</div>
          </Shown>
        ))}
      </Group>
      <Group name="eyebrow, caption, prose, list, chips">
        <Shown name="text">
          <p className="eyebrow">{title}</p>
          <p className="caption">{title}</p>
          <p className="prose">{text}</p>
        </Shown>
        <Shown name="list">
          <ul className="list">
            <li>{title}</li>
            <li>{text}</li>
          </ul>
        </Shown>
        <Shown name="chips">
          <ul className="chips">
            {(['light', 'dark', 'system'] as const).map((theme) => (
              <li key={theme}>{t(`theme.${theme}`)}</li>
            ))}
          </ul>
        </Shown>
        <Shown name="rule, gradient-text">
          <p className="rule" style={{ paddingTop: '1rem' }}>
            <span className="gradient-text text-title">{profile.name}</span>
          </p>
        </Shown>
      </Group>
      <Group name="row-list, fact-list, data-table">
        <Shown name="row-list">
          <ul className="row-list">
            <li>{title}</li>
            <li>{text}</li>
          </ul>
        </Shown>
        <Shown name="fact-list">
          <dl className="fact-list">
            <div>
              <dt>{t('theme.light')}</dt>
              <dd>1,024</dd>
            </div>
            <div>
              <dt>{t('theme.dark')}</dt>
              <dd>96 %</dd>
            </div>
          </dl>
        </Shown>
        <Shown name="data-table" wide>
          <ScrollTable label={title}>
            <thead>
              <tr>
                <th scope="col">{t('projects.project')}</th>
                <th scope="col">{t('projects.years')}</th>
                <th scope="col">{t('projects.scale')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('theme.light')}</th>
                <td>2024</td>
                <td>1,024</td>
              </tr>
            </tbody>
          </ScrollTable>
        </Shown>
      </Group>
    </>
  )
}
