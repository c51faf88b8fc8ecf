/** The end of every page: who, where else, which language, where to next. */
import { Globe, Mail } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { languages } from '../../../contract/language.ts'
import { useContent, useLanguage, useWords } from '../../platform/i18n.tsx'
import { paths } from '../../platform/paths.ts'
import { BrandIcon } from '../../ui/icon.tsx'
import { NavLink } from '../../ui/nav-link.tsx'
import { languageNames, useLanguageLink } from './languages.ts'

/** More clicks than this on the version lead to the owner's door. */
const HIDDEN_CLICKS = 6

const quickLinks = [
  { id: 'about', href: '/#about' },
  { id: 'experience', href: '/#experience' },
  { id: 'projects', href: paths.caseStudies },
  { id: 'contact', href: paths.contact },
] as const

export function Footer() {
  const t = useWords()
  const { profile, services, site } = useContent()
  const { language: current } = useLanguage()
  const languageLink = useLanguageLink()
  const [, navigate] = useLocation()
  const clicks = useRef(0)
  const elsewhere = [
    { label: t('footer.linkedin'), href: `https://${profile.linkedin}`, icon: <BrandIcon name="linkedin" /> },
    { label: t('footer.github'), href: `https://${profile.github}`, icon: <BrandIcon name="github" /> },
    { label: t('footer.website'), href: `https://${profile.website}`, icon: <Globe size={20} aria-hidden="true" /> },
    { label: t('footer.mail'), href: `mailto:${profile.email}`, icon: <Mail size={20} aria-hidden="true" /> },
  ]
  const countClick = () => {
    clicks.current += 1
    if (clicks.current > HIDDEN_CLICKS) {
      clicks.current = 0
      navigate(paths.admin)
    }
  }
  return (
    <footer className="no-print border-t border-line bg-surface">
      <div className="page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="text-lg font-bold tracking-tight">{profile.name}</p>
          <p className="prose mt-2 max-w-xs text-[0.9375rem]">{t('footer.blurb')}</p>
          <ul className="mt-4 -ml-3 flex">
            {elsewhere.map(({ label, href, icon }) => (
              <li key={label}>
                <a
                  href={href}
                  aria-label={label}
                  className="grid size-11 place-items-center text-muted hover:text-brand"
                >
                  {icon}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FooterList heading={t('footer.quickLinks')}>
          {quickLinks.map(({ id, href }) => (
            <li key={id}>
              <NavLink href={href} className="block py-1.5 text-muted hover:text-brand">
                {id === 'projects' ? t('projects.heading') : t(`navigation.${id}`)}
              </NavLink>
            </li>
          ))}
        </FooterList>
        <FooterList heading={t('footer.services')}>
          {services.map(({ id, title }) => (
            <li key={id} className="py-1.5 text-muted">
              {title}
            </li>
          ))}
        </FooterList>
        <FooterList heading={t('language.label')}>
          {languages.map((language) => (
            <li key={language}>
              <a
                {...languageLink(language)}
                hrefLang={language}
                lang={language}
                aria-current={language === current ? 'true' : undefined}
                className="block py-1.5 text-muted hover:text-brand aria-[current]:font-semibold aria-[current]:text-ink"
              >
                <span aria-hidden="true">{languageNames[language].flag}</span> {languageNames[language].name}
              </a>
            </li>
          ))}
        </FooterList>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-5 text-sm text-muted">
          <p>{t('footer.rights', { year: site.year, name: profile.name })}</p>
          <button type="button" onClick={countClick} className="cursor-default py-2 tabular-nums">
            <span className="sr-only">{t('footer.version', { version: '' })}</span>
            {site.version}
          </button>
          {site.sample && <p className="basis-full lg:ml-auto lg:basis-auto">{t('footer.sample')}</p>}
        </div>
      </div>
    </footer>
  )
}

function FooterList({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="text-sm font-semibold tracking-normal">{heading}</h2>
      <ul className="mt-3 text-[0.9375rem]">{children}</ul>
    </div>
  )
}
