/** One article: its text, made into HTML by the build, what it is about, and the next one. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { use } from 'react'
import type { ArticleSummary } from '#contract/content/content.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { sizeToFit } from '#web/ui/longest-word.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { useWriting } from './i18n.tsx'
import { languageName } from './language-name.ts'
import { Particulars } from './particulars.tsx'
import { articleKey, textOf } from './text.ts'
import { tagPath } from './view.ts'
import './article.css'

/** A phone's: no title's word is broken there. */
const COLUMN = '(100vw - 2.5rem)'

export function ArticlePage({ article }: { article: ArticleSummary }) {
  const { t, articles, language } = useWriting()
  const { caseStudies } = useContent()
  const isForeign = article.language !== language
  const own = isForeign ? article.language : undefined
  const projects = caseStudies.filter(({ id }) => article.projects.includes(id))
  const next = articles[(articles.findIndex(({ id }) => id === article.id) + 1) % articles.length] ?? article
  return (
    <article className="page pt-(--top) pb-24">
      <NavLink href={paths.writing} className="link no-print inline-flex items-center gap-2 py-2">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('back')}
      </NavLink>
      <header className="mt-4 max-w-4xl">
        <h1 lang={own} className="text-section">
          <span className="block" style={{ fontSize: sizeToFit(article.title, COLUMN) }}>
            {article.title}
          </span>
        </h1>
        <Particulars article={article} />
        {isForeign && (
          <p className="note mt-6 max-w-2xl">
            {t('untranslated', { language: languageName(article.language, language) })}
          </p>
        )}
        <p lang={own} className="mt-6 max-w-2xl text-lg">
          {article.summary}
        </p>
      </header>
      <ArticleText article={article} lang={own} />
      <footer className="mt-14 max-w-2xl">
        {article.tags.length > 0 && (
          <ul aria-label={t('topics')} className="topics no-print">
            {article.tags.map(({ id, text }) => (
              <li key={id} lang={own}>
                <NavLink href={tagPath(id)} className="topic">
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        )}
        {projects.length > 0 && (
          <section className="note mt-8">
            <h2 className="text-card">{t('projects', { count: projects.length })}</h2>
            <ul className="mt-2 grid gap-1">
              {projects.map(({ id, title, subtitle }) => (
                <li key={id}>
                  <NavLink href={paths.caseStudy(id)} className="link">
                    {title}
                  </NavLink>
                  {subtitle && <span className="block text-muted">{subtitle}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {next !== article && (
          <p className="rule no-print mt-10 pt-6">
            <NavLink href={paths.article(next.id)} className="inline-grid gap-1">
              <span className="caption">{t('next')}</span>
              <span
                lang={next.language === language ? undefined : next.language}
                className="link inline-flex items-center gap-2 text-card"
              >
                {next.title}
                <ArrowRight size={20} aria-hidden="true" className="flex-none" />
              </span>
            </NavLink>
          </p>
        )}
      </footer>
    </article>
  )
}

function ArticleText({ article, lang }: { article: ArticleSummary; lang: string | undefined }) {
  const writing = useWriting()
  const text = textOf(article, writing)
  const html = typeof text === 'string' ? text : use(text)
  return (
    // The build made it of the owner’s Markdown, in which HTML is refused.
    <div
      lang={lang}
      data-article={articleKey(article)}
      className="article-text mt-8"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
