/**
 * Reads an advert: which of its sentences ask something of the applicant.
 *
 * What stands under a heading for requirements is one. Where no such heading is, sentences that speak to the applicant
 * are read as requirements, then loose bullets, and last the duties of the job. Benefits and the like never are.
 */

import type { RequirementKind } from '#contract/chat/fit.ts'
import type { SectionKind } from '#contract/content/language-data.ts'
import { createTurns } from '#server/knowledge/steps.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { type Heading, headingOf, linesOf, sentencesOf } from './advert-lines.ts'
import { indexOfPhrase, plain, saysAny } from './phrases.ts'

export interface Asked {
  text: string
  kind: RequirementKind
}

export interface ReadAdvert {
  requirements: Asked[]
  /** How many more there were than are judged. */
  unread: number
  /** What it says that it does not ask for, in its own words. */
  notAsked: string[]
  /** It has a section of tasks that was left alone, as requirements are named elsewhere. */
  hasTasks: boolean
}

/** More are not judged, however they are listed. */
export const MOST_REQUIREMENTS = 60
const LONGEST_CUE = 60
/** A longer requirement is cut: no sentence of an advert needs more. */
const REQUIREMENT_MAX = 400
/** What is looked at of one sentence, and how many of them: more than any advert of 20,000 characters has. */
const SENTENCE_MAX = 1000
const SENTENCES_MAX = 2500

interface Sentence {
  text: string
  kind: RequirementKind | 'not-asked'
  section: Heading['kind']
  bullet: boolean
  /** It stands under no heading and tells what somebody brings who is looked for. */
  isTold: boolean
}

/** What only the things that a sentence names can tell. */
export interface Demands {
  /** It asks for something, though it speaks to nobody: "Driving licence." */
  isDemand(sentence: string): boolean
  /** What is asked for of the person who is looked for: "we look for somebody speaking Arabic fluently". */
  demandsOf(sought: string): string[]
}
const noDemands: Demands = { isDemand: () => false, demandsOf: () => [] }

export async function readAdvert(advert: string, reading: AdvertLanguage, demands = noDemands): Promise<ReadAdvert> {
  const sentences = await sentencesIn(advert, reading, demands)
  const under = (kind: SectionKind) => sentences.filter(({ section }) => section === kind)
  const loose = sentences.filter(({ section }) => section === undefined)
  const told = loose.filter(({ isTold }) => isTold)
  const bullets = loose.filter(({ bullet }) => bullet)

  const required = new Set(
    under('must').length > 0 ? [] : first(bullets.length > 0 ? [...told, ...bullets] : told, under('duties')),
  )
  const found = sentences.filter(
    (sentence) => ['must', 'nice', 'not-asked'].includes(sentence.section ?? '') || required.has(sentence),
  )
  const distinct = [...new Map(found.map((sentence) => [plain(sentence.text), sentence])).values()]
  const asked = distinct.flatMap(({ text, kind }): Asked[] => (kind === 'not-asked' ? [] : [{ text, kind }]))
  return {
    requirements: asked.slice(0, MOST_REQUIREMENTS),
    unread: Math.max(0, asked.length - MOST_REQUIREMENTS),
    notAsked: distinct.filter(({ kind }) => kind === 'not-asked').map(({ text }) => text),
    hasTasks: under('duties').some((sentence) => !required.has(sentence)),
  }
}

const first = (...lists: Sentence[][]) => lists.find((list) => list.some(({ kind }) => kind !== 'not-asked')) ?? []

async function sentencesIn(advert: string, reading: AdvertLanguage, demands: Demands): Promise<Sentence[]> {
  let section: Heading['kind']
  let hasBullets = false
  const sentences: Sentence[] = []
  const turn = createTurns()
  for (const line of linesOf(advert, reading)) {
    await turn()
    const heading = headingOf(line, reading)
    if (heading) {
      section = heading.kind
      hasBullets = false
    } else if (hasBullets && !line.bullet && !asksOrWishes(line.text, reading) && !reading.notAsked.isAll(line.text)) {
      // What follows a list and asks for nothing closes it.
      section = undefined
      hasBullets = false
    } else hasBullets ||= line.bullet
    const text = heading ? heading.rest : line.text
    if (section === 'skip') continue
    for (const sentence of sentencesOf(text, reading)) {
      if (sentences.length >= SENTENCES_MAX) return sentences
      await turn()
      const whole = sentence.slice(0, SENTENCE_MAX).toWellFormed()
      if (saysAny(plain(whole), reading.boilerplate)) continue
      const brought = section ? whole : broughtBy(whole, reading)
      if (brought === '') {
        for (const text of demands.demandsOf(shorten(whole)))
          sentences.push({ text, kind: 'must', section, bullet: line.bullet, isTold: true })
        continue
      }
      const { asked, notAsked, wished } = reading.notAsked.part(brought)
      if (asked === '' && notAsked === '') continue
      if (section === 'not-asked' || asked === '') {
        sentences.push({ text: shorten(whole), kind: 'not-asked', section, bullet: line.bullet, isTold: false })
        continue
      }
      const parts: Pick<Sentence, 'text' | 'kind'>[] = demandsApart(asked, reading).flatMap((demand) =>
        wishesApart(demand, wished || section === 'nice', reading),
      )
      if (notAsked) parts.push({ text: shorten(notAsked), kind: 'not-asked' })
      const isSought = brought !== whole
      for (const { text, kind } of parts) {
        const asks = () => asksSomebody(text, reading) || demands.isDemand(text)
        const isTold = section === undefined && (kind === 'nice' || isSought || (!line.bullet && asks()))
        sentences.push({ text, kind, section, bullet: line.bullet, isTold })
      }
    }
  }
  return sentences
}

