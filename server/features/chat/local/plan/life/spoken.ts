/** Answers which languages the owner speaks, and how well. */
import { inBrackets, withoutInnerBrackets } from '#content/language/brackets.ts'
import { howWellWords, spokenLevels } from '#content/language/levels/spoken-levels.ts'
import { fold } from '#server/knowledge/tokens.ts'
import { type Asked, type Plan, plan, say, unanswered } from '../plan.ts'

const next = [{ ask: 'jobs' }, { interview: 'learning' }, { ask: 'projects' }] as const

/** "中国語(普通話)" names the language before its brackets. */
const withoutBrackets = (name: string) => name.split(/[(（]/)[0]?.trim()

/** Whether a question names a higher level than the one that is stated. */
function asksMore({ reading }: Asked, level: string): boolean {
  const levelIn = (text: string) =>
    spokenLevels.findIndex(({ words }) => Object.values(words).some((pattern) => pattern.test(text)))
  const [wanted, own] = [levelIn(reading.message), levelIn(level)]
  return wanted >= 0 && (own < 0 || own > wanted)
}

/** "Could she teach in Italian?": that it is spoken is no yes to that. */
const asksForMore = ({ reading }: Asked) =>
  (['service', 'education', 'publication', 'talk', 'project', 'built'] as const).some(
    (cue) => reading.placeOf(cue) !== undefined,
  ) ||
  reading.rest.some(({ isKnown, isMeant, isOrdinary, restricts }) => isKnown || isMeant || (restricts && !isOrdinary))

/** "What is her level of English?", "how is her Danish?": no yes is asked for. */
const asksHowWell = ({ reading }: Asked) => reading.has('how') || howWellWords[reading.language].test(reading.message)

/** Whether one is spoken, each that is named; all of them if none is. */
export function spokenLanguages(asked: Asked): Plan {
  const { world, s, reading } = asked
  const { spokenLanguages: spoken } = world.content.records
  const described = ({ name, levelText }: (typeof spoken)[number]) =>
    levelText ? inBrackets(reading.language, name, levelText) : name
  const facts = spoken.map(({ id }) => world.facts.get(`language.${id}`))
  const items = spoken.map(described)
  if (spoken.length === 0) return unanswered([say(s.noBackground({ kind: 'languages' }))], { next: [...next] })
  const said = reading.of('spoken-language').map((named) => {
    const known = spoken.find(
      ({ id, name }) =>
        id === named.code || id.startsWith(`${named.code}-`) || fold(withoutBrackets(name) ?? '') === fold(named.name),
    )
    if (!known) return say(s.speaksNot({ language: named.name, items }), ...facts)
    const { levelText: level } = known
    // "How is her English?" asks for no yes, and "does she speak it fluently?" gets none where it is spoken less well.
    const text =
      level && !asksHowWell(asked) && !asksMore(asked, level) && !asksForMore(asked)
        ? s.speaks({ language: named.name, level: withoutInnerBrackets(reading.language, level) })
        : s.languages({ items: [level ? inBrackets(reading.language, named.name, level) : named.name] })
    return say(text, world.facts.get(`language.${known.id}`))
  })
  // What is missing is said once, with all that there is.
  const missing = said.find(({ facts }) => facts.length > 1)
  const each = said.filter((one) => one === missing || one.facts.length <= 1)
  return plan(each.length > 0 ? each : [say(s.languages({ items }), ...facts)], { next: [...next] })
}
