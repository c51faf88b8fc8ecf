import { useContent, useT } from '#web/platform/i18n.tsx'
import { ContactForm } from './contact-form.tsx'

/** The ways to the owner: a form, and an address for each kind of reason. */
export function ContactSection() {
  const t = useT()
  const { profile } = useContent()
  const { ways } = profile
  const days = profile.promises?.answerWithinDays
  const promise = days ? t('contact.promise', { count: days }) : ''
  const available = [profile.availability, profile.openTo.map(({ text }) => text).join(' · ')].filter(Boolean)
  return (
    <section id="contact-section" className="section no-print">
      <div id="contact" className="page">
        <h2 className="text-section">{t('contact.heading')}</h2>
        <p className="prose mt-3 text-balance">{t('contact.intro', { promise }).trim()}</p>
        <div className="mt-6 md:mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <noscript>
              <p className="card p-4">{t('contact.noScript')}</p>
            </noscript>
            <ContactForm />
          </div>
          <div className="grid content-start gap-4">
            {ways[1] &&
              ways.map(
                (id) =>
                  id !== 'support' && (
                    <a key={id} href={`mailto:${profile.channels[id]}`} className="channel card">
                      <span className="strong">{t(`contact.cards.${id}.title`)}</span>
                      <span className="text-muted">{t(`contact.cards.${id}.text`)}</span>
                      <span className="link text-sm">{profile.channels[id]}</span>
                    </a>
                  ),
              )}
            <div className="note">
              {available.length > 0 && (
                <div className="mb-4">
                  <h3 className="available text-card">{t('contact.available')}</h3>
                  {available.map((text) => (
                    <p key={text} className="mt-1 text-muted">
                      {text}
                    </p>
                  ))}
                </div>
              )}
              {(!ways[1] || ways.includes('support')) && (
                <a href={`mailto:${profile.channels.support}`} className="button">
                  {ways[1] ? t('contact.support') : profile.email}
                </a>
              )}
              <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
                {profile.phone && (
                  <a href={`tel:${profile.phone.replaceAll(/[^+\d]/g, '')}`} className="link py-2">
                    {profile.phone}
                  </a>
                )}
                <a href="/contact.vcf" className="link py-2">
                  {t('contact.vcard')}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
