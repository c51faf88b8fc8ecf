/**
 * The skills with their evidence, all at once: where the home page shows it on request, this page has an address for it; and what
 * the owner offers, which stands nowhere else.
 */
import { ArrowLeft } from 'lucide-react'
import { Evidence } from '#web/features/profile/evidence.tsx'
import { EvidenceProvider, loadEvidence } from '#web/features/profile/evidence-texts.ts'
import { Level } from '#web/features/profile/skill-row.tsx'
import { YearsKeys } from '#web/features/profile/years.tsx'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NavLink } from '#web/ui/nav-link.tsx'

/** The words that come with the page (`web/routes.tsx`). @public */
export const loadMessages = loadEvidence

export default function SkillsPage() {
  const t = useT()
  const { skills, services } = useContent()
  return (
    <div className="page pt-(--top) pb-24">
      <NavLink href={paths.about} className="link no-print inline-flex items-center gap-2 py-2">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('projects.back')}
      </NavLink>
      <h1 className="mt-4 text-page">{t('skills.heading')}</h1>
      <YearsKeys />
      <div className="mt-8 grid gap-x-16 gap-y-6 md:grid-cols-2">
        <EvidenceProvider>
          {skills.map((skill) => {
            // A heading has something below it.
            const Name = skill.isBare ? 'p' : 'h2'
            return (
              <section key={skill.id} id={skill.id} className="skill-part">
                <Name className="skill strong text-card wrap-anywhere">
                  <Level skill={skill} />
                </Name>
                <Evidence id={skill.id} heading="h3" />
              </section>
            )
          })}
        </EvidenceProvider>
      </div>
      {services.length > 0 && (
        <section id="services" className="mt-16">
          <h2 className="text-section">{t('footer.services')}</h2>
          <div className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
            {services.map(({ id, title, description, icon, price }) => (
              <div key={id} id={`service-${id}`}>
                <h3 className="flex items-center gap-2 text-card">
                  {icon && (
                    <span className="flex-none text-brand">
                      <Icon name={icon} />
                    </span>
                  )}
                  {title}
                </h3>
                <p className="mt-2 text-muted">{description}</p>
                {price && <p className="mt-1 strong">{price}</p>}
              </div>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
