/**
 * Checks everything under `content/` and names each fault by file, key and reason: shapes and lengths, missing and
 * superfluous texts, dangling references, dates, and words whose placeholders differ between languages.
 */

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import * as shapes from '../contract/content-source.ts'
import * as words from '../contract/content-words.ts'
import { demoProjects } from '../contract/demo.ts'
import { languages } from '../contract/language.ts'

export interface Fault {
  file: string
  key: string
  reason: string
}

/** The owner's own facts are held to their data by the shapes in the contract; `facts` and `site` only gather files. */
const factFiles = ['profile', 'experience', 'skills', 'case-studies', 'testimonials', 'services', 'facts', 'site']
const checkedByShape = new Set(factFiles)

type Tree = { [key: string]: string | Tree }

/** @param folder where `content/` is. */
export async function checkContent(folder: string): Promise<Fault[]> {
  const faults: Fault[] = []
  const fault = (file: string, key: string, reason: string) => faults.push({ file: `content/${file}`, key, reason })

  async function load<S extends z.ZodMiniType>(
    file: string,
    name: string,
    schema?: S,
  ): Promise<z.output<S> | undefined> {
    let module: Record<string, unknown>
    try {
      module = await import(pathToFileURL(join(folder, file)).href)
    } catch (error) {
      fault(
        file,
        '',
        (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND' ? 'the file is missing' : String(error),
      )
      return undefined
    }
    if (!(name in module)) {
      fault(file, name, 'is not exported')
      return undefined
    }
    if (!schema) return module[name] as z.output<S>
    const parsed = z.safeParse(schema, module[name])
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) fault(file, issue.path.join('.'), reasonOf(issue))
    return undefined
  }

  const site = await load('site.ts', 'site', shapes.siteData)
  const profile = await load('profile.ts', 'profile', shapes.profileData)
  const experience = await load('experience.ts', 'experience', shapes.experienceData)
  const skills = await load('skills.ts', 'skills', shapes.skillData)
  const caseStudies = await load('case-studies/index.ts', 'caseStudies', z.array(shapes.caseStudyData))
  const testimonials = await load('testimonials.ts', 'testimonials', shapes.testimonialData)
  const services = await load('services.ts', 'services', shapes.serviceData)
  await load('demo-projects.ts', 'demoProjects', demoProjects)
  if (!site || !profile || !experience || !skills || !caseStudies || !testimonials || !services) return faults

  // References between the files, and dates that only make sense together.
  const studyIds = caseStudies.map(({ id }) => id)
  const known = (file: string, key: string, id: string | undefined, ids: string[], what: string) => {
    if (id !== undefined && !ids.includes(id)) fault(file, key, `there is no ${what} "${id}"`)
  }
  for (const job of experience) {
    if (job.end && job.end < job.start)
      fault('experience.ts', `${job.id}.end`, `${job.end} is before the start ${job.start}`)
  }
  for (const skill of skills) {
    for (const { id, caseStudy } of skill.projects) {
      known('skills.ts', `${skill.id}.projects.${id}.caseStudy`, caseStudy, studyIds, 'case study')
    }
  }
  for (const { id, caseStudy } of testimonials) {
    known('testimonials.ts', `${id}.caseStudy`, caseStudy, studyIds, 'case study')
  }
  for (const study of caseStudies) {
    const file = `case-studies/${study.id}.ts`
    known(
      file,
      'experience',
      study.experience,
      experience.map(({ id }) => id),
      'job',
    )
    const nodes = study.diagram.nodes.map(({ id }) => id)
    for (const { id, from, to } of study.diagram.connections) {
      known(file, `diagram.connections.${id}.from`, from, nodes, 'node')
      known(file, `diagram.connections.${id}.to`, to, nodes, 'node')
    }
    unique(file, 'diagram.nodes', nodes, fault)
    unique(
      file,
      'diagram.connections',
      study.diagram.connections.map(({ id }) => id),
      fault,
    )
  }
  unique(
    'experience.ts',
    '',
    experience.map(({ id }) => id),
    fault,
  )
  unique(
    'skills.ts',
    '',
    skills.map(({ id }) => id),
    fault,
  )
  unique('case-studies/index.ts', '', studyIds, fault)

  const concepts = await load('advert-concepts.ts', 'advertConcepts', words.advertConcepts)
  const jobIds = experience.map(({ id }) => id)
  for (const [id, { jobs = [] }] of Object.entries(concepts ?? {})) {
    for (const job of jobs) known('advert-concepts.ts', `${id}.jobs`, job, jobIds, 'job')
  }

  const english = new Map<string, object>()
  for (const file of await localeFiles(folder, 'en')) {
    if (!checkedByShape.has(file))
      english.set(file, await import(pathToFileURL(join(folder, `locales/en/${file}.ts`)).href))
  }
  for (const language of languages) {
    const at = (file: string) => `locales/${language}/${file}.ts`
    const same = (file: string, key: string, ids: string[], texts: object) => sameKeys(at(file), key, ids, texts, fault)

    const profileTexts = await load(at('profile'), 'profile', shapes.profileTexts)
    if (profileTexts) {
      same('profile', 'coreExpertise', profile.coreExpertise, profileTexts.coreExpertise)
      same(
        'profile',
        'skills',
        profile.skills.map(({ id }) => id),
        profileTexts.skills,
      )
    }
    const experienceTexts = await load(at('experience'), 'experience', shapes.experienceTexts)
    if (experienceTexts) {
      same(
        'experience',
        '',
        experience.map(({ id }) => id),
        experienceTexts,
      )
      for (const { id, achievements } of experience) {
        const text = experienceTexts[id]
        if (text) same('experience', `${id}.achievements`, achievements, text.achievements)
      }
    }
    const skillTexts = await load(at('skills'), 'skills', shapes.skillTexts)
    if (skillTexts) {
      same(
        'skills',
        '',
        skills.map(({ id }) => id),
        skillTexts,
      )
      for (const { id, achievements, metrics, projects } of skills) {
        const text = skillTexts[id]
        if (!text) continue
        same('skills', `${id}.achievements`, achievements, text.achievements)
        same('skills', `${id}.metrics`, metrics, text.metrics)
        same(
          'skills',
          `${id}.projects`,
          projects.map((project) => project.id),
          text.projects,
        )
      }
    }
    const studyTexts = await load(at('case-studies'), 'caseStudies', shapes.caseStudyTexts)
    if (studyTexts) {
      same('case-studies', '', studyIds, studyTexts)
      for (const study of caseStudies) {
        const text = studyTexts[study.id]
        if (!text) continue
        same('case-studies', `${study.id}.keyFeatures`, study.keyFeatures, text.keyFeatures)
        same('case-studies', `${study.id}.outcomes`, study.outcomes, text.outcomes)
        same('case-studies', `${study.id}.metrics`, study.metrics, text.metrics)
        const { nodes, connections, nextSteps } = study.diagram
        same(
          'case-studies',
          `${study.id}.diagram.nodes`,
          nodes.map(({ id }) => id),
          text.diagram.nodes,
        )
        same(
          'case-studies',
          `${study.id}.diagram.connections`,
          connections.map(({ id }) => id),
          text.diagram.connections,
        )
        same('case-studies', `${study.id}.diagram.nextSteps`, nextSteps, text.diagram.nextSteps)
      }
    }
    const testimonialTexts = await load(at('testimonials'), 'testimonials', shapes.testimonialTexts)
    if (testimonialTexts)
      same(
        'testimonials',
        '',
        testimonials.map(({ id }) => id),
        testimonialTexts,
      )
    const serviceTexts = await load(at('services'), 'services', shapes.serviceTexts)
    if (serviceTexts)
      same(
        'services',
        '',
        services.map(({ id }) => id),
        serviceTexts,
      )

    const advertWords = await load(at('advert'), 'advert', words.advertWords)
    if (advertWords && concepts) same('advert', 'concepts', Object.keys(concepts), advertWords.concepts)

    for (const [file, exported] of english) {
      const model = Object.entries(exported).filter((entry): entry is [string, Tree] => isTree(entry[1]))
      for (const [name, texts] of model) {
        const said = (await load(at(file), name)) as Tree | undefined
        if (said) sameWords(at(file), '', texts, said, fault)
      }
    }
    for (const file of await localeFiles(folder, language)) {
      if (!english.has(file) && !checkedByShape.has(file))
        fault(`locales/${language}/${file}.ts`, '', 'unknown file: English has none like it')
    }
  }

  // Facts have their ids only when everything fits together.
  if (faults.length === 0 && concepts) {
    const ledger = await import(pathToFileURL(join(folder, 'ledger.ts')).href)
    const { assemble } = await import(pathToFileURL(join(folder, 'assemble.ts')).href)
    const { facts } = await import(pathToFileURL(join(folder, 'locales/en/facts.ts')).href)
    const factIds: string[] = ledger.buildLedger(assemble('en', facts)).map(({ id }: { id: string }) => id)
    for (const [id, concept] of Object.entries(concepts)) {
      for (const fact of concept.facts) known('advert-concepts.ts', `${id}.facts`, fact, factIds, 'fact')
    }
    const { unansweredQuestions } = await import(pathToFileURL(join(folder, 'buyer-questions.ts')).href)
    for (const [id, nearest] of Object.entries<string[]>(unansweredQuestions)) {
      for (const fact of nearest) known('buyer-questions.ts', id, fact, factIds, 'fact')
    }
  }
  return faults
}

