/** Answers about what stands beside work: education, certificates, languages, publications, talks, awards and the like. */
import { backgroundFactKinds as kinds } from '#content/background-facts.ts'
import type { Fact } from '#content/fact.ts'
import { degreeLevelsIn, degreesIn } from '#server/knowledge/world/degrees.ts'
import { type ItemList, itemLists } from '#server/knowledge/world/entities.ts'
import { stateAll } from './evidence.ts'
import { type Asked, type Plan, plan, say, unanswered } from './plan.ts'

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

/** In a list, an article's summary would be too much. */
const shortOf = ({ kind, text, source }: Fact) => (kind === 'article' && source ? source : text)

export function background(asked: Asked, list: ItemList): Plan {
  const { world, s, reading } = asked
  // What was written for this site was published, too.
  const its = list === 'publications' ? [kinds[list], 'article'] : [kinds[list]]
  const facts = [...world.facts.values()].filter(({ id }) => its.some((kind) => id.startsWith(`${kind}.`)))
  const entries = facts.filter(({ id }) => id.split('.').length === 2)
  const named = reading.of('item').filter((one) => one.list === list)
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
  if (named.length === 0 && isWhether && strange.length > 0) {
    // Only a technology is known to be the name of something; of other words nobody can say that they are missing.
    const technology = [...reading.of('technology'), ...reading.of('unknown-technology')].find(({ name }) =>
      strange.includes(name),
    )
    const shown = entries.slice(0, 4)
    return unanswered(
      [
        ...(technology ? [say(s.noSuchItem({ name: technology.name, kind: list }), ...entries)] : []),
        say(s.background({ kind: list, items: shown.map(shortOf) }), ...shown),
      ],
      { next: [...next] },
    )
  }
  const degree = list === 'education' ? degreeAsked(asked, entries) : undefined
  if (degree) return degree
  const ids = new Set(named.map(({ id }) => `${kinds[list]}.${id}`))
  const shown = ids.size > 0 ? entries.filter(({ id }) => ids.has(id)) : entries.slice(0, 5)
  // A list proves that there is one, not that it is the one that was asked for.
  const isConfirmed = named.length > 0 || list !== 'education'
  // "Since her certificate is of 2021": it is not.
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(reading.time?.label ?? '')?.[0]
  const isOtherYear = year !== undefined && named.length > 0 && !shown.some(({ text }) => text.includes(year))
  const yes = isOtherYear ? false : isWhether && isConfirmed ? true : undefined
  const details = facts.filter(({ id }) => id.split('.').length > 2 && shown.some((one) => id.startsWith(`${one.id}.`)))
  return plan(
    [say(s.background({ kind: list, items: shown.map(shortOf), yes }), ...shown), ...stateAll(asked, details, 1)],
    { next: [...next] },
  )
}

/** Blanks around it included. */
const ACRONYM = 6
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** "Does she have a PhD?": whether a degree of that level is among them. */
function degreeAsked({ reading, s, world }: Asked, entries: Fact[]): Plan | undefined {
  const [wanted] = degreesIn(reading.language, reading.text)
  if (!wanted || !reading.has('whether')) return undefined
  const records = world.content.records.education
  const levels = records.map(({ degree }) => degreeLevelsIn(world.content.language, degree ?? ''))
  // Of a degree whose name tells no level nobody can say that it is none of that.
  if (levels.some((own) => own.length === 0)) return undefined
  const isThere = levels.some((own) => own.includes(wanted.value))
  // An MBA is a master's, and not any.
  const short = wanted.end - wanted.at <= ACRONYM ? letters(reading.text.slice(wanted.at, wanted.end)) : undefined
  const isNamed = short === undefined || records.some(({ degree }) => letters(degree ?? '').includes(short))
  if (isThere && !isNamed && wanted.value !== 'doctorate') return undefined
  const items = entries.map(({ text }) => text)
  const all = say(s.background({ kind: 'education', items, yes: isThere ? true : undefined }), ...entries)
  const folded = reading.text.slice(wanted.at, wanted.end).trim()
  const at = reading.message.toLowerCase().indexOf(folded)
  const name = at < 0 ? folded : reading.message.slice(at, at + folded.length)
  return plan(isThere ? [all] : [say(s.noSuchItem({ name, kind: 'education' }), ...entries), all], { next: [...next] })
}

export function spokenLanguages(asked: Asked): Plan {
  const { world, s, reading } = asked
  const { spokenLanguages: spoken } = world.content.records
  const described = ({ name, levelText }: (typeof spoken)[number]) => (levelText ? `${name} (${levelText})` : name)
  const [named] = reading.of('spoken-language')
  const facts = spoken.map(({ id }) => world.facts.get(`language.${id}`))
  const items = spoken.map(described)
  if (named) {
    const known = spoken.find(({ id }) => id === named.code || id.startsWith(`${named.code}-`))
    if (known)
      return plan(
        [
          say(
            known.levelText
              ? s.speaks({ language: named.name, level: known.levelText })
              : s.languages({ items: [named.name] }),
            world.facts.get(`language.${known.id}`),
          ),
        ],
        { next: [...next] },
      )
    const text =
      spoken.length > 0 ? s.speaksNot({ language: named.name, items }) : s.noBackground({ kind: 'languages' })
    return spoken.length > 0
      ? plan([say(text, ...facts)], { next: [...next] })
      : unanswered([say(text)], { next: [...next] })
  }
  if (spoken.length === 0) return unanswered([say(s.noBackground({ kind: 'languages' }))], { next: [...next] })
  return plan([say(s.languages({ items }), ...facts)], { next: [...next] })
}
