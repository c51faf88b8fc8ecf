/** Finds where a requirement asks for a degree, a certificate, a spoken language, a place or the like. */

import { languageTraits } from '#content/language/traits.ts'
import { type TradeConceptId, tradeConcepts } from '#content/language/vocabulary/trade-concepts.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { knownTechnology } from '#server/knowledge/world/known-technologies.ts'
import type { AdvertLanguage } from './advert/advert-language.ts'
import { alternativesAt, clausesOf, type Span } from './advert/clauses.ts'
import { type FoundConcept, WORK } from './advert/concept-phrases.ts'
import type { Mention } from './advert/mention.ts'
import type { Evidence } from './evidence.ts'
import { type Checked, certificatesIn, checkDegree, isAnyLanguage, languagesIn, languagesSpoken } from './qualified.ts'

interface Grounds {
  evidence: Evidence
  reading: AdvertLanguage
  isFillerTerm(term: string): boolean
}

export function qualificationsIn(text: string, concepts: FoundConcept[], grounds: Grounds): Mention[] {
  const { evidence, reading } = grounds
  const { world } = evidence
  const clauses = clausesOf(text, reading)
  const cues = concepts.filter(({ concept }) => tradeConcepts[concept].decisive)
  const found: Mention[] = []
  const add = (concept: TradeConceptId, span: Span, { value, facts }: Checked) => {
    const [start, end] = [span.start, span.end]
    if (found.every((other) => end <= other.start || start >= other.end))
      found.push({ start, end, kind: 'concept', concept, value, facts, jobs: [] })
  }

  const certificates = certificatesIn(text, world)
  for (const fact of new Set(certificates.map((one) => one.fact))) {
    const own = certificates.filter((one) => one.fact === fact)
    const span = { start: Math.min(...own.map(({ start }) => start)), end: Math.max(...own.map(({ end }) => end)) }
    add('certificates', span, { value: 1, facts: [fact] })
  }
  for (const language of languagesAsked(text, cues, grounds)) add('spoken-languages', language, language)
  const hasLanguage = found.some(({ concept }) => concept === 'spoken-languages')

  // "…, hiring a scientist with a PhD in physics": what stands before the degree tells of something else.
  const fromCue = (clause: Span, cue: Span): Span => {
    const after = terms(reading.language, text.slice(cue.end, clause.end))
    return !languageTraits[reading.language].isDense && after.some((term) => !grounds.isFillerTerm(term))
      ? { start: cue.start, end: clause.end }
      : clause
  }
  // "A graduate certificate" is no degree.
  const isOfCertificate = ({ end }: Span) =>
    cues.some(
      (other) =>
        tradeConcepts[other.concept].check === 'certificate' &&
        other.start > end &&
        text.slice(end, other.start).trim() === '',
    )
  for (const cue of cues) {
    const { check } = tradeConcepts[cue.concept]
    if (check === 'degree' && isOfCertificate(cue)) {
      if (certificates.length > 0) add('certificates', cue, { value: 1, facts: certificates.map(({ fact }) => fact) })
      continue
    }
    const clause = fromCue(alternativesAt(text, cue.start, clauses, reading), cue)
    const said = text.slice(clause.start, clause.end)
    if (check === 'language')
      add(cue.concept, cue, hasLanguage ? agreed(found) : severalLanguages(text.slice(cue.start, cue.end), grounds))
    else if (check === 'certificate') {
      if (certificates.length > 0) add(cue.concept, cue, { value: 1, facts: certificates.map(({ fact }) => fact) })
      else add(cue.concept, clause, certificateInWords(said, grounds))
    } else if (check === 'degree') add(cue.concept, clause, degreeOrWork(said, grounds))
    else if (check === 'place') add(cue.concept, clause, checkPlace(said, evidence))
    else {
      const facts = evidence.statements.sayingAll(terms(reading.language, text.slice(cue.start, cue.end)))
      add(cue.concept, clause, { value: facts.length > 0 ? 1 : 0, facts: facts.slice(0, 1) })
    }
  }
  return found
}

/** Words such as "fluent" say no more than the languages that they belong to. */
const agreed = (found: Mention[]): Checked => {
  const languages = found.filter(({ concept }) => concept === 'spoken-languages')
  return {
    value: languages.reduce<Checked['value']>((most, { value }) => (value > most ? value : most), 0),
    facts: languages.flatMap(({ facts }) => facts),
  }
}

/** "Language skills" are those of several; a name that nothing is said of is not said. */
function severalLanguages(cue: string, { evidence, reading }: Grounds): Checked {
  const facts = isAnyLanguage(cue, reading.language) ? languagesSpoken(evidence.world) : []
  return facts.length > 1 ? { value: 1, facts } : { value: 0, facts: [] }
}

/** Names of languages count where nothing else is said, or where speaking is. */
function languagesAsked(text: string, cues: FoundConcept[], { evidence, reading, isFillerTerm }: Grounds) {
  const spoken = cues.filter(({ concept }) => tradeConcepts[concept].check === 'language')
  const restOf = (spans: Span[]) => {
    let rest = text
    for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    return terms(reading.language, rest)
  }
  // "Dutch" is asked for by its name alone.
  const named = languagesIn(text, true, evidence.world, reading)
  if (spoken.length === 0)
    return restOf(named).every(isFillerTerm) ? named : languagesIn(text, false, evidence.world, reading)
  return languagesIn(text, restOf(spoken).every(isFillerTerm), evidence.world, reading)
}

/** "An ISO 27001 certification" is also that of a company, which a fact may tell of. */
function certificateInWords(said: string, { evidence, reading, isFillerTerm }: Grounds): Checked {
  const words = terms(reading.language, said).filter((term) => !isFillerTerm(term))
  const facts = evidence.statements.sayingAll(words)
  if (words.length > 1 && facts.length > 0) return { value: 1, facts: facts.slice(0, 1) }
  // Norms are what companies are certified for: work by one counts in part.
  const norm = [...said.matchAll(evidence.technologyNames)].find(
    ([name]) => knownTechnology(name)?.group === 'security',
  )
  const worked = norm && evidence.technology(norm[0])
  return worked ? { value: 0.5, facts: worked.facts } : { value: 0, facts: [] }
}

/** "A degree or equivalent experience" is met by work, too; "a degree or six years in tax" only by those. */
function degreeOrWork(said: string, { evidence, reading, isFillerTerm }: Grounds): Checked {
  const checked = checkDegree(said, evidence.world, reading, isFillerTerm)
  const work = evidence.concept(WORK)
  if (checked.value === 1 || work.facts.length === 0) return checked
  const isAnyWork = (part: string) => {
    const named = evidence.findConcepts(part).find(({ concept }) => concept === WORK)
    if (!named) return false
    const rest = part.slice(0, named.start) + part.slice(named.end)
    return terms(reading.language, rest).every(isFillerTerm)
  }
  return said.split(reading.alternative).some(isAnyWork)
    ? { value: 1, facts: [...checked.facts, ...work.facts] }
    : checked
}

function checkPlace(said: string, { world }: Evidence): Checked {
  const { language } = world.content
  const fact = world.facts.get('profile.location')
  const asked = terms(language, said)
  const isHere = fact && terms(language, fact.text).some((term) => asked.includes(term))
  return isHere ? { value: 1, facts: [fact] } : { value: 0, facts: [] }
}
