/** Answers about projects: what one is, what was hard, how and why it was done so, what came of it. */
import type { Fact } from '#content/fact.ts'
import { isSaid } from '#content/language/any-language.ts'
import { timeLengths } from '#content/language/numbers/figure-words.ts'
import type { Diagram, DiagramNode } from '#contract/content/drawing.ts'
import { fold } from '#server/knowledge/tokens.ts'
import { teamIn } from '#server/knowledge/world/teams.ts'
import type { Project } from '#server/knowledge/world/things.ts'
import { teamAt } from '../life/jobs.ts'
import { type Asked, type Plan, type Proposal, plan, say, unanswered } from '../plan.ts'
import { byTopic, stateAll } from '../texts/evidence.ts'
import { isAccount, lasting, ofSameMatter, reasonFor } from '../texts/of-topic.ts'
import { asksProblem, isProblem } from '../texts/problem.ts'
import { amongFacts } from '../texts/topic.ts'

const TIME_SYMBOL = /\d\s?(?:ms|s(?!\p{L}))/u
/** Whether a text gives a length of time, as figures of speed do. */
export const givesTime = ({ text }: Fact): boolean => TIME_SYMBOL.test(text) || isSaid(timeLengths, text)

const parts = ({ facts }: Project, pattern: RegExp): Fact[] => facts.filter(({ id }) => pattern.test(id))

/** The explanation of a drawing is a fact, and stands on the drawing's card: where that is shown, it is not stated again. */
const architectureOf = (project: Project, drawn: Diagram | undefined): Fact[] =>
  drawn ? [] : parts(project, /\.architecture$/)

export const nextOf = (asked: Asked, { title }: Project): Proposal[] => {
  const { reading } = asked
  const all: Proposal[] = [
    { ask: 'projectHow', title },
    { ask: 'projectResults', title },
    { ask: 'projectChallenge', title },
    { ask: 'projects' },
  ]
  return all.filter(
    ({ ...one }) =>
      !('ask' in one) ||
      (!(one.ask === 'projectResults' && reading.has('result')) &&
        !(one.ask === 'projectChallenge' && reading.has('challenge')) &&
        !(one.ask === 'projectHow' && reading.has('how', 'solution'))),
  )
}

const LONG_WORD = 5

/** "The diagram of the fraud detection": words of its title say which project is meant, and nothing that its facts tell of. */
function asksDrawing({ reading }: Asked, { title, diagram }: Project): boolean {
  if (!diagram || reading.placeOf('architecture') === undefined) return false
  const called = fold(title)
  const words = called.split(/\P{L}+/u).filter((word) => word.length >= LONG_WORD)
  return reading.rest.every(({ said }) => called.includes(said) || words.some((word) => said.includes(word)))
}

/** An owner tells the result first that matters most, and all of so many are told. */
const MOST_RESULTS = 4

const asksResults = ({ reading }: Asked): boolean =>
  reading.has('result', 'best') &&
  !reading.has('why', 'how', 'challenge', 'howMuch', 'howMany', 'when', 'team', 'technology', 'speed', 'cost')

/** "What did it do for the false alarms?": words beside those that call the project itself, which one of its facts has. */
function asksOfOneResult({ reading, knowledge: { retrieval } }: Asked, { title, facts }: Project): boolean {
  const beside = reading.rest.filter(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary)
  const [about, ...told] = facts.filter(isAccount)
  return beside.some(({ written }) => {
    const shares = retrieval.overlap(written)
    const isOfAll = shares(title) > 0 || (about !== undefined && shares(about.text) > 0)
    return !isOfAll && told.some(({ text }) => shares(text) > 0)
  })
}

