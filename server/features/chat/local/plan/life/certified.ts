/** "Is she certified in Azure?": a certificate answers it only where it names what is asked for. */
import type { Fact } from '#content/fact.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex } from '#server/knowledge/understand/phrase-index.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { asksWhether } from '../whether.ts'
import { noneOf, shortOf } from './background.ts'

type Named = Extract<Entity, { kind: 'technology' | 'unknown-technology' | 'unknown-company' }>

/** What was made, and not what somebody was examined for: "she built the registration with Kafka". */
const ofWork = ['built', 'use', 'project', 'team', 'how', 'howLong', 'why'] as const

const ofCertificates = kindsOf('certificates', 'certificate-which')
/** Beside the name of a technology it is less likely than at other times that the owner is asked about. */
const POSSIBLE = 0.04

/** @returns undefined if no certificate for something with a name is asked for. */
export function certifiedIn(asked: Asked): Plan | undefined {
  const { reading, world, kinds, s } = asked
  const others = reading.of('item').filter(({ list }) => list !== 'certificates')
  const isOfOthers = others.length + reading.of('job').length + reading.of('project').length > 0
  const likely = kinds.reduce((sum, { kind, probability }) => sum + (ofCertificates.has(kind) ? probability : 0), 0)
  if (!reading.has('certificate') || isOfOthers || reading.has(...ofWork) || likely < POSSIBLE) return undefined
  const wanted = wantedIn(asked)
  const entries = [...world.facts.values()].filter(({ id }) => /^certificate\.[^.]+$/.test(id))
  if (wanted.length === 0 || entries.length === 0) return undefined
  const held = entries.filter((entry) => wanted.some((one) => isFor(one, entry)))
  if (held.length === 0) {
    const none = noneOf(
      asked,
      'certificates',
      entries,
      wanted.map(({ name }) => name),
    )
    return { ...none, kind: 'certificates' }
  }
  const missing = wanted.filter((one) => !held.some((entry) => isFor(one, entry)))
  const yes = asksWhether(asked) && missing.length === 0 ? true : undefined
  return plan(
    [
      say(s.background({ kind: 'certificates', items: held.map(shortOf(asked)), yes }), ...held),
      ...missing.map(({ name }) => say(s.noSuchItem({ name, kind: 'certificates' }), ...entries)),
    ],
    { kind: 'certificates', next: [{ ask: 'jobs' }, { ask: 'technologies' }] },
  )
}

/** What the message names; "for that" is what was named or told last. */
function wantedIn({ reading, focus }: Asked): Named[] {
  const named = namedIn(reading)
  if (named.length > 0 || !reading.has('it', 'there')) return named
  const before = focus.reading ? namedIn(focus.reading) : []
  return before.length > 0 ? before : focus.entities.filter((one) => one.kind === 'technology').slice(0, 1)
}

const namedIn = (reading: Reading): Named[] => [
  ...new Set([
    ...reading.of('technology'),
    ...reading.of('unknown-technology'),
    ...reading.of('unknown-company').filter(({ isSort }) => !isSort),
  ]),
]

const isFor = (one: Named, entry: Fact) =>
  one.kind === 'technology'
    ? one.named.includes(entry)
    : createPhraseIndex([[one.name, true]]).find(foldText(entry.text).text).length > 0
