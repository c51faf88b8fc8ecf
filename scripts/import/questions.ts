/** Asks somebody about their life and gives the answers the shape of a JSON Résumé. */
import * as z from 'zod/mini'
import { PRESENT } from '#contract/content/fields.ts'
import { ownerFiles, profileFile, projectFile } from '#contract/content/owner.ts'
import type { Dialogue, Question } from './dialogue.ts'
import { addressIn, pronounsIn } from './json-resume.ts'
import { dateIn, endsBeforeStart, goesOn, saysNumbersOf } from './sources/dates.ts'
import { type Entry, withoutEmpty } from './sources/source.ts'
import { spokenIn } from './spoken-languages.ts'

/** A job whose end has probably been left out. */
export interface OpenJob {
  /** Its place among the jobs of the résumé. */
  at: number
  name: string
  startDate: string
}

type Ask = (name: string, text: string, schema: z.ZodMiniType, isRequired?: boolean) => Promise<string>

const { name, title, bio, email, location } = profileFile.shape
const fields = {
  work: ownerFiles.work.def.valueType.shape,
  education: ownerFiles.education.def.valueType.shape,
  certificates: ownerFiles.certificates.def.valueType.shape,
  skills: ownerFiles.skills.def.valueType.shape,
}
/** A list of words, each short enough to stand on a card. */
const words = z.string().check(
  z.maxLength(2000, 'is longer than 2000 characters'),
  z.refine((text) => listed(text).every((word) => word.length <= 80), 'has a word of more than 80 characters'),
)
/** As much as a file may say: an import reads both. */
const day = z.string().check(
  z.refine((text) => goesOn(text) || dateIn(text) !== undefined, 'needs a year, like 2021-09 or May 2021'),
  z.refine((text) => {
    const date = dateIn(text)
    return date === undefined || saysNumbersOf(text, date)
  }, 'is no date of the calendar: write it like 2021-09 or May 2021'),
)
/** @param start as it was answered. */
const endAfter = (start: string) =>
  day.check(
    z.refine(
      (end) => !endsBeforeStart({ startDate: dateIn(start), endDate: goesOn(end) ? undefined : dateIn(end) }),
      `is before the start, ${start}`,
    ),
  )
const address = z
  .string()
  .check(z.refine((text) => addressIn(text) !== undefined, 'must be an address like https://example.com'))
const pronouns = z.string().check(z.refine((text) => pronounsIn(text) !== undefined, 'must be she, he, they or none'))
const statement = z.string().check(z.maxLength(600, 'is longer than 600 characters'))

const ABOUT_PRONOUNS = 'How texts speak of you: she, he, they, or none to use your name'

/** What no source said, but a site cannot be without or speaks with. @returns the part that is called `basics`. */
export async function askForIdentity(dialogue: Dialogue, known: Entry): Promise<Entry> {
  const ask = asking(dialogue, 'basics')
  const basics: Entry = {}
  if (!known.name) basics.name = await ask('name', 'Your name', name, true)
  if (!known.pronouns) basics.pronouns = await ask('pronouns', ABOUT_PRONOUNS, pronouns)
  if (!known.email) basics.email = await ask('email', 'Your e-mail address, which the site shows', email, true)
  return withoutEmpty(basics)
}

/** Asks until when somebody worked where no end is written. @returns the answer, by the job's place. */
export async function askForEnds(dialogue: Dialogue, jobs: OpenJob[]): Promise<Map<number, string>> {
  const ends = new Map<number, string>()
  for (const { at, name, startDate } of jobs) {
    const text = `${name}, since ${startDate}: until when (empty: still there)`
    const end = await asking(dialogue, `work.${at}`)('end', text, endAfter(startDate))
    // Who was asked has said so: nobody needs to ask again.
    ends.set(at, end && !goesOn(end) ? end : PRESENT)
  }
  return ends
}

