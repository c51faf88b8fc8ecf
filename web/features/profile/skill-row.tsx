/** A skill: its level at a glance, and its evidence. */
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Skill } from '#contract/content/content.ts'
import { useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { vibrate } from '#web/ui/effects/haptics.ts'

/** Lowest level of each label, highest first. */
const labels = [
  { from: 90, id: 'expert', color: 'text-green' },
  { from: 80, id: 'advanced', color: 'text-brand' },
  { from: 70, id: 'proficient', color: 'text-yellow' },
  { from: 0, id: 'intermediate', color: 'text-muted' },
] as const

const skillLabel = (level: number) => labels.find(({ from }) => level >= from) ?? labels[3]

/**
 * A skill of the home page. The page brings none of the evidence, which is half as long as all the rest: it is put in
 * when somebody asks, and until this code is there a link leads to it.
 */
export function SkillRow({ skill }: { skill: Skill }) {
  const t = useT()
  const row = useRef<HTMLDetailsElement>(null)
  const [isOpened, setOpened] = useState(false)
  // Opened before this code was there.
  useEffect(() => setOpened(row.current?.open === true), [])
  return (
    <details ref={row} id={`skill-${skill.id}`} onToggle={() => setOpened(true)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
      <summary
        onClick={() => {
          // With the click, so that the evidence is there when the row opens.
          setOpened(true)
          vibrate('light')
        }}
        style={{ '--level': skill.level }}
        className="skill"
      >
        <Level skill={skill} />
        <ChevronDown size={18} aria-hidden="true" className="no-print text-muted" />
      </summary>
      {isOpened ? (
        <Evidence skill={skill} heading="h4" />
      ) : (
        <a href={paths.skill(skill.id)} className="link">
          {t('skills.evidence')}
        </a>
      )}
    </details>
  )
}

/** A skill of the page of skills, with its evidence. */
export function SkillPart({ skill }: { skill: Skill }) {
  return (
    <section id={skill.id} className="skill-part">
      <h2 style={{ '--level': skill.level }} className="skill text-card">
        <Level skill={skill} />
      </h2>
      <Evidence skill={skill} heading="h3" />
    </section>
  )
}

function Level({ skill: { name, level, levelText, since } }: { skill: Skill }) {
  const t = useT()
  const { id, color } = skillLabel(level)
  return (
    <>
      <span className="flex min-w-0 grow items-baseline gap-x-4 max-sm:flex-col">
        <span className="grow">{name}</span>
        <span className={`text-sm ${color}`}>
          {levelText ?? t(`skills.${id}`)}
          {since && `, ${t('skills.since', { year: since })}`}
        </span>
      </span>
      <span className="caption">
        <span aria-hidden="true">{level}</span>
        <span className="sr-only">{t('skills.level', { level })}</span>
      </span>
    </>
  )
}

const kinds = ['achievements', 'metrics', 'projects'] as const

function Evidence({ skill, heading: Heading }: { skill: Skill; heading: 'h3' | 'h4' }) {
  const t = useT()
  const { experience, ...lists } = skill.evidence
  return (
    <div className="grid gap-4 pt-4 pb-6">
      {experience && <p className="text-muted">{experience}</p>}
      {kinds
        .filter((kind) => lists[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <Heading className="text-sm">{t(`skills.${kind}`)}</Heading>
            <ul className="list mt-1 text-muted">
              {lists[kind].map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