/** The names of a language's files, without their ending. */
async function localeFiles(folder: string, language: string): Promise<string[]> {
  const names = await readdir(join(folder, 'locales', language))
  return names.filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -'.ts'.length))
}

/** Nothing but texts, however deep: lists and patterns are data of the language, which need not be alike. */
const isTree = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTree))

type Report = (file: string, key: string, reason: string) => void

function unique(file: string, key: string, ids: string[], report: Report): void {
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
    report(file, key || id, `"${id}" stands here twice`)
}

function sameKeys(file: string, key: string, ids: string[], texts: object, report: Report): void {
  const path = (id: string) => (key ? `${key}.${id}` : id)
  for (const id of ids) if (!Object.hasOwn(texts, id)) report(file, path(id), 'the translation is missing')
  for (const id of Object.keys(texts))
    if (!ids.includes(id)) report(file, path(id), 'unknown id: nothing in the data has it')
}

/** Compares words with the English ones: the same keys (plural endings aside), none empty, the same placeholders. */
function sameWords(file: string, at: string, model: Tree, words: Tree, report: Report): void {
  for (const [key, english] of Object.entries(model)) {
    const path = at ? `${at}.${key}` : key
    const said = words[key]
    if (said === undefined) report(file, path, 'the translation is missing')
    else if (typeof english === 'object' && typeof said === 'object') sameWords(file, path, english, said, report)
    else if (typeof english !== typeof said) report(file, path, 'is not of the same kind as in English')
    else if (String(said).trim() === '') report(file, path, 'is empty')
    else if (placeholders(english as string, key) !== placeholders(said as string, key)) {
      report(
        file,
        path,
        `has the placeholders ${placeholders(said as string, key) || 'none'}, in English ${placeholders(english as string, key) || 'none'}`,
      )
    }
  }
  for (const key of Object.keys(words)) {
    if (!(key in model)) report(file, at ? `${at}.${key}` : key, 'unknown key: English has none like it')
  }
}

/** A singular may name its number or say it in words, as each language likes. */
function placeholders(text: string, key: string): string {
  const named = new Set(text.match(/\{\{\w+\}\}/g))
  if (key.endsWith('_one')) named.delete('{{count}}')
  return [...named].sort().join(' ')
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  if (issue.code === 'unrecognized_keys') return `unknown key ${issue.keys.join(', ')}`
  return issue.message
}

export const sayFault = ({ file, key, reason }: Fault): string => [file, key, reason].filter(Boolean).join(': ')

if (import.meta.main) {
  const faults = await checkContent(join(import.meta.dirname, '..', 'content'))
  for (const fault of faults) console.error(sayFault(fault))
  console.log(faults.length === 0 ? 'The content is complete in all languages.' : `\n${faults.length} faults.`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
