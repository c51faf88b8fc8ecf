import { useContent, useWords } from '../../platform/i18n.tsx'
import { SkillRow } from './skill-row.tsx'

/** Who the owner is, what they are best at, and the skills with the evidence for each. */
export function About() {
  const t = useWords()
  const { profile, skills } = useContent()
  return (
    <section id="about-section" className="section">
      <div id="about" className="page grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <h2 className="text-section">{t('about.heading')}</h2>
          <p className="prose mt-6 text-[1.0625rem]">{profile.summary}</p>
          <h3 className="mt-10 text-card">{t('about.expertise')}</h3>
          <ul className="mt-4">
            {profile.coreExpertise.map(({ id, title, description }) => (
              <li key={id} data-reveal className="border-l-2 border-brand py-1 pl-5 not-first:mt-5">
                <h4 className="font-semibold">{title}</h4>
                <p className="text-[0.9375rem] text-muted">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-section text-[1.5rem]">{t('skills.heading')}</h3>
          <p className="no-print mt-2 text-[0.9375rem] text-muted">{t('skills.hint')}</p>
          <div className="card mt-6 overflow-hidden">
            {skills.map((skill) => (
              <SkillRow key={skill.id} skill={skill} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
