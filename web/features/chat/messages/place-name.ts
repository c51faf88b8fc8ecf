/** What the place that a citation leads to is called: its page, and the part of it. */
import type { Content } from '#contract/content/content.ts'
import type { useT } from '#web/platform/i18n.tsx'
import { paths } from '#web/platform/paths.ts'

const parts = ['challenge', 'solution', 'roles', 'outcomes', 'metrics', 'architecture'] as const
const sections = ['about', 'experience', 'contact'] as const

/** @returns nothing for a place that has no name. */
export function placeName(anchor: string, { caseStudies }: Content, t: ReturnType<typeof useT>): string {
  const [path = '', id = ''] = anchor.split('#')
  const study = caseStudies.find((one) => paths.caseStudy(one.id) === path)
  if (study) {
    const part = /[=]/.test(id) ? 'architecture' : id === 'features' ? 'keyFeatures' : parts.find((one) => one === id)
    return part ? `${study.title} › ${t(`caseStudy.${part}`)}` : study.title
  }
  if (path !== '/') return path.startsWith('/writing') ? t('navigation.writing') : ''
  const section = id.startsWith('job-')
    ? 'experience'
    : id.startsWith('skill-')
      ? 'about'
      : sections.find((one) => one === id)
  return section ? t(`navigation.${section}`) : ''
}
