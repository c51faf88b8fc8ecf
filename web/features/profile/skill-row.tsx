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
  { from: 0, id: 'intermediate', color: 'text-grey' },
] as const

export const skillLabel = (level: number) => labels.find(({ from }) => level >= from)!

export function SkillRow({ skill }: { skill: Skill }) {
  const t = useWords()
  const { id, color } = skillLabel(skill.level)
  const { achievements, metrics, projects, experience } = skill.evidence
  return (
    <details id={`skill-${skill.id}`} className="group not-first:border-t not-first:border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
      <summary
        onClick={() => vibrate('light')}
        style={{ '--level': skill.level } as object}
        className="level flex items-center gap-4 px-5 py-3.5 hover:bg-brand-soft"
      >
        <span className="grow font-medium">{skill.name}</span>
        <span className={`text-sm font-medium ${color}`}>{t(`skills.${id}`)}</span>
        <span className="w-7 text-right text-sm text-muted tabular-nums">
          <span aria-hidden="true">{skill.level}</span>
          <span className="sr-only">{t('skills.level', { level: skill.level })}</span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="no-print shrink-0 text-muted transition group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-5 pt-1 pb-5 text-[0.9375rem]">
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
      <h4 className="text-sm font-semibold">{heading}</h4>
      <ul className="mt-1 list-disc pl-5 text-muted marker:text-brand">
        {statements.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
