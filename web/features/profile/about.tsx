import type { Skill } from '#contract/content/content.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { SkillRow } from './skill-row.tsx'
import { YearsKeys } from './years.tsx'

/** So many skills a phone shows at first. */
const SHOWN = 4

/** Who the owner is, what they are best at, and the skills with the evidence for each. */
export function About() {
  const t = useT()
  const { profile, skills } = useContent()
  const shown = skills.length > SHOWN + 1 ? SHOWN : skills.length
  const rows = (some: Skill[]) => (
    <div className="skills">
      {some.map((skill) => (
        <SkillRow key={skill.id} skill={skill} />
      ))}
    </div>
  )
  return (
    <section id="about-section" className="section">
      <div id="about" className="page grid grid-cols-1 items-baseline gap-x-16 gap-y-12 lg:grid-cols-2">
        {/* Nothing stands below it but parts with headings of their own. */}
        {!profile.summary && <h2 className="sr-only">{t('about.heading')}</h2>}
        {(profile.summary || profile.coreExpertise.length > 0) && (
          <div>
            {profile.summary && (
              <>
                <h2 className="text-section">{t('about.heading')}</h2>
                <p className="prose mt-6 md:text-lg">{profile.summary}</p>
              </>
            )}
            {profile.coreExpertise.length > 0 && (
              <>
                <h3 className={`text-title ${profile.summary ? 'mt-12' : ''}`}>{t('about.expertise')}</h3>
                <Fold label={profile.coreExpertise.map(({ title }) => title).join(' · ')} className="mt-4">
                  <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3 lg:grid-cols-1 print:grid-cols-3">
                    {profile.coreExpertise.map(({ id, title, description }) => (
                      <li key={id} data-reveal className="rule pt-4">
                        <h4>{title}</h4>
                        <p className="mt-1 text-muted">{description}</p>
                      </li>
                    ))}
                  </ul>
                </Fold>
              </>
            )}
          </div>
        )}
        {skills.length === 0 && profile.skills.length > 0 && (
          <div>
            <h3 className="text-title">{t('skills.heading')}</h3>
            <ul className="chips mt-4">
              {profile.skills.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </div>
        )}
        {skills.length > 0 && (
          <div>
            <h3 className="text-title">{t('skills.heading')}</h3>
            {skills.some(({ proofs }) => proofs > 0) && <p className="no-print mt-1 text-muted">{t('skills.hint')}</p>}
            <YearsKeys />
            <div className="mt-2">
              {rows(skills.slice(0, shown))}
              {shown < skills.length && (
                <Fold label={t('projects.more', { count: skills.length - shown })}>{rows(skills.slice(shown))}</Fold>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
