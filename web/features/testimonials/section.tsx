import { useContent, useWords } from '../../platform/i18n.tsx'

/** What others say, in their words. */
export function TestimonialsSection() {
  const t = useWords()
  const { testimonials } = useContent()
  return (
    <section id="testimonials" className="section no-print">
      <div className="page">
        <h2 className="text-section">{t('testimonials.heading')}</h2>
        <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {testimonials.map(({ id, quote, author, role }) => (
            <figure key={id} data-reveal className="border-t-2 border-ink pt-5">
              <blockquote className="text-[1.1875rem] leading-relaxed">{quote}</blockquote>
              <figcaption className="mt-4 text-[0.9375rem]">
                <span className="font-semibold">{author}</span>
                <span className="block text-muted">{role}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
