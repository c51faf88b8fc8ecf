/** Answers about what stands beside work: education, certificates, languages, publications, talks, awards and the like. */

import { backgroundFactKinds as kinds } from '#content/background/background-facts.ts'
import type { Fact } from '#content/fact.ts'
import { whetherTags } from '#content/language/patterns/asks-whether.ts'
import { notWonWords, stillThereWords } from '#content/language/patterns/jobs/lasting-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { degreeLevelsIn, degreesIn } from '#server/knowledge/world/degrees.ts'
import { type ItemList, itemLists } from '#server/knowledge/world/entities.ts'
import { yearOf } from '#server/knowledge/world/months.ts'
import { YEARS } from '#server/knowledge/years.ts'
import { type Asked, type Plan, plan, say, unanswered } from '../plan.ts'
import { aboutTechnology } from '../technologies/technologies.ts'
import { toldAnywhere } from '../texts/anywhere.ts'
import { stateAll } from '../texts/evidence.ts'
import { withoutWhether } from '../whether.ts'
import { line, periodFact } from './jobs.ts'
import { spokenLanguages } from './spoken.ts'

const next = [{ ask: 'jobs' }, { interview: 'learning' }, { ask: 'projects' }] as const

/** Which of these lists is asked for, by the word that comes first. */
export function listAsked({ reading }: Asked): ItemList | undefined {
  return itemLists
    .flatMap((list) => {
      const at = reading.placeOf(kinds[list])
      return at === undefined ? [] : [{ list, at }]
    })
    .sort((a, b) => a.at - b.at)[0]?.list
}

/** An entry as it stands in a list, where an article's summary would be too much. */
export const shortOf =
  ({ s }: Asked) =>
  ({ kind, text, source }: Fact) =>
    kind === 'article' && source ? s.articleHere({ title: source }) : text.replace(/[.。]$/, '')

