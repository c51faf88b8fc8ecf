/** The end of every page: who, where else, which language, where to next. */
import { Globe, Mail } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { accountName, networkName } from '#content/networks.ts'
import { hasChoice, languages } from '#contract/language.ts'
import { hasSection, site } from '#contract/site/site.ts'
import { useContent, useLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { NetworkIcon } from '#web/ui/icon.tsx'
import { languageNames, useLanguageLink } from '#web/ui/languages.ts'
import { NavLink } from '#web/ui/nav-link.tsx'

/** More clicks than this on the version lead to the admins' sign-in. */
const HIDDEN_CLICKS = 6

/** Profiles in the footer; all of them are in the hero. */
const PROFILES_SHOWN = 2

const quickLinks = (
  [
    { id: 'about', href: '/#about', section: 'about' },
    { id: 'experience', href: '/#experience', section: 'work' },
    { id: 'projects', href: paths.caseStudies, section: 'caseStudies' },
    { id: 'contact', href: paths.contact, section: 'contact' },
  ] as const
).filter(({ section }) => hasSection(section))

export function Footer() {
  const t = useT()
  const { profile, services } = useContent()
  const { language: current } = useLanguage()
  const languageLink = useLanguageLink()
  const [, navigate] = useLocation()
  const clicks = useRef(0)
  const elsewhere = [
    ...profile.profiles.slice(0, PROFILES_SHOWN).map((account) => ({
      label: networkName(account),
      href: account.url,
      icon: <NetworkIcon network={account.id} />,
    })),
    ...(profile.website
      ? [{ label: t('footer.website'), href: profile.website, icon: <Globe size={20} aria-hidden="true" /> }]
      : []),
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
    <footer className="footer no-print">
      <div className="page grid grid-cols-[auto_1fr] gap-x-4 gap-y-8 py-8 sm:gap-x-10 md:py-12 md:grid-cols-[1fr_auto_auto_auto] lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-2">
          <p className="strong text-lg">{profile.name}</p>
          <p className="mt-2 max-w-xs text-muted">{profile.title}</p>
          <ul className="mt-4 -ml-3 flex">
            {elsewhere.map(({ label, href, icon }) => (
              <li key={label}>
                <a href={href} aria-label={label} className="icon-button">
                  {icon}
                </a>
              </li>
            ))}
          </ul>
          {profile.unlinkedProfiles.map((account) => (
            <p key={account.id} className="text-sm text-muted">
              {accountName(account, current)}
            </p>
          ))}
        </div>
        <FooterList heading={t('footer.quickLinks')}>
          {quickLinks.map(({ id, href }) => (
            <li key={id}>
              <NavLink href={href} className="quiet block py-2.25">
                {id === 'projects' ? t('projects.heading') : t(`navigation.${id}`)}
              </NavLink>
            </li>
          ))}
        </FooterList>
        {services.length > 0 && (
          <FooterList heading={t('footer.services')}>
            {services.map(({ id, title }) => (
              <li key={id}>
                <NavLink href={paths.service(id)} className="quiet block py-2.25 wrap-anywhere">
                  {title}
                </NavLink>
              </li>
            ))}
          </FooterList>
        )}
        {hasChoice && (
          <FooterList heading={t('language.label')} wide>
            {languages.map((language) => (
              <li key={language}>
                <a
                  {...languageLink(language)}
                  hrefLang={language}
                  lang={language}
                  aria-current={language === current ? 'true' : undefined}
                  className="quiet block py-2.25"
                >
                  <i className="flag" />
                  {languageNames[language].name}
                </a>
              </li>
            ))}
          </FooterList>
        )}
      </div>
      <div className="page">
        <div className="rule flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-sm text-muted">
          <p>{t('footer.rights', { year: site.year, name: profile.name })}</p>
          <button type="button" onClick={countClick} className="caption min-h-11 cursor-default">
            <span className="sr-only">{t('footer.version', { version: '' })}</span>
            {site.version}
          </button>
          <NavLink href={paths.privacy} className="quiet py-3">
            {t('footer.privacy')}
          </NavLink>
          {site.hasImprint && (
            <NavLink href={paths.imprint} className="quiet py-3">
              {t('footer.imprint')}
            </NavLink>
          )}
          {site.sample && <p className="basis-full lg:ml-auto lg:basis-auto">{t('footer.sample')}</p>}
        </div>
      </div>
    </footer>
  )
}

function FooterList({ heading, wide, children }: { heading: string; wide?: boolean; children: React.ReactNode }) {
  return (
    <div className={wide ? 'max-md:col-span-2 max-md:grid max-md:grid-cols-subgrid' : ''}>
      <h2 className={`caption ${wide ? 'max-md:col-span-2' : ''}`}>{heading}</h2>
      <ul
        className={`mt-3 ${wide ? 'max-md:col-span-2 max-md:grid max-md:grid-flow-col max-md:grid-cols-subgrid max-md:grid-rows-3' : ''}`}
      >
        {children}
      </ul>
    </div>
  )
}
