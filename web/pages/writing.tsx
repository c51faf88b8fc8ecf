/** The list of articles, of all or on one topic, and each article. */
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pageAddress } from '#contract/language.ts'
import { ArticlePage } from '#web/features/writing/article.tsx'
import { loadWriting, useWriting, WritingProvider } from '#web/features/writing/i18n.tsx'
import { ArticleList } from '#web/features/writing/list.tsx'
import { describe, viewAt } from '#web/features/writing/view.ts'
import '#web/features/writing/writing.css'
import { useContent } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { showMeta } from '#web/platform/show-title.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

/** The words that come with the page (`web/routes.tsx`). @public */
export const loadMessages = loadWriting

export default function WritingPage() {
  return (
    <WritingProvider>
      <Page />
    </WritingProvider>
  )
}

function Page() {
  const [path] = useLocation()
  const writing = useWriting()
  const { profile } = useContent()
  const { announce } = useAnnouncer()
  const view = viewAt(path, writing)
  const { title, description } = describe(writing, view, profile)
  const language = view.kind === 'article' ? view.article.language : writing.language
  useEffect(() => {
    const isNew = showMeta({ title, description }, pageAddress(window.location.origin, path, language))
    if (isNew) announce(title)
  }, [title, description, path, language, announce])
  if (view.kind === 'missing') return <Missing />
  return view.kind === 'list' ? <ArticleList {...view} /> : <ArticlePage article={view.article} />
}

function Missing() {
  const { t } = useWriting()
  return (
    <div className="board">
      <div className="blank page">
        <h1 className="text-section">{t('missing')}</h1>
        <p className="prose mt-3">{t('missingText')}</p>
        <NavLink href={paths.writing} className="button button-primary mt-6">
          {t('back')}
        </NavLink>
      </div>
    </div>
  )
}
