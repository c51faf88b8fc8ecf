/** Reads the examples of each kind of message: `content/language/<lng>/messages/*.txt`, "== kind" above its lines. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cuesIn } from '#content/language/load/load-cues.ts'
import { createSentencesIn } from '#content/language/load/load-sentences.ts'
import { type MessageKind, messageKinds } from '#contract/chat/message-kinds.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import type { Language } from '#contract/language.ts'

const languages = join(import.meta.dirname, '..', '..', '..', 'content', 'language')
const HEADING = /^== (\S+)$/

export interface Sample {
  kind: MessageKind
  text: string
}

export function exampleFiles(language: Language): string[] {
  const folder = join(languages, language, 'messages')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name))
}

const isKind = (name: string): name is MessageKind => messageKinds.some((kind) => kind === name)

/** What the product itself proposes to ask is of the kind it is meant to be. */
function proposed(language: Language): Sample[] {
  const { ask } = createSentencesIn[language]({ name: '{owner}', first: '{owner}', pronouns: undefined })
  const [company, title, name] = ['{employer}', '{project}', '{technology}']
  const chips: Sample[] = [
    { kind: 'job-about', text: ask.job({ company }) },
    { kind: 'job-results', text: ask.jobResults({ company }) },
    { kind: 'job-technologies', text: ask.jobTechnologies({ company }) },
    { kind: 'job-before', text: ask.before({ company }) },
    { kind: 'jobs', text: ask.jobs() },
    { kind: 'project-about', text: ask.project({ title }) },
    { kind: 'project-how', text: ask.projectHow({ title }) },
    { kind: 'project-results', text: ask.projectResults({ title }) },
    { kind: 'project-challenge', text: ask.projectChallenge({ title }) },
    { kind: 'projects', text: ask.projects() },
    { kind: 'technology-where', text: ask.technology({ name }) },
    { kind: 'technology-years', text: ask.technologyYears({ name }) },
    { kind: 'technologies', text: ask.technologies() },
    { kind: 'contact', text: ask.contact() },
    { kind: 'services', text: ask.services() },
    { kind: 'testimonials', text: ask.testimonials() },
    { kind: 'team-size', text: ask.leadership() },
  ]
  const interview = interviewKinds.map((kind) => ({
    kind,
    text: cuesIn[language].interview[kind].question.replace('{{owner}}', '{owner}'),
  }))
  return [...chips, ...interview]
}

/** @throws where a heading names no kind. */
export function readExamples(language: Language): Sample[] {
  const written = exampleFiles(language).flatMap((file) => {
    const samples: Sample[] = []
    let kind: MessageKind | undefined
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const heading = HEADING.exec(line)?.[1]
      if (heading !== undefined) {
        if (!isKind(heading)) throw new Error(`${file}: "${heading}" is no kind of message`)
        kind = heading
      } else if (kind && line.trim()) samples.push({ kind, text: line.trim() })
    }
    return samples
  })
  return [...written, ...proposed(language)]
}
