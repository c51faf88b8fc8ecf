/** The first screen: who this is, in text that paints at once, with a system drawing behind it. */
import { ArrowDown, Download } from 'lucide-react'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { scrollToId } from '../../platform/paths.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { BrandIcon } from '../../ui/icon.tsx'

const badges = ['🧠', '☁️', '🛡️']
const badgePlaces = ['-top-2 -right-3', 'top-1/2 -left-6', '-bottom-1 right-0']
const social = ['linkedin', 'github', 'twitter'] as const

export function Hero() {
  const t = useWords()
  const { profile, caseStudies } = useContent()
  const { announce } = useAnnouncer()
  const initials = profile.name
    .split(' ')
    .map((part) => part[0])
    .join('')
  const printResume = () => {
    announce(t('hero.resumePrint'))
    window.print()
  }
  return (
    <section id="hero-section" className="relative isolate overflow-clip">
      <div aria-hidden="true" className="board no-print absolute inset-0 -z-10" />
      {caseStudies[0] && (
        <svg
          aria-hidden="true"
          viewBox="-1 1 102 58"
          className="no-print absolute top-1/2 right-[-12%] -z-10 hidden w-[58%] -translate-y-1/2 opacity-35 [mask-image:linear-gradient(90deg,transparent_12%,#000_45%)] lg:block"
        >
          <use href={`#drawing-${caseStudies[0].id}`} />
        </svg>
      )}
      <div id="home" className="page flex min-h-svh flex-col justify-center pt-(--bar) pb-10 print:min-h-0 print:p-0">
        <div aria-hidden="true" className="no-print relative mb-8 size-20">
          <div className="grid size-20 place-items-center rounded-2xl border border-line bg-surface text-2xl font-bold tracking-tight">
            <span className="gradient-text">{initials}</span>
          </div>
          {badges.map((badge, i) => (
            <span key={badge} className={`badge-rise absolute ${badgePlaces[i]}`} style={{ '--i': i } as object}>
              <span className="badge-float grid size-8 place-items-center rounded-full border border-line bg-surface text-sm">
                {badge}
              </span>
            </span>
          ))}
        </div>
        <h1 className="text-hero font-bold tracking-[-0.035em]">{profile.name}</h1>
        <p className="mt-3 text-[clamp(1.25rem,1rem+1.2vw,1.75rem)] leading-snug font-medium text-brand">
          {profile.title}
        </p>
        <p className="mt-6 max-w-2xl text-lg text-muted">{profile.bio}</p>
        <p className="print-only mt-2 hidden">
          {profile.email} · {profile.location} · {profile.website} · {profile.linkedin} · {profile.github}
        </p>
        <div className="no-print mt-9 flex flex-wrap items-center gap-3">
          <button type="button" className="button button-primary" onClick={() => scrollToId('case-studies-section')}>
            {t('hero.viewWork')}
            <ArrowDown size={18} aria-hidden="true" />
          </button>
          <button type="button" id="resume-download-btn" className="button" onClick={printResume}>
            <Download size={18} aria-hidden="true" />
            {t('hero.downloadResume')}
          </button>
          <ul className="flex">
            {social.map((name) => (
              <li key={name}>
                <a
                  href={`https://${profile[name]}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={t(`hero.${name}`, { name: profile.name })}
                  className="grid size-11 place-items-center text-muted hover:text-brand"
                >
                  <BrandIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="no-print mt-9 text-sm text-muted">
          {profile.location} <span aria-hidden="true">·</span> {profile.availability}
        </p>
      </div>
    </section>
  )
}
