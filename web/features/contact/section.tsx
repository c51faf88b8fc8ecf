import { useContent, useT } from '#web/platform/i18n.tsx'
import { ContactForm } from './contact-form.tsx'

const cards = ['general', 'hiring', 'projects'] as const

/** The ways to the owner: a form, and an address for each kind of reason. */
export function ContactSection() {
  const t = useT()
  const { profile } = useContent()
  return (
    <section id="contact-section" className="section no-print">
      <div id="contact" className="page">
        <h2 className="text-section">{t('contact.heading')}</h2>
        <p className="prose mt-3">{t('contact.intro')}</p>
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
          <ContactForm />
          <div className="grid content-start gap-4">
            {cards.map((id) => (
              <a key={id} href={`mailto:${profile.channels[id]}`} className="channel card">
                <span className="strong">{t(`contact.cards.${id}.title`)}</span>
                <span className="text-muted">{t(`contact.cards.${id}.text`)}</span>
                <span className="link text-sm">{profile.channels[id]}</span>
              </a>
            ))}
            <div className="note">
              <h3 className="available text-card">{t('contact.available')}</h3>
              <p className="mt-1 text-muted">{profile.availability}</p>
              <a href={`mailto:${profile.channels.support}`} className="button mt-4">
                {t('contact.support')}
              </a>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