/** "You will work on the burner" tells of the job; "you will be used to the burner" asks for it. */
function asksSomebody(sentence: string, { asks, tasks, asksLikeTasks }: AdvertLanguage): boolean {
  const text = plain(sentence)
  return saysAny(text, asks) && (!saysAny(text, tasks) || saysAny(text, asksLikeTasks))
}

const asksOrWishes = (text: string, { asks, nice }: AdvertLanguage) => saysAny(plain(text), [...asks, ...nice])

/** "We are looking for a nurse who has taught": what stands behind the person is asked for, who that is, is not. */
function broughtBy(sentence: string, { seeks, whom }: AdvertLanguage): string {
  const said = sentence.toLowerCase()
  const from = seeks.map((phrase) => indexOfPhrase(said, phrase)).find((at) => at !== -1)
  if (from === undefined) return sentence
  const found = whom.map((word) => ({ at: indexOfPhrase(said.slice(from), word), word })).filter(({ at }) => at !== -1)
  if (found.length === 0) return ''
  const { at, word } = found.reduce((a, b) => (b.at < a.at ? b : a))
  return sentence.slice(from + at + word.length).trim()
}

/** "You have written Java, and you know Spring": two things are asked for. */
function demandsApart(sentence: string, { asks, joint }: AdvertLanguage): string[] {
  const cuts = [...sentence.matchAll(joint)].filter(({ index, 0: found }) => {
    const from = index + found.length
    const clause = plain(sentence.slice(from, from + LONGEST_CUE))
    return asks.some((cue) => indexOfPhrase(clause, cue) === 0)
  })
  const starts = [0, ...cuts.map(({ index, 0: found }) => index + found.length)]
  const ends = [...cuts.map(({ index }) => index), sentence.length]
  return starts.map((start, i) => sentence.slice(start, ends[i]).trim()).filter((demand) => demand !== '')
}

/** "Kubernetes, ideally on Azure": what stands before a clause that wishes is still required. */
function wishesApart(sentence: string, allNice: boolean, { nice }: AdvertLanguage): Asked[] {
  const cut = (text: string, kind: RequirementKind): Asked => ({ text: shorten(text), kind })
  if (allNice) return [cut(sentence, 'nice')]
  const clauses = [...sentence.matchAll(/[,，、–—]\s*|\(\s*|（/gu)]
  for (const { index, 0: comma } of clauses) {
    const from = index + comma.length
    const clause = plain(sentence.slice(from, from + LONGEST_CUE))
    if (!nice.some((cue) => indexOfPhrase(clause, cue) === 0)) continue
    const [before, after] = [sentence.slice(0, index).trim(), sentence.slice(from).replace(/[)）]\s*$/u, '')]
    return before === '' ? [cut(after, 'nice')] : [cut(before, 'must'), cut(after, 'nice')]
  }
  if (!saysAny(plain(sentence), nice)) return [cut(sentence, 'must')]
  // In Chinese and Japanese lists a comma ends a clause; lists have a sign of their own.
  const last = sentence.lastIndexOf('，')
  const [before, after] = [sentence.slice(0, last), sentence.slice(last + 1)]
  return last > 0 && !saysAny(plain(before), nice) ? [cut(before, 'must'), cut(after, 'nice')] : [cut(sentence, 'nice')]
}

const shorten = (text: string) => {
  const characters = [...text.trim()]
  return characters.length <= REQUIREMENT_MAX ? text.trim() : `${characters.slice(0, REQUIREMENT_MAX - 1).join('')}…`
}
