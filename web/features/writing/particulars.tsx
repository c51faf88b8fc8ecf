/** When an article was written, how long reading it takes, and in which language it is where that is another one. */
import { periodOf } from '#content/period.ts'
import type { ArticleSummary } from '#contract/content/content.ts'
import { useT } from '#web/platform/i18n.tsx'
import { useWriting } from './i18n.tsx'
import { languageName } from './language-name.ts'

export function Particulars({ article }: { article: ArticleSummary }) {
  const tSite = useT()
  const { t, language } = useWriting()
  const monthOf = (day: string) => periodOf(tSite)(undefined, day)
  const isForeign = article.language !== language
  return (
    <p lang={isForeign ? language : undefined} className="caption mt-2">
      {[
        <time key="published" dateTime={article.published}>
          {monthOf(article.published)}
        </time>,
        article.updated && (
          <time key="updated" dateTime={article.updated}>
            {t('updated', { date: monthOf(article.updated) })}
          </time>
        ),
        t('read', { count: article.minutes }),
        isForeign && languageName(article.language, language),
      ]
        .filter(Boolean)
        .flatMap((part, i) => (i === 0 ? [part] : [' · ', part]))}
    </p>
  )
}
