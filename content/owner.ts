/**
 * What the owner wrote, in each language of the site. Runs in Node only: the browser gets one language of it, made at build
 * (`scripts/build/owner-plugin.ts`).
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FullContent } from '#contract/content/content.ts'
import type { Owner } from '#contract/content/owner.ts'
import { DEFAULT_LANGUAGE, knownLanguages, type Language, languages } from '#contract/language.ts'
import { codeBehind } from '#contract/site/code-behind.ts'
import { compiled } from '#contract/site/compiled.ts'
import { ownerFolder, shownOwnerFolder } from '#contract/site/owner-folder.ts'
import { isOn } from '#contract/site/site.ts'
import { assemble } from './assemble.ts'
import { untranslatedTitles } from './background/background-entries.ts'
import { describeProblem } from './reading/describe-problem.ts'
import type { ContentProblem } from './reading/read-yaml.ts'
import { findIn, pictureFiles, readOwnerPictures } from './writing/pictures.ts'

/** The content has problems, each of which is named: nothing can be shown before they are solved. */
class ContentError extends Error {
  constructor(problems: ContentProblem[]) {
    super(
      `${shownOwnerFolder} has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n${problems.map(withRemedy).join('\n')}`,
    )
  }
}

/** Names the file from the project's folder, and says what to do. */
function withRemedy(problem: ContentProblem): string {
  const described = describeProblem({ ...problem, file: `${shownOwnerFolder}/${problem.file}` })
  return problem.suggestion ? `${described}\n  → ${problem.suggestion}` : described
}

type Contents = Partial<Record<Language, FullContent>>

function ownersFiles(): string[] {
  if (!existsSync(ownerFolder))
    throw new Error(`There is no folder ${ownerFolder}: see CONTENT_DIR in docs/environment.md.`)
  const files = readdirSync(ownerFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:yaml|md)$/.test(file),
  )
  const pictures = pictureFiles(ownerFolder).map((file) => join('pictures', file))
  return [...files.sort(), ...pictures].map((file) => join(ownerFolder, file))
}

async function read(): Promise<Contents> {
  const [{ readOwner }, { drawAll }] = await Promise.all([
    import('./reading/read-owner.ts'),
    import('./drawing/draw.ts'),
  ])
  const { inLanguage, problems: ofTexts, fallbackTexts } = readOwner(ownerFolder)
  const { pictures, problems: ofPictures } = readOwnerPictures(ownerFolder)
  const problems = [...ofTexts, ...ofPictures]
  if (problems.length > 0) throw new ContentError(problems)
  const findPicture = findIn(pictures)
  const contentOf = (language: Language, owner: Owner | undefined) =>
    owner ? [withoutWhatIsOff(assemble(language, owner, findPicture))] : []
  const all = languages.flatMap((language) => {
    const texts = fallbackTexts[language] ?? []
    return contentOf(language, inLanguage[language]).map((content) => {
      if (texts.length === 0) return content
      const titles = untranslatedTitles(language, content.records, texts)
      return { ...content, fallback: { language: DEFAULT_LANGUAGE, texts: [...texts, ...titles] } }
    })
  })
  const others = knownLanguages.filter((language) => !languages.includes(language))
  const asked = others
    .flatMap((language) => contentOf(language, inLanguage[DEFAULT_LANGUAGE]))
    .map((content) => ({ ...content, written: DEFAULT_LANGUAGE }))
  const drawn = drawAll(Object.fromEntries(all.map(({ language, caseStudies }) => [language, caseStudies])))
  return Object.fromEntries(
    [...all, ...asked].map((content) => [
      content.language,
      { ...content, caseStudies: drawn[content.language] ?? drawn[DEFAULT_LANGUAGE] ?? [] },
    ]),
  )
}

/** What a feature would show is nowhere else either: in no answer, résumé or feed. */
function withoutWhatIsOff(content: FullContent): FullContent {
  const articles = isOn('writing') ? content.articles : []
  const studies = content.caseStudies.map(({ articles: about, ...study }) => {
    return about && isOn('writing') ? { ...study, articles: about } : study
  })
  const caseStudies = isOn('caseStudies') ? studies : []
  const isThere = (id: string | undefined) => caseStudies.some((study) => study.id === id)
  const keepLink = <Linked extends { caseStudy?: string | undefined }>({ caseStudy, ...rest }: Linked) =>
    ({ ...rest, ...(isThere(caseStudy) && { caseStudy }) }) as Linked
  return {
    ...content,
    articles: articles.map((one) => ({ ...one, projects: one.projects.filter(isThere) })),
    caseStudies,
    testimonials: isOn('testimonials') ? content.testimonials.map(keepLink) : [],
    services: isOn('services') ? content.services : [],
    skills: content.skills.map((skill) => ({
      ...skill,
      evidence: { ...skill.evidence, projects: skill.evidence.projects.map(keepLink) },
    })),
  }
}

const contents = await compiled('content.json', [...ownersFiles(), ...codeBehind(import.meta.filename)], read)

/** @throws for a language that the site does not have. */
export function contentIn(language: Language): FullContent {
  const content = languages.includes(language) ? contents[language] : undefined
  if (!content) throw new Error(`The site has no content in ${language}.`)
  return content
}

/** What is answered in any language that the product speaks: where the site does not have it, the owner's own words stay. */
export const askedContentIn = (language: Language): FullContent => contents[language] ?? contentIn(DEFAULT_LANGUAGE)

/** The owner's name as readers of a language know it. */
export const ownerNameIn = (language: Language): string => askedContentIn(language).profile.name

/** What is the same in every language can be read from the first. */
const [first] = Object.values(contents)
if (!first) throw new Error('The site has no content in any language.')
export const { profile, caseStudies, articles } = first
