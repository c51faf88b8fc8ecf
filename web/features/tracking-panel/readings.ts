/** What was noticed, in plain words. */

import { listComma } from '#content/language/comma.ts'
import { countedSections } from '#contract/analytics/visit-events.ts'
import type { CaseStudy } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import type { Behavior } from '#web/platform/tracking/behavior.ts'
import type { useTrackingT } from './i18n.ts'

interface Reading {
  name: string
  value: string
}

export function readings(
  behavior: Behavior,
  language: Language,
  t: ReturnType<typeof useTrackingT>,
  caseStudies: readonly CaseStudy[],
): Reading[] {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no')
  const list = (parts: string[]) => parts.join(listComma[language]) || t('none')
  const time = (ms: number) => formatTime(language, ms)
  const { currentSection, dwellMs, projectsViewed } = behavior
  const sections = countedSections.filter((section) => (dwellMs[section] ?? 0) >= 1000)
  const studies = projectsViewed.flatMap((id) => caseStudies.find((study) => study.id === id)?.title ?? [])
  return [
    { name: t('section'), value: currentSection ? t(`sections.${currentSection}`) : '–' },
    { name: t('pageTime'), value: time(behavior.pageMs) },
    { name: t('siteTime'), value: time(behavior.sessionMs) },
    {
      name: t('sectionTimes'),
      value: list(sections.map((section) => `${t(`sections.${section}`)} ${time(dwellMs[section] ?? 0)}`)),
    },
    { name: t('depth'), value: percent.format(behavior.scrollDepth / 100) },
    { name: t('presses'), value: `${number.format(behavior.interactionCount)}×` },
    { name: t('idle'), value: t('ago', { time: time(behavior.idleMs) }) },
    { name: t('moves'), value: `${number.format(behavior.recentMoves)}×` },
    { name: t('leaving'), value: yesNo(behavior.exitIntent) },
    { name: t('device'), value: t(`devices.${behavior.device}`) },
    { name: t('returning'), value: yesNo(behavior.isReturning) },
    { name: t('chat'), value: yesNo(behavior.hasUsedChat) },
    { name: t('resume'), value: yesNo(behavior.hasDownloadedResume) },
    { name: t('language'), value: yesNo(behavior.hasChangedLanguage) },
    { name: t('theme'), value: yesNo(behavior.hasChangedTheme) },
    { name: t('projects'), value: list(studies) },
    { name: t('engagement'), value: t(`engagements.${behavior.engagement}`) },
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
