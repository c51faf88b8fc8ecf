/** The first screen: who this is, in text that paints at once, with a system drawing beside it. */
import { ArrowDown, Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { withUnbrokenSigns } from '#content/language/in-sentence.ts'
import { networkName } from '#content/networks.ts'
import { shownAddress } from '#contract/content/address.ts'
import { hasSection, isOn, site } from '#contract/site/site.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { Icon, NetworkIcon } from '#web/ui/icon.tsx'
import { longestWord, sizeToFit } from '#web/ui/longest-word.ts'
import { asksForNewTab, useGoTo } from '#web/ui/nav-link.tsx'
import { HeroDrawing } from './hero-drawing.tsx'

/** Addresses on paper: what fits in one line. */
const PLACES_PRINTED = 3

/** A word of a name that is no longer stands on one line of its column at the largest size. */
const LETTERS_THAT_FIT = 8

/** That column (see `hero.css`), and a phone. */
const COLUMN = 'min(28.6rem, 100vw - 2.5rem)'

/** @param onResume asks for a résumé made for the reader. */
export function Hero({ onResume }: { onResume(): void }) {
  const t = useT()
  const { profile, caseStudies } = useContent()
  const letters = longestWord(profile.name)
  const goTo = useGoTo()
  const drawn = caseStudies.find(({ drawing }) => drawing)
  const places = [...(profile.website ? [profile.website] : []), ...profile.profiles.map(({ url }) => url)]
  const askForResume = (event: MouseEvent) => {
    if (!isOn('resumeByMail') || asksForNewTab(event)) return
    event.preventDefault()
    onResume()
  }
  return (
    <section id="hero-section" className="board">
      <div id="home" className="hero page">
        <div>
          {profile.photo && (
            <img
              src={profile.photo.src}
              width={profile.photo.width}
              height={profile.photo.height}
              alt={profile.photo.words}
              className="mb-6 size-32 rounded-full object-cover print:size-20"
            />
          )}
          <div aria-hidden="true" className="monogram no-print">
            <span>
              <span className="gradient-text">{profile.initials}</span>
            </span>
            {site.badges.map((badge) => (
              <span key={badge} className="badge">
                <Icon name={badge} size={18} />
              </span>
            ))}
          </div>
          <h1 className="text-hero hyphens-none">
            {letters > LETTERS_THAT_FIT ? (
              <span className="block" style={{ fontSize: sizeToFit(profile.name, COLUMN) }}>
                {profile.name}
              </span>
            ) : (
              profile.name
            )}
          </h1>
          <p className="mt-3 text-title text-balance text-brand">{withUnbrokenSigns(profile.title)}</p>
          <p className="prose mt-6 text-lg">{profile.bio}</p>
          <p className="print-only mt-2 hidden">
            {[profile.email, profile.phone, profile.location, ...places.slice(0, PLACES_PRINTED).map(shownAddress)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {(profile.location || profile.availability) && (
            <p className="no-print mt-3 text-sm text-muted">
              {profile.location}
              {profile.location && profile.availability && (
                <>
                  &nbsp;<span aria-hidden="true">·</span>{' '}
                </>
              )}
              {profile.availability}
            </p>
          )}
          <div className="no-print mt-8 flex flex-wrap items-center gap-3">
            {hasSection('caseStudies') && caseStudies.length > 0 && (
              <>
                <button type="button" className="button button-primary" onClick={() => goTo(paths.caseStudies)}>
                  {t('hero.viewWork')}
                  <ArrowDown size={18} aria-hidden="true" />
                </button>
                <noscript>
                  <a href={paths.caseStudies} className="button button-primary">
                    {t('hero.viewWork')}
                  </a>
                </noscript>
              </>
            )}
            {/* A link, and announced as one: without JavaScript, before it runs and in a new tab it leads to the general résumé. */}
            <a href={paths.resume} id="resume-download-btn" className="button" onClick={askForResume}>
              <Download size={18} aria-hidden="true" />
              {t('hero.downloadResume')}
            </a>
            {profile.profiles.length > 0 && (
              <ul className="-ml-3 flex">
                {profile.profiles.map((account) => (
                  <li key={account.id}>
                    <a
                      href={account.url}
                      target="_blank"
                      rel="noopener"
                      aria-label={t('hero.profile', { name: profile.name, network: networkName(account) })}
                      className="icon-button"
                    >
                      <NetworkIcon network={account.id} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        {drawn?.drawing && <HeroDrawing study={drawn.id} drawing={drawn.drawing} />}
      </div>
    </section>
  )
}
