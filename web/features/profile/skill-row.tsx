/** One skill: its level at a glance, its evidence on request. A native disclosure, so it opens without JavaScript too. */
import { ChevronDown } from 'lucide-react'
import type { Skill, Statement } from '../../../contract/content.ts'
import { useWords } from '../../platform/i18n.tsx'
import { vibrate } from '../../ui/haptics.ts'

/** Lowest level of each label, highest first. */
const labels = [
  { from: 90, id: 'expert', color: 'text-green' },
  { from: 80, id: 'advanced', color: 'text-brand' },
  { from: 70, id: 'proficient', color: 'text-yellow' },
  { from: 0, id: 'intermediate', color: 'text-muted' },
] as const

export const skillLabel = (level: number) => labels.find(({ from }) => level >= from)!

export function SkillRow({ skill }: { skill: Skill }) {
  const t = useWords()
  const { id, color } = skillLabel(skill.level)
  const { achievements, metrics, projects, experience } = skill.evidence
  return (
    <details id={`skill-${skill.id}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
      <summary onClick={() => vibrate('light')} style={{ '--level': skill.level } as object} className="skill">
        <span className="flex min-w-0 grow items-baseline gap-x-4 max-sm:flex-col">
          <span className="grow">{skill.name}</span>
          <span className={`text-sm ${color}`}>{t(`skills.${id}`)}</span>
        </span>
        <span className="caption">
          <span aria-hidden="true">{skill.level}</span>
          <span className="sr-only">{t('skills.level', { level: skill.level })}</span>
        </span>
        <ChevronDown size={18} aria-hidden="true" className="no-print text-muted" />
      </summary>
      <div className="grid gap-4 pt-4 pb-6">
        <p className="text-muted">{experience}</p>
        <Evidence heading={t('skills.achievements')} statements={achievements} />
        <Evidence heading={t('skills.metrics')} statements={metrics} />
        <Evidence heading={t('skills.projects')} statements={projects} />
      </div>
    </details>
  )
}

function Evidence({ heading, statements }: { heading: string; statements: Statement[] }) {
  return (
    <div>
      <h4 className="text-sm">{heading}</h4>
      <ul className="list mt-1 text-muted">
        {statements.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
