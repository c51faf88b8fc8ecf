/** Writes content as the site keeps it: a copy of the sample's folder in which every fact is the new owner's. */
import { spawnSync } from 'node:child_process'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../../contract/content.ts'
import type { FactTexts } from '../../contract/content-source.ts'
import type { AdvertConcepts } from '../../contract/content-words.ts'
import { type Language, languages } from '../../contract/language.ts'
import { checkContent, type Fault } from '../check-content.ts'
import { type Data, UNSAID } from './content-from.ts'

interface Folders {
  from: string
  to: string
}

/** @returns what is wrong with the content that was written: texts that the site has no room for. */
export async function writeContent(
  { from, to }: Folders,
  data: Data,
  texts: (language: Language) => FactTexts,
): Promise<Fault[]> {
  await cp(from, to, { recursive: true })
  for (const old of await readdir(join(to, 'case-studies'))) await rm(join(to, 'case-studies', old))
  const write = async (file: string, name: string, type: string, value: object) => {
    const contract = `${'../'.repeat(file.split('/').length)}contract/content.ts`
    const source = `import type { ${type.replace('[]', '')} } from '${contract}'\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`
    await writeFile(join(to, file), source)
  }

  const { profile, experience, skills, caseStudies, testimonials } = data
  await write('profile.ts', 'profile', 'ProfileData', profile)
  await write('experience.ts', 'experience', 'ExperienceData', experience)
  await write('skills.ts', 'skills', 'SkillData', skills)
  await write('testimonials.ts', 'testimonials', 'TestimonialData', testimonials)
  await write('services.ts', 'services', 'ServiceData', [])
  await write('site.ts', 'site', 'SiteData', { ...(await load<{ site: object }>(from, 'site.ts')).site, sample: false })
  for (const study of caseStudies) await write(`case-studies/${study.id}.ts`, 'caseStudy', 'CaseStudyData', study)
  await writeFile(join(to, 'case-studies/index.ts'), listOf(caseStudies.map(({ id }) => id)))
  for (const language of languages) {
    const { profile, experience, skills, caseStudies, testimonials, services } = texts(language)
    const at = (file: string) => `locales/${language}/${file}.ts`
    await write(at('profile'), 'profile', 'ProfileTexts', profile)
    await write(at('experience'), 'experience', 'ExperienceTexts', experience)
    await write(at('skills'), 'skills', 'SkillTexts', skills)
    await write(at('case-studies'), 'caseStudies', 'CaseStudyTexts', caseStudies)
    await write(at('testimonials'), 'testimonials', 'TestimonialTexts', testimonials)
    await write(at('services'), 'services', 'ServiceTexts', services)
  }
  const owned = await ownedBy(to)
  await write('advert-concepts.ts', 'advertConcepts', 'AdvertConcepts', await conceptsOf(from, owned))
  await writeFile(join(to, 'buyer-questions.ts'), await buyerQuestionsOf(from, owned))
  // In the house's style where its formatter is installed; it is as right without.
  spawnSync('biome', ['format', '--write', to], { stdio: 'ignore' })
  return await checkContent(to)
}

const load = async <Module>(folder: string, file: string): Promise<Module> =>
  (await import(pathToFileURL(join(folder, file)).href)) as Module

function listOf(ids: string[]): string {
  const imports = ids.map((id, i) => `import { caseStudy as study${i} } from './${id}.ts'\n`).join('')
  const type = `import type { CaseStudyData } from '../../contract/content-source.ts'\n`
  return `${type}${imports}\nexport const caseStudies: CaseStudyData[] = [${ids.map((_, i) => `study${i}`).join(', ')}]\n`
}

interface Owned {
  facts: Set<string>
  jobs: Set<string>
}

/** What the new owner has of what other content names. */
async function ownedBy(to: string): Promise<Owned> {
  const { assemble } = await load<{ assemble(language: Language, texts: FactTexts): Content }>(to, 'assemble.ts')
  const { buildLedger } = await load<{ buildLedger(content: Content): { id: string; text: string }[] }>(to, 'ledger.ts')
  const { facts } = await load<{ facts: FactTexts }>(to, 'locales/en/facts.ts')
  const content = assemble('en', facts)
  const said = buildLedger(content).filter(({ text }) => text !== UNSAID)
  return { facts: new Set(said.map(({ id }) => id)), jobs: new Set(content.experience.map(({ id }) => id)) }
}

/** What adverts ask for, without the facts that only the sample's owner has. */
async function conceptsOf(from: string, owned: Owned): Promise<AdvertConcepts> {
  const { advertConcepts } = await load<{ advertConcepts: AdvertConcepts }>(from, 'advert-concepts.ts')
  return Object.fromEntries(
    Object.entries(advertConcepts).map(([id, concept]) => [
      id,
      {
        ...concept,
        facts: concept.facts.filter((fact) => owned.facts.has(fact)),
        ...(concept.jobs && { jobs: concept.jobs.filter((job) => owned.jobs.has(job)) }),
      },
    ]),
  )
}

/** What buyers ask and no fact answers, with what comes nearest of the facts that the new owner has. */
async function buyerQuestionsOf(from: string, owned: Owned): Promise<string> {
  const { unansweredQuestions } = await load<{ unansweredQuestions: Record<string, string[]> }>(
    from,
    'buyer-questions.ts',
  )
  const nearest = Object.entries(unansweredQuestions).map(([id, facts]) => [
    id,
    facts.filter((fact) => owned.facts.has(fact)),
  ])
  const value = JSON.stringify(Object.fromEntries(nearest), null, 2)
  return `export const unansweredQuestions = ${value} satisfies Record<string, string[]>\n`
}
