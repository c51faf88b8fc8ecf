/** The articles, latest first, all of them or those on one topic: a page of its own for each, so that no script is needed. */
import { ArrowLeft, Rss } from 'lucide-react'
import type { Statement } from '#contract/content/content.ts'
import { pageAddress } from '#contract/language.ts'
import { useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { useWriting } from './i18n.tsx'
import { Particulars } from './particulars.tsx'
import { tagPath, tagsOf } from './view.ts'

export function ArticleList({ tag }: { tag?: Statement }) {
  const tSite = useT()
  const { t, articles, language } = useWriting()
  const tags = tagsOf(articles, language)
  const shown = tag ? articles.filter(({ tags }) => tags.some(({ id }) => id === tag.id)) : articles
  return (
    <>
      <header className="page pt-(--top)">
        <NavLink href={paths.home} className="link inline-flex items-center gap-2 py-2">
          <ArrowLeft size={18} aria-hidden="true" />
          {tSite('projects.back')}
        </NavLink>
        <h1 className="mt-4 text-page">{t('heading')}</h1>
        <p className="prose mt-3 text-lg">{t('intro')}</p>
        {tags.length > 0 && (
          <nav aria-label={t('topics')} className="mt-6">
            <ul className="topics">
              {[{ id: '', text: t('all') }, ...tags].map(({ id, text }) => (
                <li key={id}>
                  <NavLink href={id ? tagPath(id) : paths.writing} current={id === (tag?.id ?? '')} className="topic">
                    {text}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <ul className="page mt-10 pb-24">
        {shown.map((article) => (
          <li key={article.id} className="rule py-8">
            <article className="listed" lang={article.language === language ? undefined : article.language}>
              <h2 className="text-title">
                <NavLink href={paths.article(article.id)} className="link">
                  {article.title}
                </NavLink>
              </h2>
              <Particulars article={article} />
              <p className="prose mt-3">{article.summary}</p>
            </article>
          </li>
        ))}
        <li className="rule pt-6">
          <a href={pageAddress('', '/writing.xml', language)} className="link inline-flex items-center gap-2 py-2">
            <Rss size={18} aria-hidden="true" />
            {t('feed')}
          </a>
        </li>
      </ul>
    </>
  )
}
