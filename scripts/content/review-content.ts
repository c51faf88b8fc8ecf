/** What an editor would say to the owner: it can be published as it is, and would be better otherwise. */
import type { Owner } from '#contract/content/owner.ts'
import { writtenIn } from '#contract/site/written.ts'
import type { WrittenFile } from '../../content/reading/read-yaml.ts'
import type { ArticleText } from '../../content/writing/article-text.ts'
import { type OwnerText, wordsOf } from './owner-texts.ts'
import type { Report } from './problem.ts'

/** Words, with two characters of Chinese or Japanese for one. Shorter texts may well be the same. */
const REPEATED_MIN = 5

const count = (text: string): number => {
  const words = wordsOf(text)
  const letters = words.filter((word) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/v.test(word)).length
  return words.length - letters / 2
}

/** Where readers meet the texts one after the other: a job's success may well prove a skill, too. */
const placeOf = (file: string): string => file.replace(/projects\/.*/, 'projects')

/** What somebody, a job and a project are about: the home page shows all of it, whichever file it stands in. */
const isDescription = ({ file, path }: OwnerText): boolean =>
  /^(?:profile\.yaml (?:bio|summary)|work\.yaml [^.]+\.description|projects\/\S+ description)$/.test(
    `${file.replace(/^[a-z]{2}\//, '')} ${path.join('.')}`,
  )

/** Reports texts that readers would meet twice. */
export function reviewRepeats(texts: OwnerText[], report: Report): void {
  const first = new Map<string, OwnerText>()
  for (const one of texts) {
    // In a drawing, what stands here may well have stood there before.
    if (one.path[0] === 'diagram' && one.path.at(-1) === 'label') continue
    const said = wordsOf(one.text).join(' ')
    const places = [placeOf(one.file), ...(isDescription(one) ? [`descriptions ${one.language}`] : [])]
    const keys = places.map((place) => `${place} ${said}`)
    const earlier = keys.map((key) => first.get(key)).find((text) => text !== undefined)
    for (const key of keys) if (!first.has(key)) first.set(key, one)
    if (earlier && count(one.text) >= REPEATED_MIN) reportRepeat(one, earlier, 'says the same as', report)
  }
  reviewBios(texts, report)
}

/** Who says nothing about themselves begins with what the latest job says: so an import leaves it. */
function reviewBios(texts: OwnerText[], report: Report): void {
  for (const bio of texts.filter(({ file, path }) => file.endsWith('profile.yaml') && path.join('.') === 'bio')) {
    if (count(bio.text) < REPEATED_MIN) continue
    const begins = `${wordsOf(bio.text).join(' ')} `
    for (const one of texts) {
      if (one.file === bio.file || one.language !== bio.language || !isDescription(one)) continue
      if (wordsOf(one.text).join(' ').startsWith(begins)) reportRepeat(one, bio, 'begins with all of', report)
    }
  }
}

function reportRepeat(one: OwnerText, earlier: OwnerText, what: string, report: Report): void {
  const where = earlier.file === one.file ? '' : ` of ${earlier.file}`
  report(
    one.file,
    one.path.join('.'),
    `${what} ${earlier.path.join('.')}${where}`,
    'Say what is new here, or remove one of the two.',
  )
}

/** Words that are few or many for the place where they stand, by the end of their key. */
const lengths: { file: RegExp; key: RegExp; min: number; max: number; what: string }[] = [
  { file: /^profile/, key: /^bio$/, min: 8, max: 70, what: 'two sentences under your name' },
  { file: /^profile/, key: /^summary$/, min: 20, max: 300, what: 'the text about you: one to three paragraphs' },
  { file: /^work/, key: /\.description$/, min: 5, max: 120, what: 'what the job is about, in a sentence or two' },
  { file: /^projects/, key: /^description$/, min: 8, max: 90, what: 'what it is, in one or two sentences' },
  { file: /^projects/, key: /^(?:challenge|solution)$/, min: 12, max: 300, what: 'one to three paragraphs' },
  { file: /^testimonials/, key: /\.quote$/, min: 5, max: 120, what: 'the best two or three sentences of it' },
  {
    file: /./,
    key: /\.(?:achievements|outcomes|keyFeatures)\.[^.]+$/,
    min: 2,
    max: 45,
    what: 'one result in one line',
  },
]