export function background(asked: Asked, list: ItemList): Plan {
  const { world, s, reading } = asked
  // What was written for this site was published, too.
  const its = list === 'publications' ? [kinds[list], 'article'] : [kinds[list]]
  const facts = [...world.facts.values()].filter(({ id }) => its.some((kind) => id.startsWith(`${kind}.`)))
  const listed = facts.filter(({ id }) => id.split('.').length === 2)
  const entries = listed.length === 0 && list === 'talks' ? publishedTalks(asked) : listed
  const named = reading.of('item').filter((one) => one.list === list)
  // "And with the volunteers?", after other facts, are those that others tell of.
  const isOfOthers = list === 'volunteering' && reading.has('and', 'about') && asked.focus.last.length > 0
  const elsewhere = entries.length === 0 && (list === 'talks' || isOfOthers) ? namedElsewhere(asked, kinds[list]) : []
  if (elsewhere.length > 0) return plan(stateAll(asked, elsewhere, 2), { next: [...next] })
  if (entries.length === 0)
    return unanswered(
      [say(s.noBackground({ kind: list })), say(s.contact({ email: world.content.profile.channels.general }))],
      { next: [...next] },
    )
  // "A driving licence", "AWS certified": of what is asked for, no entry says a word, whatever other facts do.
  const said = entries.map(({ text }) => text.toLowerCase()).join(' ')
  const words = [
    ...reading.rest.map(({ written }) => written),
    ...[...reading.of('technology'), ...reading.of('unknown-technology')].map(({ name }) => name),
  ]
  const strange = words.filter((word) => !said.includes(word.toLowerCase()))
  const isWhether = reading.has('whether') && !reading.has('what', 'which', 'when', 'where', 'how', 'howMany')
  const degree = list === 'education' ? (afterStudies(asked) ?? degreeAsked(asked, entries)) : undefined
  if (degree) return degree
  if (named.length === 0 && isWhether && strange.length > 0) {
    // Only a technology is known to be the name of something; of other words nobody can say that they are missing.
    const technology = [...reading.of('technology'), ...reading.of('unknown-technology')].find(({ name }) =>
      strange.includes(name),
    )
    const told = technology || list === 'education' ? undefined : toldAnywhere(asked, strange)
    if (told) return told
    const missing = technology?.name ?? (list === 'education' ? placeMissing(asked, strange) : undefined)
    return noneOf(asked, list, entries, missing === undefined ? [] : [missing])
  }
  const ids = new Set(named.map(({ id }) => `${kinds[list]}.${id}`))
  const few = chosen(asked, entries)
  // "Did she study sound?" names a field, and "Acoustics" has another word for it: the rest of a short list is told with it.
  const isOfField = list === 'education' && isWhether && !reading.time && entries.length <= FEW_STUDIES
  const others = isOfField && few.length < entries.length && !reading.has('first', 'last') ? entries : few
  const shown =
    ids.size > 0
      ? entries.filter(({ id }) => ids.has(id))
      : [...few, ...others.filter((one) => !few.includes(one))].slice(0, MOST)
  // A list proves that there is one, not that it is the one that was asked for.
  // "Communicator of the Year (shortlisted)": what stands in brackets may take back what stands before.
  const isQualified = named.some(({ name }) => /[(（]/.test(name))
  const lost = list === 'awards' ? notWon(asked, entries) : undefined
  if (lost)
    return plan([say(s.background({ kind: list, items: [shortOf(asked)(lost)], yes: false }), lost)], {
      next: [...next],
    })
  const isConfirmed = (named.length > 0 || list !== 'education') && !isQualified
  // "Since her certificate is of 2021": it is not.
  const year = reading.time?.label.match(YEARS)?.[0]
  const isOtherYear = year !== undefined && named.length > 0 && !shown.some(({ text }) => text.includes(year))
  const isOver = list === 'volunteering' && isLeft(asked, shown)
  const yes =
    isOtherYear || isOver
      ? false
      : (isWhether || (!reading.has('whether') && asksWhether(reading))) && isConfirmed
        ? true
        : undefined
  const details = facts.filter(({ id }) => id.split('.').length > 2 && shown.some((one) => id.startsWith(`${one.id}.`)))
  return plan(
    [
      say(s.background({ kind: list, items: shown.map(shortOf(asked)), yes }), ...shown),
      ...stateAll(asked, details, 1),
    ],
    { next: [...next] },
  )
}

/** The whole list in which a degree, a language, a prize or an article stands. */
export function listOf(asked: Asked, { id }: Fact): Plan {
  const [kind = ''] = id.split('.')
  if (kind === 'language') return spokenLanguages(asked)
  const own = kind === 'article' ? kinds.publications : kind
  return background(asked, itemLists.find((list) => kinds[list] === own) ?? 'education')
}

/** What is asked for and no entry names: that it is missing, where it was used all the same, and what there is. */
export function noneOf(asked: Asked, list: ItemList, entries: Fact[], missing: string[]): Plan {
  const { reading, s } = asked
  const shown = entries.slice(0, MOST_SHOWN)
  const said = missing.flatMap((name) => {
    const used = reading.of('technology').find((one) => one.name === name)
    // That there is no certificate for it is not to be read as that it was never used.
    const told = used ? aboutTechnology({ ...asked, reading: withoutWhether(reading) }, used).said.slice(0, 1) : []
    return [say(s.noSuchItem({ name, kind: list }), ...entries), ...told]
  })
  const all = say(s.background({ kind: list, items: shown.map(shortOf(asked)) }), ...shown)
  return unanswered([...said, all], { next: [...next] })
}

/** Entries that are told beside what is missing. */
const MOST_SHOWN = 4

/** "Is she still with the fire brigade?": all of it has ended. */
function isLeft({ reading, world }: Asked, shown: Fact[]): boolean {
  if (shown.length === 0 || !stillThereWords[reading.language].test(reading.message)) return false
  const ended = world.content.records.volunteering.filter(({ end }) => typeof end === 'string')
  return shown.every(({ id }) => ended.some((one) => id === `volunteering.${one.id}`))
}

/** "Did she win the prize?", which an entry names with a second place, or a nomination. */
function notWon(asked: Asked, entries: Fact[]): Fact | undefined {
  const { reading, knowledge } = asked
  const isNotWon = ({ text }: { text: string }) =>
    notWonWords[spokenLanguage(text, reading.language)].test(text) || notWonWords[reading.language].test(text)
  if (!asksWhether(reading) && !whetherTags[reading.language].test(reading.message)) return undefined
  if (isNotWon({ text: reading.message })) return undefined
  const named = new Set(reading.of('item').map(({ id }) => `award.${id}`))
  const overlap = knowledge.retrieval.overlap(reading.topic)
  // "Did she get any prizes?" names none of them.
  const isAny = named.size === 0 && reading.rest.every((one) => one.isOrdinary || isOfList(asked, one.said))
  const meant = isAny ? [] : entries.filter(({ id, text }) => (named.size > 0 ? named.has(id) : overlap(text) > 0))
  const [best, ...others] = meant.toSorted((a, b) => overlap(b.text) - overlap(a.text))
  const isSure = best && (others.length === 0 || overlap(best.text) > overlap(others[0]?.text ?? ''))
  return isSure && isNotWon(best) ? best : undefined
}

/** Whether a word calls the list itself. */
const isOfList = ({ reading }: Asked, word: string) =>
  languageCues(reading.language)
    .cues.find(` ${word} `)
    .some(({ value }) => value === 'award')

/** "Has she studied in Springfield?": a town or a school that no entry names. */
function placeMissing({ reading, knowledge }: Asked, strange: string[]): string | undefined {
  const { prepositions } = knowledge.understanding
  const before = (at: number) => reading.text.slice(0, at).trimEnd().split(' ').at(-1) ?? ''
  return reading.rest.find(
    ({ written, at }) => /^\p{Lu}/u.test(written) && strange.includes(written) && prepositions.has(before(at)),
  )?.written
}

/** "Did she have a podcast?": of what no list is, a project or a job may tell in the very word. */
function namedElsewhere({ world, reading, knowledge: { retrieval } }: Asked, cue: CueId): Fact[] {
  const { text: asked, language } = reading
  const { cues } = languageCues(language)
  const said = cues.find(asked).find(({ value }) => value === cue)
  if (!said) return []
  // Without blanks the word ends where the cue does.
  if (languageTraits[language].isDense)
    return factsOfWork(world).filter(({ text }) => text.includes(asked.slice(said.at, said.end)))
  const [word = ''] = asked.slice(said.at).trim().split(' ')
  if (word.length < TELLING) return []
  const [term = word] = retrieval.telling(word)
  // "Conferences" has the word, too.
  const isSaid = (text: string) => foldText(text).text.includes(` ${word}`) || retrieval.telling(text).includes(term)
  return factsOfWork(world).filter(({ text }) => isSaid(text))
}

const factsOfWork = ({ facts }: Asked['world']): Fact[] =>
  [...facts.values()].filter(
    ({ id }) => /^(?:experience\.|case-study\.|profile\.(?:summary|bio)$)/.test(id) && !id.endsWith('.period'),
  )

/** Letters: shorter words are within too many others. */
const TELLING = 5

/** A résumé's format has no talks: people write them among what they published, "Talk: …", "… (conférence)". */
const publishedTalks = ({ world, reading: { language } }: Asked): Fact[] =>
  [...world.facts.values()].filter(
    ({ id, text }) =>
      /^publication\.[^.]+$/.test(id) &&
      languageCues(spokenLanguage(text, language))
        .cues.find(foldText(text).text)
        .some(({ value }) => value === 'talk'),
  )

/** So many studies are told at once. */
const FEW_STUDIES = 3
/** Of a long list the first of these are told. */
const MOST = 5

const yearsIn = (text: string) => (text.match(YEARS) ?? []).map(Number)

/** Those of a time, of a degree, the first one, those that have what else is asked for; all of them if that leaves none. */
function chosen({ reading, knowledge: { retrieval }, world, now }: Asked, entries: Fact[]): Fact[] {
  const { time } = reading
  const [from, to] = [time?.from ?? 0, time?.to ?? now + 1]
  const inTime = time
    ? entries.filter(({ text }) => yearsIn(text).some((year) => year * 12 < to && (year + 1) * 12 > from))
    : []
  const some = inTime.length > 0 ? inTime : entries
  const wanted = degreesIn(reading.language, reading.text).map(({ value }) => value)
  const ofDegree = some.filter(({ text }) =>
    degreeLevelsIn(world.content.language, text).some((level) => wanted.includes(level)),
  )
  if (ofDegree.length > 0 && new Set(wanted).size === 1) return ofDegree
  const dated = some.filter(({ text }) => yearsIn(text).length > 0)
  const byYear = dated.toSorted((a, b) => Math.max(...yearsIn(b.text)) - Math.max(...yearsIn(a.text)))
  if (reading.has('first')) return byYear.slice(-1)
  if (reading.has('last') && byYear.length > 0) return byYear.slice(0, 1)
  const named = reading.rest.filter(({ isKnown, isOrdinary }) => isKnown && !isOrdinary)
  const asked = new Set(named.flatMap(({ said }) => retrieval.telling(said)))
  const shares = some.map(({ text }) => new Set(retrieval.telling(text).filter((term) => asked.has(term))).size)
  const most = Math.max(0, ...shares)
  return most > 0 ? some.filter((_, i) => shares[i] === most) : some
}

/** "What did she do right after her PhD?" */
export function afterStudies(asked: Asked): Plan | undefined {
  const { reading, world, s } = asked
  if (!reading.has('after', 'next')) return undefined
  const wanted = degreesIn(reading.language, reading.text).map(({ value }) => value)
  const named = reading.of('item').map(({ id }) => id)
  const records = world.content.records.education.filter(
    ({ id, degree }) =>
      named.includes(id) ||
      degreeLevelsIn(world.content.language, degree ?? '').some((level) => wanted.includes(level)) ||
      wanted.length + named.length === 0,
  )
  const [last] = records.filter(({ end }) => end).toSorted((a, b) => (b.end ?? '').localeCompare(a.end ?? ''))
  if (!last?.end) return undefined
  const end = Number(last.end.slice(0, 4))
  const job = world.jobs.findLast(({ from }) => yearOf(from) >= end)
  if (!job) return undefined
  const study = last.degree ?? last.institution
  return plan(
    [
      say(
        s.after({ company: study, lines: [line(asked, job)] }),
        periodFact(asked, job),
        world.facts.get(`education.${last.id}`),
      ),
      ...stateAll(asked, job.facts.slice(0, 1), 1, job.company),
    ],
    { focus: [job], next: [...next] },
  )
}

/** Blanks around it included. */
const ACRONYM = 6
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

const asking = ['what', 'which', 'when', 'where', 'how', 'howMany', 'howLong', 'who', 'why'] as const

/** "A doctorate from there?" asks so, too. */
const asksWhether = (reading: Asked['reading']) =>
  reading.has('whether') || (!reading.has(...asking) && /[?？]\s*$/u.test(reading.message))

/** "Does she have a PhD?": whether a degree of that level is among them. */
function degreeAsked({ reading, s, world }: Asked, entries: Fact[]): Plan | undefined {
  const [wanted] = degreesIn(reading.language, reading.text)
  if (!wanted) return undefined
  const records = world.content.records.education
  const levels = records.map(({ degree }) => degreeLevelsIn(world.content.language, degree ?? ''))
  // Of a degree whose name tells no level nobody can say that it is none of that.
  // A doctorate is always called one.
  if (wanted.value !== 'doctorate' && levels.some((own) => own.length === 0)) return undefined
  const isThere = levels.some((own) => own.includes(wanted.value))
  // "When did she get her PhD?" takes one for granted.
  if (isThere && !asksWhether(reading)) return undefined
  // An MBA is a master's, and not any.
  const short = wanted.end - wanted.at <= ACRONYM ? letters(reading.text.slice(wanted.at, wanted.end)) : undefined
  const isNamed = short === undefined || records.some(({ degree }) => letters(degree ?? '').includes(short))
  if (isThere && !isNamed && wanted.value !== 'doctorate') return undefined
  const items = entries.map(({ text }) => text)
  const all = say(s.background({ kind: 'education', items, yes: isThere ? true : undefined }), ...entries)
  const folded = foldText(reading.message)
  const said = reading.text.slice(wanted.at, wanted.end).trim()
  const at = folded.text.indexOf(said)
  const name = at < 0 ? said : folded.written(at, at + said.length)
  return plan(isThere ? [all] : [say(s.noSuchItem({ name, kind: 'education' }), ...entries), all], { next: [...next] })
}
