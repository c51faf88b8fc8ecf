/**
 * When a technology was used: since the year that a text names beside it, else as long as the job that lists it or the project
 * with dates of its own. What a project without dates lists, or a text names, was not used for as long as the job.
 */
import { beganWords, gaveUpWords } from '#content/language/patterns/began-words.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { languageCues } from '#server/knowledge/understand/language-cues.ts'
import { createPhraseIndex, longestOnly } from '#server/knowledge/understand/phrase-index.ts'
import { timeIn } from '#server/knowledge/understand/times.ts'
import { yearOf } from '#server/knowledge/world/months.ts'
import type { Job, Span, Technology } from '#server/knowledge/world/things.ts'
import { intervalOf, type World } from '#server/knowledge/world/world.ts'
import type { Asked } from '../plan.ts'

/** Of a year alone its middle is the least wrong. */
const HALF_A_YEAR = 6

/** Statements within a text: a year in one says nothing of what is named in the next. Dots within names and numbers stay. */
const clausesOf = (text: string) => text.split(/[,;:、；：，。](?!\d)|[.!?](?=\s|$)/u)

type Names = ReturnType<typeof createPhraseIndex<Technology>>
const named = new WeakMap<World, Names>()

function namesIn(world: World): Names {
  const made =
    named.get(world) ??
    createPhraseIndex(
      world.technologies.flatMap((one) => [one.name, ...one.otherNames].map((name) => [name, one] as const)),
    )
  named.set(world, made)
  return made
}

/** The month, or the middle of the year, from which a job's texts say that it was used: "since 2018", "introduced in 2018". */
function sinceIn(asked: Asked, one: Technology, job: Job): number | undefined {
  const { world, reading, now } = asked
  const { from, to } = intervalOf(job, now)
  for (const fact of one.named.filter((other) => job.facts.includes(other))) {
    const language = spokenLanguage(fact.text, reading.language)
    for (const clause of clausesOf(fact.text)) {
      const { text } = foldText(clause)
      const said = longestOnly(namesIn(world).find(text))
      if (!said.some(({ value }) => value === one) || gaveUpWords[language].test(clause)) continue
      const time = timeIn(text, languageCues(language), now, language)
      // Of several things the year is that of the one right before it: "from one to the other in 2018".
      const isAlone = said.every(({ value }) => value === one)
      if (!isAlone && said.filter(({ end }) => time && end <= time.at + 1).at(-1)?.value !== one) continue
      const isBeginning =
        time?.kind === 'since' || ((time?.kind === 'in' || time?.kind === 'month') && beganWords[language].test(clause))
      if (!isBeginning || time.from === undefined) continue
      const month = time.kind === 'month' ? time.from : time.from + HALF_A_YEAR
      if (yearOf(month) < yearOf(from) || month >= to) continue
      return Math.max(month, from)
    }
  }
  return undefined
}

/** The times that are told of jobs; none of those that do not tell it. */
export const usedDuring = (asked: Asked, one: Technology): Span[] =>
  one.jobs.flatMap((job): Span[] => {
    const project = projectOf(one, job)
    if (project?.span) return [project.span]
    const since = sinceIn(asked, one, job)
    if (since !== undefined) return [{ from: since, to: job.to, hasMonths: false }]
    return job.technologies.includes(one.name) ? [job] : []
  })

const projectOf = ({ name }: Technology, job: Job) =>
  job.technologies.includes(name) ? undefined : job.projects.find(({ technologies }) => technologies.includes(name))

/** The year since which it was used, where the texts of the first job with it name one. */
export function sinceTold(asked: Asked, one: Technology): string | undefined {
  const first = one.jobs.at(-1)
  const since = first && !projectOf(one, first)?.span ? sinceIn(asked, one, first) : undefined
  return since === undefined ? undefined : String(yearOf(since))
}

/** Whether texts of the jobs have its name, and no list of a job or a project. */
export const isOnlyNamed = (asked: Asked, one: Technology): boolean =>
  one.jobs.every(
    (job) => !job.technologies.includes(one.name) && !projectOf(one, job) && sinceIn(asked, one, job) === undefined,
  )