/** Reports texts that are too short to say something, or too long to be read. */
export function reviewLengths(texts: OwnerText[], report: Report): void {
  for (const { file, path, text } of texts) {
    const key = path.join('.')
    const name = file.replace(/^[a-z]{2}\//, '')
    const limits = lengths.find((one) => one.file.test(name) && one.key.test(`.${key}`.slice(path.length > 1 ? 0 : 1)))
    const words = Math.round(count(text))
    if (!limits || (words >= limits.min && words <= limits.max)) continue
    const amount = words === 1 ? '1 word' : `${words} words`
    report(file, key, `is ${words < limits.min ? 'very short' : 'very long'}: ${amount}`, `Best here: ${limits.what}.`)
  }
}

/** Reports keys with nothing below them, and sections that were asked for and would have nothing to show. */
export function reviewEmpty(written: Map<string, WrittenFile>, owner: Owner, report: Report): void {
  for (const [file, { value }] of written) {
    const look = (part: unknown, path: string[]): void => {
      if (typeof part !== 'object' || part === null) return
      const parts = Object.entries(part)
      if (parts.length === 0 && path.length === 0 && file !== 'site.yaml')
        report(file, '', 'has nothing in it', 'Fill it, or remove the file.')
      // The code of a language says which it is: its level may be left out.
      const isComplete = file === 'languages.yaml' || path[0] === 'features' || path[0] === 'badges'
      if (parts.length === 0 && path.length > 0 && !isComplete)
        report(file, path.join('.'), 'has nothing below it', 'Fill it, or remove the key.')
      for (const [key, one] of parts) look(one, [...path, key])
    }
    look(value, [])
  }
  const settings = written.get('site.yaml')?.value as { sections?: string[]; features?: Record<string, boolean> }
  const shown = {
    testimonials: owner.testimonials,
    services: owner.services,
    caseStudies: owner.projects,
    writing: owner.writing,
  }
  for (const [name, entries] of Object.entries(shown)) {
    if (Object.keys(entries).length > 0) continue
    const folders: Record<string, string> = { caseStudies: 'projects', writing: 'writing' }
    const file = folders[name] ? `a file in ${folders[name]}/` : `${name}.yaml`
    const remedy = `Write ${file}, or remove ${name} here.`
    const at = settings.sections?.indexOf(name) ?? -1
    if (at >= 0) report('site.yaml', `sections.${at}`, `${name} has nothing to show`, remedy)
    if (settings.features?.[name]) report('site.yaml', `features.${name}`, 'has nothing to show', remedy)
  }
  const isWritten = writtenIn(owner)
  for (const section of ['about', 'work', 'credentials'] as const) {
    const at = settings.sections?.indexOf(section) ?? -1
    if (at >= 0 && !isWritten[section])
      report('site.yaml', `sections.${at}`, `${section} has nothing to show`, remedies[section])
  }
}

const remedies = {
  about: 'Write a summary in profile.yaml, or skills.yaml.',
  work: 'Write work.yaml.',
  credentials: 'Write education.yaml, certificates.yaml or another file of their kind.',
}

/** Reports projects that do not say what came of them, and skills that nothing proves. */
export function reviewEvidence({ projects, skills }: Owner, report: Report): void {
  for (const [id, { outcomes = {}, metrics = {} }] of Object.entries(projects)) {
    if (Object.keys(outcomes).length + Object.keys(metrics).length > 0) continue
    const remedy = 'Add outcomes, best with a number: what was better afterwards, and by how much.'
    report(`projects/${id}.yaml`, '', 'the project has no result', remedy)
  }
  for (const [id, skill] of Object.entries(skills)) {
    const { achievements = {}, metrics = {}, projects: done = {}, experience } = skill
    if (experience || [achievements, metrics, done].some((part) => Object.keys(part).length > 0)) continue
    const remedy = 'Add achievements, metrics, projects or experience that prove it.'
    report('skills.yaml', id, `nothing proves "${skill.name}"`, remedy)
  }
}

/** Reports texts without quotes that YAML ends before a "#". */
export function reviewCutTexts(texts: OwnerText[], written: Map<string, WrittenFile>, report: Report): void {
  for (const { file, path } of texts) {
    const cut = written.get(file)?.commentBehind(path)
    if (cut === undefined) continue
    const reason = `ends before "${cut}", which is a comment`
    report(file, path.join('.'), reason, 'Put the whole text in quotes if that belongs to it.')
  }
}

/** Reports pictures that the owner has and shows nowhere. @param files of `pictures/`. */
export function reviewUnusedPictures(
  { profile, projects }: Owner,
  texts: Map<string, ArticleText>,
  files: string[],
  report: Report,
): void {
  const pictures = Object.values(projects).flatMap((project) => Object.values(project.pictures ?? {}))
  const inArticles = [...texts.values()].flatMap(({ pictures }) => pictures)
  const used = new Set([profile.photo?.file, ...[...pictures, ...inArticles].map(({ file }) => file)])
  for (const file of files)
    if (!used.has(file))
      report(`pictures/${file}`, '', 'is shown nowhere', 'Name it in a project or an article, or remove the file.')
}

/** Reports addresses that browsers call insecure. */
export function reviewAddresses(texts: OwnerText[], report: Report): void {
  for (const { file, path, text } of texts) {
    if (/^http:\/\/\S+$/.test(text))
      report(file, path.join('.'), 'is an address without https', 'Write https:// if the other site has it.')
  }
}
