// Sentences about pieces of work: where something was done, what was before it, what is said of a part.
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `“${toBeQuoted(text, ['“', '”'])}”`
const list = (items: string[]) => new Intl.ListFormat('en').format(items)

/** A project or a job in which something was done; only the project has a title. */
export interface Done {
  title?: string | undefined
  company?: string | undefined
  period?: string | undefined
}

const where = ({ title, company, period }: Done) =>
  [title ? `with ${title}` : '', company ? `at ${company} (${period})` : ''].filter(Boolean).join(' ')

export const workSentences = (o: OwnerWords) => ({
  doneIn: (a: Done) => `Yes, ${where(a)}.`,
  nearestIn: (a: Done) => `What comes closest was done ${where(a)}.`,
  /** How it was before a project: no answer by itself. */
  beforeIt: (a: { name: string | undefined; text: string }) => `Before ${a.name ?? 'that'}: ${a.text}`,
  /** A statement that affirms what was asked. */
  itIsSo: (a: { text: string }) => `Yes: ${a.text}`,
  notSaidOf: (a: { words: string }) => `This site does not say so of ${marked(a.words)}.`,
  untoldOf: (a: { name: string }) => `For ${a.name} this site does not tell that.`,
  noOthers: () => 'This site names no others.',
  skillSince: (a: { name: string; from: string; to: string | undefined }) =>
    `${a.name}: ${a.to ? `from ${a.from} to ${a.to}` : `since ${a.from}`}, by the jobs and projects named here.`,
  unranked: (a: { title: string; others: string[] }) =>
    `This site does not rank its projects. It shows ${a.title} first, then ${list(a.others)}.`,
  withoutPart: (a: { part: string; text: string }) => `Without ${marked(a.part)}: ${a.text}`,
  articleHere: (a: { title: string }) => `the article ${marked(a.title)} on this site`,
  /** An answer of the interview to another question than the one that was asked. */
  toQuestion: (a: { question: string; text: string }) => `${o.first}, asked ${marked(a.question)}: ${marked(a.text)}`,
  references: (a: { people: string[] }) =>
    `${list(a.people)} ${a.people.length === 1 ? 'speaks' : 'speak'} for ${o.first} on this site.`,
})

export type WorkSentences = ReturnType<typeof workSentences>