export function aboutProject(asked: Asked, project: Project): Plan {
  const { reading, s, date } = asked
  const { title, job } = project
  const diagram = project.diagram && project.diagram.nodes.length > 0 ? project.diagram : undefined
  const rest = { focus: [project, ...(job ? [job] : [])], next: nextOf(asked, project) }
  const stated = (facts: Fact[], most = 3) => stateAll(asked, facts, most)
  const about = parts(project, /^case-study\.[^.]+$/)
  const [employer] = reading.of('job')
  const belongs = () =>
    job
      ? [
          say(
            s.projectWhen({ title, company: job.company, period: date.period(job) }),
            asked.world.facts.get(`experience.${job.id}.period`),
          ),
        ]
      : []
  if (employer && job && employer !== job) return plan([...belongs(), ...stated(about, 1)], rest)
  if (reading.has('challenge') && reading.has('solution')) {
    // "What was hard, and how was it solved?" wants both, in this order.
    const [hard, solved] = [parts(project, /\.challenge$/), parts(project, /\.solution$/)]
    if (hard.length > 0 && solved.length > 0) return plan(stated([...hard, ...solved]), rest)
  }
  const asksHow = reading.has('how', 'solution') && !reading.has('result', 'howMany', 'howMuch', 'challenge', 'why')
  if (asksHow && parts(project, /\.solution$|\.architecture$|\.feature\.|\.node\./).length === 0) {
    // Where nobody has written down how it was done, the results tell more of it than the heading does.
    const results = parts(project, /\.outcome\./).toSorted((a, b) => b.text.length - a.text.length)
    if (results.length > 0) return plan(stated([...results.slice(0, 2), ...about]), rest)
  }
  const isExplained = parts(project, /\.solution$|\.architecture$|\.node\./).length > 0
  const reason = reading.has('why') && !isExplained ? reasonFor(asked, project.facts, about) : undefined
  if (reason) return { ...reason, ...rest }
  const results = asksResults(asked) ? parts(project, /\.outcome\./) : []
  if (results.length > 0 && !asksOfOneResult(asked, project)) {
    const lead = say(s.results({ name: title }))
    return plan([lead, ...stateAll(asked, results, MOST_RESULTS, title)], rest)
  }
  const isOther = reading.has('technology', 'when', 'where', 'team') || asksDrawing(asked, project)
  const onTopic = isOther ? undefined : amongFacts(asked, project.facts)
  if (onTopic) return { ...rest, ...onTopic, focus: rest.focus }
  if (reading.has('architecture') || (reading.has('built') && reading.has('how') && !reading.has('result'))) {
    const facts = [...architectureOf(project, diagram), ...parts(project, /\.solution$/)]
    return plan(stated(facts.length > 0 ? facts : about), { ...rest, diagram })
  }
  if (reading.has('challenge')) {
    const facts = parts(project, /\.challenge$/)
    const more = reading.has('solution', 'how') ? parts(project, /\.solution$/) : []
    return plan(stated([...(facts.length > 0 ? facts : about), ...more]), rest)
  }
  if (reading.has('technology', 'programmingLanguage', 'database') && !reading.has('why')) {
    return plan(
      [say(s.technologies({ names: project.technologies, place: title }), ...parts(project, /\.technologies$/))],
      rest,
    )
  }
  if (reading.has('team', 'people', 'lead') && job && teamIn(reading.language, job) && !reading.has('result', 'how'))
    return teamAt(asked, job)
  if (reading.has('testimonial')) {
    const quotes = asked.world.content.testimonials.filter(({ caseStudy }) => caseStudy === project.id)
    const facts = quotes.flatMap(({ id }) => asked.world.facts.get(`testimonial.${id}`) ?? [])
    if (facts.length > 0) return plan(stated(facts, 1), rest)
  }
  const measures =
    (reading.has('before') && reading.has('after')) ||
    reading.has('result', 'best', 'howMuch', 'howMany', 'speed', 'cost', 'quantity', 'measure')
  if (measures && !reading.has('why')) {
    const fast = reading.has('speed') ? parts(project, /\.(?:outcome|metric)\./).filter(givesTime) : []
    if (fast.length > 0 && reading.rest.length === 0) return plan(stated(fast), rest)
    const measured = byTopic(asked, [
      ...parts(project, /\.outcome\./),
      ...(reading.rest.length > 0 || reading.has('speed', 'cost', 'quantity', 'measure')
        ? project.facts.filter(isAccount)
        : []),
    ])
    const facts = figuresFirst(asked, ofSameMatter(asked, measured))
    const lead = reading.has('result', 'best') && reading.rest.length === 0 ? [say(s.results({ name: title }))] : []
    // What came of it has named the project already.
    const named = lead.length > 0 ? title : undefined
    if (facts.length > 0) return plan([...lead, ...stateAll(asked, facts, reading.has('before') ? 4 : 3, named)], rest)
  }
  if (reading.has('when', 'howLong', 'sinceWhen', 'where', 'company') && job && !reading.has('how', 'why')) {
    const { span } = project
    const ran =
      span &&
      say(
        s.projectRan({ title, from: date.start(span), to: date.end(span), duration: date.duration([span]) }),
        ...about.slice(0, 1),
      )
    const long = lasting(asked, project.facts)
    return plan(
      [...stated(long, 1), ...(ran ? [ran] : []), ...belongs(), ...(long.length > 0 ? [] : stated(about, 1))],
      rest,
    )
  }
  if (reading.has('why', 'decision')) {
    const drawn = reading.has('built') ? diagram : undefined
    const facts = byTopic(asked, [
      ...parts(project, /\.solution$/),
      ...architectureOf(project, drawn),
      ...parts(project, /\.node\./),
      ...parts(project, /\.challenge$/),
    ])
    if (facts.length > 0) return plan(stated(facts), { ...rest, diagram: drawn })
  }
  if (reading.has('how', 'solution') || reading.rest.some(({ isKnown }) => isKnown)) {
    const facts = parts(project, /\.solution$|\.architecture$|\.node\.|\.feature\.|\.outcome\.|\.challenge$/)
    const ranked =
      reading.rest.length > 0
        ? byTopic(asked, facts)
        : facts.filter(({ id }) => /\.solution$|\.feature\./.test(id)).reverse()
    if (ranked.length > 0)
      return plan(
        stated(
          ranked.some(({ id }) => id.endsWith('.solution')) && reading.rest.length === 0
            ? [...ranked.filter(({ id }) => id.endsWith('.solution')), ...ranked]
            : ranked,
        ),
        rest,
      )
  }
  const is = say(s.projectIs({ title, company: job?.company, period: job && date.period(job) }), about[0])
  return plan([is, ...stateAll(asked, [...about, ...parts(project, /\.outcome\./)], 2, title)], rest)
}

