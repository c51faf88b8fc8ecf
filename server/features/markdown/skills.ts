/** The skills and what evidences them. */
import type { ProvenSkill } from '#contract/content/content.ts'
import { heading, join, labelled, link, list, plain } from './syntax.ts'
import type { Writing } from './writing.ts'

/** @param level of the headings of single skills. */
export function skills(writing: Writing, level: 2 | 3): string {
  return join(...writing.content.skills.map((skill) => oneSkill(writing, skill, level)))
}

function oneSkill({ t, at, content }: Writing, skill: ProvenSkill, level: 2 | 3): string {
  const { name, category, technologies, evidence } = skill
  const part = (title: string, items: string[]) => items.length > 0 && join(`**${plain(title)}**`, list(items))
  const study = (id: string | undefined) => content.caseStudies.find((one) => one.id === id)
  const projects = evidence.projects.map(({ text, caseStudy }) => {
    const shown = study(caseStudy)
    return shown ? `${plain(text)} (${link(shown.title, at(`/case-study/${shown.id}.md`))})` : plain(text)
  })
  return join(
    heading(level, name),
    [
      // An import has no other word for it than its name.
      category === name ? undefined : category,
      skill.levelText ?? (skill.level === undefined ? undefined : t('skills.level', { level: skill.level })),
      ...(skill.since ? [t('skills.since', { year: skill.since })] : []),
    ]
      .flatMap((said) => (said ? [plain(said)] : []))
      .join(' · '),
    plain(evidence.experience),
    part(
      t('skills.achievements'),
      evidence.achievements.map(({ text }) => plain(text)),
    ),
    part(
      t('skills.metrics'),
      evidence.metrics.map(({ text }) => plain(text)),
    ),
    part(t('skills.projects'), projects),
    technologies.length > 0 && labelled(content.language, t('experience.technologies'), technologies.join(', ')),
  )
}
