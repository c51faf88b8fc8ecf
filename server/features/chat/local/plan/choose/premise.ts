/** What a question takes for granted and the facts tell otherwise: another year at a job, another figure of the same thing. */
import type { Fact } from '#content/fact.ts'
import { cutWords } from '#server/knowledge/tokens.ts'
import { jobOfWord } from '#server/knowledge/world/described.ts'
import { overlap } from '#server/knowledge/world/months.ts'
import { factsOf, namedByFact } from '#server/knowledge/world/naming.ts'
import { positionsOf, type Technology } from '#server/knowledge/world/things.ts'
import { intervalOf } from '#server/knowledge/world/world.ts'
import { periodFact, periodFacts, wasAt } from '../life/jobs.ts'
import { type Asked, type Plan, plan, type Said, say } from '../plan.ts'
import { countsSame, type Figure, figuresIn } from '../projects/figures.ts'
import { technologyAtJob, technologyInProject } from '../technologies/technologies.ts'
import { unknownTechnology } from '../technologies/technology-lists.ts'
import { isOwnWords, stateAll } from '../texts/evidence.ts'
import { amountDenied } from './claimed.ts'
import { describedBy } from './described-by.ts'

/** An answer with what is wrong in its question put right before it. */
export function withPremise(asked: Asked, made: Plan): Plan {
  if (made.choices) return made
  const there = otherPlace(asked, made)
  if (there) return there
  const never = neverThere(asked)
  // "Was she at a bank before the agency?" is answered with that.
  if (never && asked.reading.of('unknown-company')[0]?.isSort) return { ...made, said: never, answered: true }
  const first =
    never ?? stillThere(asked) ?? otherTechnology(asked, made) ?? otherTime(asked) ?? figureDenied(asked, made)
  if (!first) return made
  const known = new Set(first.flatMap(({ facts }) => facts.map(({ id }) => id)))
  const others = made.said.filter(
    ({ text, facts }) => !first.some((one) => one.text === text) && !facts.some(({ id }) => known.has(id)),
  )
  return { ...made, said: [...first, ...(made.answered ? others : [])], answered: true }
}

/** "Why did she leave in 2016?", "at the wind farms in 2013": the job was at another time. */
function otherTime(asked: Asked): Said[] | undefined {
  const { reading, s, date, now } = asked
  const [job, ...others] = reading.of('job')
  const { time } = reading
  const isOfTime = time?.kind === 'in' || time?.kind === 'month'
  if (!job || others.length > 0 || !time || !isOfTime || reading.has('before', 'after', 'next')) return undefined
  const then = { from: time.from ?? 0, to: time.to ?? now + 1 }
  if (reading.has('leave'))
    return job.to !== undefined && overlap({ from: job.to - 1, to: job.to }, then) === 0
      ? [wasAt(asked, job, false)]
      : undefined
  const isThen = overlap(intervalOf(job, now), then) > 0
  if (isThen) return undefined
  const label = s.timeLabel[time.kind](time.label)
  return [say(s.notThen({ company: job.company, label, period: date.period(job) }), ...periodFacts(asked, job))]
}

/** "Why did she leave one company for another?": one of the two was never an employer. */
function neverThere(asked: Asked): Said[] | undefined {
  const { reading, world, s } = asked
  const [company] = reading.of('unknown-company')
  const asksOfWay = reading.has('leave', 'after', 'before', 'next', 'last', 'work')
  if (!company || reading.of('job').length === 0 || !asksOfWay || reading.has('compare', 'or')) return undefined
  const names = [...new Set(world.jobs.map((job) => job.company))]
  const facts = world.jobs.map((job) => periodFact(asked, job))
  const { name, isSort } = company
  return [say(isSort ? s.neverAtSort({ sort: name, names }) : s.neverAt({ company: name, names }), ...facts)]
}

/** "Since she left there …": nobody has left the present job. What would make somebody leave it is another question. */
function stillThere(asked: Asked): Said[] | undefined {
  const { reading, s, kinds } = asked
  const [job, ...others] = reading.of('job')
  const asksOfLeaving = kinds[0]?.kind === 'leaving' || kinds[0]?.kind === 'job-why-left'
  if (!job || others.length > 0 || job.to !== undefined || !reading.has('leave') || asksOfLeaving) return undefined
  return [say(s.nothingAfter({ company: job.company }), ...periodFacts(asked, job))]
}

/** "Why did EPIC move to Google Cloud?": how and why something was done with what nobody used there. */
function otherTechnology(asked: Asked, { said }: Plan): Said[] | undefined {
  const { reading } = asked
  const asksHow = reading.has('why', 'how', 'when', 'howLong') && !reading.has('compare', 'or')
  const [project] = reading.of('project')
  const [job] = reading.of('job')
  if (!asksHow || (!project && !job)) return undefined
  const isThere = (one: Technology) =>
    (project && one.projects.includes(project)) ||
    (job && positionsOf(job).some((position) => one.jobs.includes(position))) ||
    one.named.some(isOfThem)
  const isOfThem = (fact: Fact) => project?.facts.includes(fact) || job?.facts.includes(fact)
  const [strange] = reading.of('technology').filter((one) => !isThere(one))
  const [unknown] = reading.of('unknown-technology')
  const name = unknown?.name ?? strange?.name
  if (!name || said.some(({ text }) => text.includes(name))) return undefined
  const made = unknown
    ? unknownTechnology(asked, unknown.name, unknown.group)
    : strange && (project ? technologyInProject(asked, strange, project) : job && technologyAtJob(asked, strange, job))
  return made?.said
}

