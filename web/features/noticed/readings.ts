/** What was noticed, in plain words. */
import type { CaseStudy } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language.ts'
import { countedSections } from '../../../contract/visits.ts'
import type { Behavior } from '../../platform/behavior.ts'
import type { useNoticedWords } from './words.ts'

interface Reading {
  name: string
  value: string
}

export function readings(
  behavior: Behavior,
  language: Language,
  say: ReturnType<typeof useNoticedWords>,
  caseStudies: readonly CaseStudy[],
): Reading[] {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const yesNo = (is: boolean) => say(is ? 'yes' : 'no')
  const list = (parts: string[]) => parts.join(language === 'zh' || language === 'ja' ? '、' : ', ') || say('none')
  const time = (ms: number) => formatTime(language, ms)
  const { currentSection, dwellMs, projectsViewed } = behavior
  const sections = countedSections.filter((section) => (dwellMs[section] ?? 0) >= 1000)
  const studies = projectsViewed.flatMap((id) => caseStudies.find((study) => study.id === id)?.title ?? [])
  return [
    { name: say('section'), value: currentSection ? say(`sections.${currentSection}`) : '–' },
    { name: say('pageTime'), value: time(behavior.pageMs) },
    { name: say('siteTime'), value: time(behavior.sessionMs) },
    {
      name: say('sectionTimes'),
      value: list(sections.map((section) => `${say(`sections.${section}`)} ${time(dwellMs[section] ?? 0)}`)),
    },
    { name: say('depth'), value: percent.format(behavior.scrollDepth / 100) },
    { name: say('presses'), value: `${number.format(behavior.interactionCount)}×` },
    { name: say('idle'), value: say('ago', { time: time(behavior.idleMs) }) },
    { name: say('moves'), value: `${number.format(behavior.recentMoves)}×` },
    { name: say('leaving'), value: yesNo(behavior.exitIntent) },
    { name: say('device'), value: say(`devices.${behavior.device}`) },
    { name: say('returning'), value: yesNo(behavior.isReturning) },
    { name: say('chat'), value: yesNo(behavior.hasUsedChat) },
    { name: say('resume'), value: yesNo(behavior.hasDownloadedResume) },
    { name: say('language'), value: yesNo(behavior.hasChangedLanguage) },
    { name: say('theme'), value: yesNo(behavior.hasChangedTheme) },
    { name: say('projects'), value: list(studies) },
    { name: say('engagement'), value: say(`engagements.${behavior.engagement}`) },
  ]
}

/** Whole seconds, with minutes before them from the first on. */
function formatTime(language: Language, ms: number): string {
  const unit = (value: number, name: 'minute' | 'second') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const seconds = Math.floor(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes === 0
    ? unit(seconds, 'second')
    : `${unit(minutes, 'minute')} ${unit(seconds - 60 * minutes, 'second')}`
}
