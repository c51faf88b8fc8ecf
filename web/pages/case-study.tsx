import { ArrowLeft, ArrowRight, ArrowUpRight } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { useParams } from 'wouter'
import { periodOf } from '#content/period.ts'
import type { CaseStudy, CaseStudyText, Statement } from '#contract/content/content.ts'
import { colors } from '#web/features/case-studies/colors.ts'
import { Metrics } from '#web/features/case-studies/metrics.tsx'
import { partKey, partOf } from '#web/features/case-studies/page-parts.ts'
import { System } from '#web/features/case-studies/system.tsx'
import { useContent, useLanguage, useNamesLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'

/** Technologies and the way to the owner stand beside the text; figures and the drawing above take the whole width. */
const sidebar = 'grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_20rem]'

export default function CaseStudyPage() {
  const { id } = useParams()
  const study = useContent().caseStudies.find((known) => known.id === id)
  return study ? <Found study={study} /> : <Missing />
}

function Missing() {
  const t = useT()
  return (
    <div className="board">
      <div className="blank page">
        <h1 className="text-section">{t('caseStudy.notFound')}</h1>
        <p className="prose mt-3">{t('caseStudy.notFoundText')}</p>
        <NavLink href={paths.caseStudies} className="button button-primary mt-6">
          {t('caseStudy.back')}
        </NavLink>
      </div>
    </div>
  )
}

function Found({ study }: { study: CaseStudy }) {
  const t = useT()
  const namesLanguage = useNamesLanguage()
  const { profile, caseStudies } = useContent()
  const days = profile.promises?.answerWithinDays
  const promise = days ? t('contact.promise', { count: days }) : ''
  const next = caseStudies[(caseStudies.indexOf(study) + 1) % caseStudies.length] ?? study
  return (
    <article className="page pt-(--top) pb-24">
      <NavLink href={paths.caseStudies} className="link no-print inline-flex items-center gap-2 py-2">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('caseStudy.back')}
      </NavLink>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_28rem]">
        <header>
          <p className={`eyebrow mb-2 ${colors[study.color]}`}>
            {study.icon && <Icon name={study.icon} />}
            <Particulars study={study} />
          </p>
          <h1 className="text-page">{study.title}</h1>
          {study.subtitle && <p className="mt-3 text-title">{study.subtitle}</p>}
          <p className="prose mt-4 text-lg">{study.description}</p>
          <Links study={study} />
        </header>
        {study.metrics.length > 0 && (
          <section id="metrics">
            <h2 className="mb-3 text-title">{t('caseStudy.metrics')}</h2>
            <Metrics
              metrics={study.metrics}
              className="lg:max-xl:auto-cols-fr lg:max-xl:grid-flow-col lg:max-xl:grid-cols-none xl:gap-y-5"
            />
          </section>
        )}
      </div>
      {study.drawing && (
        <section id="architecture" className="passage mt-14">
          <h2 className="text-title">{t('caseStudy.architecture')}</h2>
          <System study={study} />
        </section>
      )}
      {study.pictures.length > 0 && (
        <div className="passage mt-14 grid gap-6 lg:grid-cols-2">
          {study.pictures.map(({ id, words, ...picture }) => (
            <img key={id} {...picture} alt={words} loading="lazy" className="h-auto w-full rounded-md" />
          ))}
        </div>
      )}
      <div className={`passage ${hasText(study) ? sidebar : ''}`}>
        {hasText(study) && <Text study={study} />}
        <aside>
          {study.technologies.length > 0 && (
            <Part id="technologies" heading={t('caseStudy.technologies')}>
              <ul className="chips">
                {study.technologies.map((technology) => (
                  <li key={technology} lang={namesLanguage}>
                    {technology}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {study.articles && (
            <Part id="articles" heading={t('caseStudy.articles')}>
              <ul className="prose list">
                {study.articles.map(({ id, title, language }) => (
                  <li key={id} lang={language}>
                    <NavLink href={paths.article(id)} className="link">
                      {title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <section className="note no-print mt-14">
            <h2 className="text-card">{t('caseStudy.similar')}</h2>
            <p className="mt-1 text-muted">{t('caseStudy.similarText', { promise })}</p>
            <NavLink href={paths.contact} className="button button-primary mt-4">
              {t('caseStudy.getInTouch')}
            </NavLink>
          </section>
        </aside>
      </div>
      {next !== study && (
        <p className="rule no-print mt-14 pt-6">
          <NavLink href={paths.caseStudy(next.id)} className="inline-grid gap-1">
            <span className="caption">{t('caseStudy.next')}</span>
            <span className="link inline-flex items-center gap-2 text-card">
              {next.title}
              <ArrowRight size={20} aria-hidden="true" className="flex-none" />
            </span>
          </NavLink>
        </p>
      )}
    </article>
  )
}

/** Without them nothing stands beside the technologies. */
const hasText = ({ told, roles, keyFeatures, outcomes }: CaseStudy) =>
  [told, roles, keyFeatures, outcomes].some((part) => part.length > 0)

/** The case study in words. */
function Text({ study }: { study: CaseStudy }) {
  const t = useT()
  return (
    <div>
      {study.told.map((part) => (
        <Part key={part} id={part} heading={t(`caseStudy.${part}`)}>
          <LongText {...{ study, part }} />
        </Part>
      ))}
      {/* Short lists stand beside each other. */}
      <div className="gap-x-10 xl:grid xl:grid-cols-2">
        {study.roles.length > 0 && (
          <Part id="roles" heading={t('caseStudy.roles')}>
            <Statements statements={study.roles.map((text) => ({ id: text, text }))} />
          </Part>
        )}
        {study.keyFeatures.length > 0 && (
          <Part id="features" heading={t('caseStudy.keyFeatures')}>
            <Statements statements={study.keyFeatures} />
          </Part>
        )}
        {study.outcomes.length > 0 && (
          <Part id="outcomes" heading={t('caseStudy.outcomes')}>
            <LongText study={study} part="outcomes" />
          </Part>
        )}
      </div>
    </div>
  )
}

function LongText({ study, part }: { study: CaseStudy; part: CaseStudyText | 'outcomes' }) {
  const { language } = useLanguage()
  const text = partOf(language, study.id, part)
  const html = typeof text === 'string' ? text : use(text)
  // The build made it of the owner’s words, in which HTML is text.
  return <div data-html={partKey(language, study.id, part)} dangerouslySetInnerHTML={{ __html: html }} />
}

/** What it was, for whom and when. */
function Particulars({ study: { category, experience: job, entity, start, end } }: { study: CaseStudy }) {
  const t = useT()
  const { experience } = useContent()
  const employer = experience.find(({ id }) => id === job)?.company
  return [category, employer ?? entity, start || end ? periodOf(t)(start, end) : undefined].filter(Boolean).join(' · ')
}

/** Where it can be seen. */
function Links({ study: { url, repository } }: { study: CaseStudy }) {
  const t = useT()
  const links = [
    { href: url, label: t('caseStudy.visit') },
    { href: repository, label: t('caseStudy.repository') },
  ].filter(({ href }) => href)
  return (
    links.length > 0 && (
      <p className="no-print mt-4 flex flex-wrap gap-3">
        {links.map(({ href, label }) => (
          <a key={label} href={href} className="button">
            {label}
            <ArrowUpRight size={18} aria-hidden="true" />
          </a>
        ))}
      </p>
    )
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-14">
      <h2 className="mb-3 text-title">{heading}</h2>
      {children}
    </section>
  )
}

function Statements({ statements }: { statements: Statement[] }) {
  return (
    <ul className="prose list">
      {statements.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}