/** "How did she shorten the checkout at Mintgrove Bank?": what is asked of one employer is told of another. */
function otherPlace(asked: Asked, made: Plan): Plan | undefined {
  const { reading, knowledge, world, s } = asked
  const { retrieval } = knowledge
  const [job, ...others] = reading.of('job')
  const isOfMore = others.length + reading.of('project').length + reading.of('technology').length > 0
  if (!job || isOfMore || made.isWhole || reading.has('compare', 'or', 'before', 'after', 'next', 'leave'))
    return undefined
  const strange = reading.rest
    .filter(({ isKnown, isOrdinary }) => isKnown && !isOrdinary)
    .map(({ written }) => ({ written, there: jobOfWord(world, retrieval, written) }))
  // A word that stands in the facts of several jobs tells of none.
  const telling = strange.filter((one) => one.there)
  const there = telling[0]?.there
  if (!there || there.company === job.company || telling.some((one) => one.there?.company !== there.company))
    return undefined
  // The employer that is named has other words of the question in its own facts: it may be meant.
  const own = factsOf(world, job).filter(({ id }) => !id.endsWith('.period'))
  // "A restaurant of 38 covers" may stand where owners tell of themselves.
  const ofIt = world.ledger.filter((fact) => namedByFact(world, fact).includes(job))
  const isIn = (facts: Fact[], { written }: { written: string }) => {
    const overlap = retrieval.overlap(written)
    return facts.some(({ text }) => overlap(text) > 0)
  }
  if (telling.some((one) => isIn(ofIt, one))) return undefined
  const told = strange.filter((one) => !one.there && isIn(own, one)).length
  if (told > telling.length || (told === telling.length && !reading.has('whether'))) return undefined
  // Where no blanks are, each word of a stretch is written as all of it.
  const words = [...new Set(strange.map(({ written }) => written))].slice(0, 4).join(' ')
  // A word of a title alone, such as "lead", is of many questions.
  const ids = new Set(factsOf(world, there).flatMap(({ id }) => (id.endsWith('.period') ? [] : id)))
  const [best] = retrieval.search(words, ({ id }) => ids.has(id)).found
  const isSaid = made.said.some(({ facts }) => best && facts.includes(best.fact))
  if (!best || (isSaid && !reading.has('whether'))) return undefined
  const said = [wasAt(asked, there), ...stateAll(asked, [best.fact], 1, there.company)]
  // What the employer has in other words may be what is meant: then both are told.
  const overlap = retrieval.overlap(words)
  const isTold = factsOf(world, job).some(({ text }) => overlap(text) > 0)
  return isTold && made.answered && !isSaid
    ? { ...made, said: [...made.said, ...said] }
    : plan([say(s.notSaidThere({ words, place: job.company })), ...said], {
        focus: [there],
        next: [{ ask: 'job', company: there.company }],
      })
}

/** The facts must have so much of a question that names nothing for its figure to be of the same thing. */
const SAME_MATTER = 0.5

/** "A wall of ten metres" says what a price is asked for. */
const figureDenied = (asked: Asked, made: Plan) =>
  made.kind === 'rates' ? undefined : (otherFigure(asked) ?? amountDenied(asked, made))

/** "The 14,000 stores of the chain": there the facts count the same thing, and otherwise. */
function otherFigure(asked: Asked): Said[] | undefined {
  const { reading, knowledge, s } = asked
  const { language } = reading
  const [figure, ...others] = figuresIn(language, reading.message)
  // "We have forty of them": that is of the visitor.
  if (!figure || others.length > 0 || reading.has('compare') || isOwnWords(language, reading.message)) return undefined
  const scope = factsInScope(asked)
  const ids = new Set(scope?.map(({ id }) => id))
  const isWithin = ({ id, kind }: Fact) => kind !== 'interview' && (scope === undefined || ids.has(id))
  const { found, coverage } = knowledge.retrieval.search(reading.topic, isWithin)
  if (scope === undefined && coverage < SAME_MATTER) return undefined
  const candidates = [...found.map(({ fact }) => fact), ...(figure.counts.has('%') ? [] : (scope ?? []))]
  const alike = candidates.flatMap((fact) => {
    const same = figuresIn(language, fact.text).filter((one) => countsSame(figure, one))
    return same.length > 0 ? [{ fact, same }] : []
  })
  const [best] = alike
  if (scope === undefined && best && !sharesMore(asked, figure, best.fact)) return undefined
  if (!best || alike.some(({ same }) => same.some(({ number }) => number === figure.number))) return undefined
  return [say(s.notFigure({ figure: figure.written })), ...stateAll(asked, [best.fact], 1)]
}

/** "I meet her in 10 minutes" counts minutes, as a rebuild does that takes 70: a fact has more of the question than what is counted. */
function sharesMore({ reading, knowledge: { retrieval } }: Asked, { counts }: Figure, fact: Fact): boolean {
  const counted = (written: string) => cutWords(reading.language, written).some(({ terms }) => counts.has(terms[0]))
  return reading.rest.some(
    ({ written, isKnown, isOrdinary }) =>
      isKnown && !isOrdinary && !counted(written) && retrieval.overlap(written)(fact.text) > 0,
  )
}

/** The facts of what is named or described; undefined if nothing is. */
function factsInScope(asked: Asked): Fact[] | undefined {
  const { reading } = asked
  const projects = reading.of('project')
  const { job: described } = describedBy(asked)
  const jobs = [...reading.of('job'), ...(described ? [described] : [])]
  if (projects.length + jobs.length === 0) return undefined
  return [...projects, ...jobs.flatMap((job) => job.projects), ...jobs].flatMap(({ facts }) => facts)
}
