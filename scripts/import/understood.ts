/** Says in words what was found about somebody, and what of it could not be kept. */
import { type JsonResume, oneLine } from './json-resume.ts'
import { kinds } from './sources/source.ts'

const names: Record<(typeof kinds)[number], [one: string, many: string]> = {
  work: ['job', 'jobs'],
  projects: ['project', 'projects'],
  education: ['education', 'educations'],
  certificates: ['certificate', 'certificates'],
  publications: ['publication', 'publications'],
  awards: ['award', 'awards'],
  volunteer: ['volunteering', 'volunteerings'],
  skills: ['skill', 'skills'],
  languages: ['language', 'languages'],
  interests: ['interest', 'interests'],
  references: ['testimonial', 'testimonials'],
}

/** "Adaeze Hartwell, Lead Nurse Educator: 5 jobs, 3 projects, 2 languages" */
export function understood(resume: JsonResume): string {
  const { name, label } = resume.basics
  const counts = kinds
    .map((kind) => ({ kind, count: resume[kind].length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${names[kind][count === 1 ? 0 : 1]}`)
  return `${[name, label].filter(Boolean).join(', ')}: ${counts.join(', ') || 'nothing else'}`
}

const SHOWN_MAX = 60

/** The beginning of a text, in one line. */
export function excerpt(text: string): string {
  const shown = oneLine(text)
  return shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX)}…` : shown
}

/** `work.0.startDate: soon`: what stands at each path, so that it can be found in a file of any kind. */
export const valuesAt = (written: unknown, paths: string[]): string[] =>
  paths.map((path) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), written)
    return `${path}: ${excerpt(String(value))}`
  })
