import { Mail } from 'lucide-react'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { ContactForm } from './contact-form.tsx'

const cards = ['general', 'hiring', 'projects'] as const

/** The ways to the owner: a form, and an address for each kind of reason. */
export function ContactSection() {
  const t = useWords()
  const { profile } = useContent()
  return (
    <section id="contact-section" className="section no-print">
      <div id="contact" className="page grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[6fr_5fr]">
        <div>
          <h2 className="text-section">{t('contact.heading')}</h2>
          <p className="prose mt-3">{t('contact.intro')}</p>
          <ContactForm />
        </div>
        <div className="grid content-start gap-4 lg:pt-16">
          {cards.map((id) => (
            <a
              key={id}
              href={`mailto:${profile.channels[id]}`}
              aria-label={`${t(`contact.cards.${id}.title`)}: ${t('contact.write', { email: profile.channels[id] })}`}
              className="card group flex items-start gap-4 p-5 transition-colors hover:border-brand"
            >
              <Mail size={20} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
              <span className="min-w-0">
                <span className="block font-semibold">{t(`contact.cards.${id}.title`)}</span>
                <span className="block text-[0.9375rem] text-muted">{t(`contact.cards.${id}.text`)}</span>
                <span className="block text-[0.9375rem] break-words text-brand group-hover:underline">
                  {profile.channels[id]}
                </span>
              </span>
            </a>
          ))}
          <div className="mt-2 rounded-2xl bg-brand-soft p-6">
            <h3 className="flex items-center gap-2 text-card">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-green" />
              {t('contact.available')}
            </h3>
            <p className="mt-1 text-[0.9375rem] text-muted">{profile.availability}</p>
            <a href={`mailto:${profile.channels.support}`} className="button mt-4">
              {t('contact.support')}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