/** @returns a JSON Résumé of the answers. */
export async function askForResume(dialogue: Dialogue): Promise<Entry> {
  dialogue.say('An empty answer skips a question or ends a list. Ctrl-C keeps the answers for next time.\n')
  const ask = asking(dialogue, 'basics')
  const basics = withoutEmpty({
    name: await ask('name', 'Your name', name, true),
    pronouns: await ask('pronouns', ABOUT_PRONOUNS, pronouns),
    label: await ask('label', 'What you are, such as "Nurse educator"', title),
    summary: await ask('summary', 'Two sentences about you', bio),
    email: await ask('email', 'Your e-mail address, which the site shows', email, true),
    url: await ask('url', 'Another page of yours (https://…)', address),
    location: withoutEmpty({ city: await ask('city', 'The town you work in', location) }),
  })
  return {
    basics,
    languages: listed(await ask('languages', 'Languages you speak, such as "English native, German B2"', words)).map(
      (spoken) => withoutEmpty({ ...spokenIn(spoken) }),
    ),
    work: await askForEach(
      dialogue,
      'work',
      'Your latest job: which employer',
      'The job before: which employer',
      jobOf,
    ),
    education: await askForEach(dialogue, 'education', 'A school or university', 'Another school', educationOf),
    certificates: await askForEach(dialogue, 'certificates', 'A certificate', 'Another certificate', certificateOf),
    skills: await askForEach(dialogue, 'skills', 'Something you are good at', 'Another skill', skillOf),
    projects: await askForEach(dialogue, 'projects', 'A project to show', 'Another project', projectOf),
  }
}

const asking =
  (dialogue: Dialogue, place: string): Ask =>
  (key, text, schema, isRequired = false) => {
    const question: Question = { key: `${place}.${key}`, text, schema, isRequired }
    return dialogue.ask(question)
  }

interface List {
  /** Of the answer that an entry begins with. */
  schema: z.ZodMiniType
  /** The other questions about it. */
  more(ask: Ask, first: string): Promise<Entry>
}

/** Entry after entry, until the first question of one is skipped. */
async function askForEach(
  dialogue: Dialogue,
  place: string,
  text: string,
  again: string,
  { schema, more }: List,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const ask = asking(dialogue, `${place}.${entries.length}`)
    const first = await ask('first', `\n${entries.length === 0 ? text : again}`, schema)
    if (!first) return entries
    entries.push(withoutEmpty(await more(ask, first)))
  }
}

/** @param text of the question, which is asked until it is skipped. */
async function askForLines(ask: Ask, text: string): Promise<string[]> {
  const lines: string[] = []
  for (;;) {
    const line = await ask(`line-${lines.length}`, `  ${lines.length === 0 ? text : 'Another'}`, statement)
    if (!line) return lines
    lines.push(line)
  }
}

const jobOf: List = {
  schema: fields.work.company,
  more: async (ask, company) => {
    const position = await ask('position', '  Your position', fields.work.title, true)
    const startDate = await ask('start', '  From (2021-09 or 2021)', day)
    return {
      name: company,
      position,
      startDate,
      endDate: await ask('end', '  Until (empty: still there)', endAfter(startDate)),
      summary: await ask('summary', '  What it is about, in a sentence or two', fields.work.description),
      highlights: await askForLines(ask, 'Something you achieved there'),
    }
  },
}

const educationOf: List = {
  schema: fields.education.institution,
  more: async (ask, institution) => ({
    institution,
    studyType: await ask('degree', '  The degree or training', fields.education.degree),
    area: await ask('area', '  In what', fields.education.area),
    endDate: await ask('end', '  Finished (2015)', day),
  }),
}

const certificateOf: List = {
  schema: fields.certificates.name,
  more: async (ask, certificate) => ({
    name: certificate,
    issuer: await ask('issuer', '  From whom', fields.certificates.issuer),
    date: await ask('date', '  When (2022-05 or 2022)', day),
  }),
}

const skillOf: List = {
  schema: fields.skills.name,
  more: async (ask, skill) => ({
    name: skill,
    keywords: listed(await ask('keywords', '  Words that belong to it, with commas', words)),
  }),
}

const projectOf: List = {
  schema: projectFile.shape.title,
  more: async (ask, project) => ({
    name: project,
    description: await ask('description', '  What it is, in a sentence or two', projectFile.shape.description),
    url: await ask('url', '  Where it can be seen (https://…)', address),
    highlights: await askForLines(ask, 'What came of it'),
  }),
}

const listed = (text: string): string[] =>
  text
    .split(/[,;，、；]/)
    .map((word) => word.trim())
    .filter(Boolean)
