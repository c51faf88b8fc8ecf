/** Answers how the owner is reached: by mail, by telephone, in networks. */

import { callWanted } from '#content/language/patterns/talk/call-wanted.ts'
import { phoneWords } from '#content/language/patterns/talk/phone-words.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import { addressFor } from '../../dealing.ts'
import { isAtMost, SHORT } from '../follow-ups/asked-of.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'

const networks =
  'linkedin xing github gitlab twitter x bluesky mastodon instagram facebook youtube tiktok behance dribbble medium'.split(
    ' ',
  )

/** A network is named in Latin letters, with or without blanks around it. */
function names({ text }: Reading, network: string): boolean {
  const at = text.indexOf(network)
  return at >= 0 && !/[a-z0-9]/.test(text.charAt(at - 1)) && !/[a-z0-9]/.test(text.charAt(at + network.length))
}

/** "Has she a GitHub?", of nothing that was built or used. @returns undefined if something else is asked. */
export function networkAsked(asked: Asked): Plan | undefined {
  const { reading } = asked
  const isOfWork =
    reading.has('use', 'built', 'project', 'goodAt', 'why', 'how', 'talk', 'publication') || !isAtMost(reading, SHORT)
  return asksProfile(asked) && !isOfWork && !namesAny(reading, 'job', 'project', 'technology')
    ? contact(asked)
    : undefined
}

/** "Can we have a call?" @returns undefined if something else is asked. */
export const callAsked = (asked: Asked): Plan | undefined =>
  callWanted[asked.reading.language].test(asked.reading.message) && !namesAny(asked.reading, 'job', 'project', 'person')
    ? contact(asked)
    : undefined

const accountsOf = ({ content: { profile } }: Asked['world']) => [...profile.profiles, ...profile.unlinkedProfiles]

/** Whether a place on the web is asked for where people have a profile. */
export const asksProfile = ({ reading, world }: Asked) =>
  [...networks, ...accountsOf(world).map(({ id }) => id)].some(
    (network) => network.length > 1 && names(reading, network),
  )

export function contact(asked: Asked): Plan {
  const { world, s, reading } = asked
  const { profiles, unlinkedProfiles, phone } = world.content.profile
  const others = [
    ...profiles.map(({ id, url }) => `${id}: ${url.replace(/^https?:\/\//, '')}`),
    ...unlinkedProfiles.map((one) => `${one.id}: ${one.username ?? ''}`),
  ]
  const isNamed = (network: string) => names(reading, network)
  const own = others.filter((one) => isNamed(one.split(':')[0] ?? ''))
  // Of a network that is not there the others are told.
  const named = own.length > 0 || !networks.some(isNamed) ? own : others
  const email = addressFor(asked)
  const asksPhone = phoneWords[reading.language].test(reading.message)
  const number = phone ? s.phone({ number: phone }) : s.noPhone()
  const said = [...(asksPhone ? [say(number)] : []), say(s.contact({ email }))]
  if (named.length > 0) said.push(say(s.profiles({ items: named })))
  return plan(said, {
    next: [{ ask: 'services' }, { interview: 'notice' }, { ask: 'jobs' }],
    marker: '[SCROLL_TO_CONTACT]',
  })
}
