import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import type { CaseStudy, Statement } from '../../contract/content.ts'
import { colors } from '../features/case-studies/colors.ts'
import { Explorer } from '../features/case-studies/explorer.tsx'
import { useContent, useWords } from '../platform/i18n.tsx'
import { paths } from '../platform/paths.ts'
import { Icon } from '../ui/icon.tsx'
import { NavLink } from '../ui/nav-link.tsx'

export default function CaseStudyPage() {
  const { id } = useParams()
  const study = useContent().caseStudies.find((known) => known.id === id)
  return (
    <div className="page pt-[calc(var(--bar)+3rem)] pb-24">
      <BackLink />
      {study ? <Found study={study} /> : <Missing />}
    </div>
  )
}

function BackLink() {
  const t = useWords()
  return (
    <NavLink href={paths.caseStudies} className="link no-print inline-flex items-center gap-2 py-2">
      <ArrowLeft size={18} aria-hidden="true" />
      {t('caseStudy.back')}
    </NavLink>
  )
}

function Missing() {
  const t = useWords()
  return (
    <>
      <h1 className="mt-6 text-section">{t('caseStudy.notFound')}</h1>
      <p className="prose mt-3">{t('caseStudy.notFoundText')}</p>
    </>
  )
}

function Found({ study }: { study: CaseStudy }) {
  const t = useWords()
  return (
    <article>
      <header className="mt-4 max-w-4xl">
        <p className={`flex items-center gap-2 font-medium ${colors[study.color].text}`}>
          <Icon name={study.icon} />
          {study.category}
        </p>
        <h1 className="mt-2 text-hero text-[clamp(2.25rem,1.5rem+3.5vw,4rem)]">{study.title}</h1>
        <p className="mt-3 text-[1.375rem] leading-snug font-medium">{study.subtitle}</p>
        <p className="prose mt-4 text-lg">{study.description}</p>
      </header>
      <Part id="architecture" heading={t('caseStudy.architecture')}>
        <Explorer diagram={study.diagram} />
        <p className="prose mt-6">{study.diagram.explanation}</p>
      </Part>
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[7fr_4fr]">
        <div>
          <Part id="challenge" heading={t('caseStudy.challenge')}>
            <p className="prose">{study.challenge}</p>
          </Part>
          <Part id="solution" heading={t('caseStudy.solution')}>
            <p className="prose">{study.solution}</p>
          </Part>
          <Part id="features" heading={t('caseStudy.keyFeatures')}>
            <Statements statements={study.keyFeatures} />
          </Part>
          <Part id="outcomes" heading={t('caseStudy.outcomes')}>
            <Statements statements={study.outcomes} />
          </Part>
        </div>
        <aside>
          <Part id="metrics" heading={t('caseStudy.metrics')}>
            <dl className="grid gap-5">
              {study.metrics.map(({ id, label, value }) => (
                <div key={id} className="flex flex-col-reverse border-l-2 border-brand pl-4">
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd className="text-[1.375rem] leading-snug font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part id="technologies" heading={t('caseStudy.technologies')}>
            <ul className="flex flex-wrap gap-1.5">
              {study.technologies.map((technology) => (
                <li key={technology} className="chip">
                  {technology}
                </li>
              ))}
            </ul>
          </Part>
          <section className="no-print mt-14 rounded-2xl bg-brand-soft p-6">
            <h2 className="text-card">{t('caseStudy.similar')}</h2>
            <p className="mt-1 text-[0.9375rem] text-muted">{t('caseStudy.similarText')}</p>
            <NavLink href={paths.contact} className="button button-primary mt-4">
              {t('caseStudy.getInTouch')}
            </NavLink>
          </section>
        </aside>
      </div>
    </article>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-14">
      <h2 className="mb-4 text-[1.75rem] leading-tight">{heading}</h2>
      {children}
    </section>
  )
}

function Statements({ statements }: { statements: Statement[] }) {
  return (
    <ul className="max-w-[38rem] list-disc pl-5 marker:text-brand">
      {statements.map(({ id, text }) => (
        <li key={id} className="not-first:mt-1.5">
          {text}
        </li>
      ))}
    </ul>
  )
}
