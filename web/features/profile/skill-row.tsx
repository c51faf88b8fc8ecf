/** A skill at a glance: its level, since when, and how much proves it. */
import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Skill } from '#contract/content/content.ts'
import { type SkillLevel, skillLevelOf } from '#contract/content/skill-level.ts'
import { useLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { vibrate } from '#web/ui/effects/haptics.ts'
import type Evidence from './evidence.tsx'

const colors: Record<SkillLevel, string> = {
  expert: 'text-green',
  advanced: 'text-brand',
  proficient: 'text-yellow',
  intermediate: 'text-muted',
}

/**
 * A skill of the home page. The page brings none of the evidence, which is half as long as all the rest: it is fetched when
 * somebody asks, and until it is there a link leads to it.
 */
export function SkillRow({ skill }: { skill: Skill }) {
  const { t, language } = useLanguage()
  const row = useRef<HTMLDetailsElement>(null)
  const [Part, setPart] = useState<typeof Evidence>()
  const open = () => {
    const load = async () => {
      const { default: View, loadMessages } = await import('./evidence.tsx')
      await loadMessages(language)
      setPart(() => View)
    }
    // The link is there still.
    load().catch(() => {})
  }
  // Opened before this code was there.
  useEffect(() => {
    if (row.current?.open) open()
  }, [])
  if (skill.isBare) {
    return (
      <div id={`skill-${skill.id}`} style={{ '--proofs': 0 }} className="skill">
        <Level skill={skill} />
      </div>
    )
  }
  return (
    <details ref={row} id={`skill-${skill.id}`} onToggle={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
      <summary onClick={() => vibrate('light')} style={{ '--proofs': skill.proofs }} className="skill">
        <Level skill={skill} />
        <ChevronDown size={18} aria-hidden="true" className="no-print text-muted" />
      </summary>
      <Suspense>
        {Part ? (
          <Part id={skill.id} heading="h4" />
        ) : (
          <a href={paths.skill(skill.id)} className="link">
            {t('skills.evidence')}
          </a>
        )}
      </Suspense>
    </details>
  )
}

/** The name, the level in words and as a number, since when, and a mark for each statement that proves it. */
export function Level({ skill: { name, level, levelText, since } }: { skill: Skill }) {
  const t = useT()
  const id = skillLevelOf(level)
  return (
    <>
      <span className="flex min-w-0 grow items-baseline gap-x-4 max-sm:flex-col">
        <span className="grow">{name}</span>
        <span className={`text-sm ${colors[id]}`}>
          {levelText ?? t(`skills.${id}`)}
          {since && `, ${t('skills.since', { year: since })}`}
        </span>
      </span>
      <span className="text-sm">
        <span aria-hidden="true">{`${level}/100`}</span>
        <span className="sr-only">{t('skills.level', { level })}</span>
      </span>
    </>
  )
}