/** "How much did it save?": where figures answer it, nothing else does, and how it was before is none of them. */
function figuresFirst(asked: Asked, facts: Fact[]): Fact[] {
  const told = asksProblem(asked) ? facts : facts.filter((fact) => !isProblem(fact))
  const figures = told.filter(({ id, text }) => /\.(?:outcome|metric)\./.test(id) && /\d/.test(text))
  return asked.reading.has('howMuch', 'howMany', 'cost') && figures.length > 0 ? figures : told
}

/** A part of a drawing: what it does, and why it is there. */
export function aboutNode(asked: Asked, project: Project, node: DiagramNode): Plan {
  const own = project.facts.filter(({ id }) => id.endsWith(`.node.${node.id}`))
  const beside = byTopic(asked, parts(project, /\.architecture$|\.solution$/))
  return plan(stateAll(asked, [...own, ...beside], 2, project.title), {
    focus: [project],
    next: nextOf(asked, project),
  })
}

export function allProjects(asked: Asked): Plan | undefined {
  const { world, s } = asked
  const { projects } = world
  const [first] = projects
  if (!first) return undefined
  const text = s.projects({ titles: projects.map(({ title }) => title) })
  const next: Proposal[] = projects.slice(0, 3).map(({ title }) => ({ ask: 'project', title }))
  const short = stateAll(
    asked,
    projects.flatMap((project) => parts(project, /\.outcome\./).slice(0, 1)),
    3,
  )
  return plan([say(text, ...projects.map(({ facts }) => facts[0])), ...short], {
    focus: [],
    listed: projects,
    next,
    marker: '[PROJECT_CARDS]',
  })
}

/** The project that ran longest, or shortest, of those whose dates are told. */
export function projectByLength(asked: Asked): Plan | undefined {
  const { reading, world, s, date } = asked
  if (!reading.has('longest', 'shortest') || !reading.has('project') || reading.of('project').length > 0)
    return undefined
  const dated = world.projects.flatMap((project) => (project.span ? [{ project, span: project.span }] : []))
  const ended = reading.has('leave', 'last') ? dated.filter(({ span }) => span.to !== undefined) : dated
  const byLength = ended.toSorted((one, other) => date.months([other.span]) - date.months([one.span]))
  const found = reading.has('longest') ? byLength[0] : byLength.at(-1)
  // How long the jobs were tells nothing of projects.
  if (!found || byLength.length < 2)
    return unanswered([say(s.notAnswered({ email: world.content.profile.channels.general }))], {
      next: [{ ask: 'projects' }],
    })
  const { project, span } = found
  const ran = s.projectRan({
    title: project.title,
    from: date.start(span),
    to: date.end(span),
    duration: date.duration([span]),
  })
  const about = parts(project, /^case-study\.[^.]+$/)
  return plan([say(ran, ...about.slice(0, 1)), ...stateAll(asked, about, 1)], {
    focus: [project, ...(project.job ? [project.job] : [])],
    next: nextOf(asked, project),
  })
}

/** What came of the work as a whole: a measured result of each of the newest projects and jobs. */
export function bestResults(asked: Asked): Plan | undefined {
  const { world, s } = asked
  const measured = (fact: Fact) => (asked.reading.has('speed') ? givesTime(fact) : /\d/.test(fact.text))
  const ofProjects = world.projects.flatMap(({ facts }) =>
    facts.filter(({ id }) => id.includes('.outcome.')).slice(0, 2),
  )
  const ofJobs = world.jobs.flatMap(({ facts }) => facts.filter(({ kind }) => kind === 'achievement').slice(0, 1))
  const facts = byTopic(asked, [...ofProjects, ...ofJobs].filter(measured))
  const onePerPlace = [...new Map(facts.map((fact) => [fact.source, fact] as const).reverse()).values()].reverse()
  if (onePerPlace.length === 0) return undefined
  return plan([say(s.bestResults()), ...stateAll(asked, onePerPlace, 3)], {
    next: [{ interview: 'proudest' }, { ask: 'projects' }, { ask: 'testimonials' }],
  })
}

/** How systems are built: the one drawing that there is, or which of them is meant. */
export function architectures(asked: Asked): Plan | undefined {
  const { world, s } = asked
  const drawn = world.projects.filter(({ diagram }) => diagram && diagram.nodes.length > 0)
  const [first, second] = drawn
  if (!first) return undefined
  // "Show me its architecture", "how does it scale?": of the one that is talked about.
  const talkedOf = asked.focus.entities[0]
  const meant = second ? drawn.find((one) => one === talkedOf) : first
  if (meant) return aboutProject(asked, meant)
  const named = say(s.projects({ titles: drawn.map(({ title }) => title) }), ...drawn.map(({ facts }) => facts[0]))
  return plan([named, say(s.whichDrawing())], {
    listed: drawn,
    choices: drawn.map(({ title }) => ({ ask: 'projectHow', title })),
  })
}
