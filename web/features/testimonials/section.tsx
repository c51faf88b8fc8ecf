import { useContent, useT } from '#web/platform/i18n.tsx'

/** What others say, in their words. */
export function TestimonialsSection() {
  const t = useT()
  const { testimonials } = useContent()
  if (testimonials.length === 0) return null
  return (
    <section id="testimonials" className="section no-print">
      <div className="page">
        <h2 className="text-section">{t('testimonials.heading')}</h2>
        <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {testimonials.map(({ id, quote, author, role }) => (
            <figure key={id} data-reveal className="rule pt-6">
              <blockquote className="text-lg">{quote}</blockquote>
              <figcaption className="mt-4">
                {author && <span className="strong">{author}</span>}
                {role && <span className="block text-balance text-sm text-muted">{role}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
