import { useContent, useT } from '#web/platform/i18n.tsx'
import { SkillRow } from './skill-row.tsx'

/** Who the owner is, what they are best at, and the skills with the evidence for each. */
export function About() {
  const t = useT()
  const { profile, skills } = useContent()
  return (
    <section id="about-section" className="section">
      <div id="about" className="page grid grid-cols-1 items-baseline gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="text-section">{t('about.heading')}</h2>
          {profile.summary && <p className="prose mt-6 text-lg">{profile.summary}</p>}
        </div>
        {profile.coreExpertise.length > 0 && (
          <div className="lg:order-last lg:col-span-2">
            <h3 className="text-title">{t('about.expertise')}</h3>
            <ul className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-3 print:grid-cols-3">
              {profile.coreExpertise.map(({ id, title, description }) => (
                <li key={id} data-reveal className="rule pt-4">
                  <h4>{title}</h4>
                  <p className="mt-1 text-muted">{description}</p>
                </li>
              ))}
            </ul>
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
            <div className="skills mt-4">
              {skills.map((skill) => (
                <SkillRow key={skill.id} skill={skill} />
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
