import type { Testimonial } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { Fold } from '#web/ui/fold.tsx'

/** What others say, in their words: one large, the others in a row below it, which a phone folds. */
export function TestimonialsSection() {
  const t = useT()
  const { testimonials } = useContent()
  const [first, ...others] = testimonials
  if (!first) return null
  return (
    <section id="testimonials" className="section no-print">
      <div className="page">
        <h2 className="text-section">{t('testimonials.heading')}</h2>
        <Quote testimonial={first} isFirst />
        {others.length > 0 && (
          <Fold label={t('projects.more', { count: others.length })} className="mt-8 md:mt-12">
            <div className="quotes">
              {others.map((one) => (
                <Quote key={one.id} testimonial={one} />
              ))}
            </div>
          </Fold>
        )}
      </div>
    </section>
  )
}

interface Props {
  testimonial: Testimonial
  isFirst?: boolean
}

function Quote({ testimonial: { quote, author, role }, isFirst }: Props) {
  return (
    <figure data-reveal className={isFirst ? 'mt-8 md:mt-10' : 'rule pt-6'}>
      <blockquote className={isFirst ? 'quote text-card md:text-title' : undefined}>{quote}</blockquote>
      <figcaption className="mt-4">
        {author && <span className="strong">{author}</span>}
        {role && <span className="block text-balance text-sm text-muted">{role}</span>}
      </figcaption>
    </figure>
  )
}
