/** A skill at a glance: its level, and the years in which it was used and proven. */
import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Skill } from '#contract/content/content.ts'
import { type SkillLevel, skillLevelOf } from '#contract/content/skill-level.ts'
import { useLanguage, useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'
import { vibrate } from '#web/ui/effects/haptics.ts'
import type Evidence from './evidence.tsx'
import { Years } from './years.tsx'

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
      <div id={`skill-${skill.id}`} className="skill">
        <Level skill={skill} />
      </div>
    )
  }
  return (
    <details ref={row} id={`skill-${skill.id}`} onToggle={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself. */}
      <summary onClick={() => vibrate('light')} className="skill">
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

/** The name, the level in words, and the years. */
export function Level({ skill: { name, level, levelText, years } }: { skill: Skill }) {
  const t = useT()
  const id = level === undefined ? undefined : skillLevelOf(level)
  const words = levelText ?? (id && t(`skills.${id}`))
  return (
    <>
      <span className="skill-name">{name}</span>
      {words && (
        <span className={`skill-level ${colors[id ?? 'intermediate']}`}>
          {words}
          {/* The owner's own words say it better than the number that puts them in order. */}
          {level !== undefined && !levelText && <span className="sr-only">, {t('skills.level', { level })}</span>}
        </span>
      )}
      {years && <Years years={years} />}
    </>
  )
}
