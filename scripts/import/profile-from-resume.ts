/** Who somebody is, as a JSON Résumé says it. */

import { listComma } from '#content/language/comma.ts'
import { isBasic } from '#content/language/levels/skill-levels.ts'
import { languageTraits, spaceIn } from '#content/language/traits.ts'
import { networkAt, networkName } from '#content/networks.ts'
import type { OwnerFiles } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { usernameIn } from '#server/features/resume/json-resume.ts'
import { placeholderIn } from '../content/placeholders.ts'
import { createIds, given } from './ids.ts'
import type { JsonResume } from './json-resume.ts'

type Profile = OwnerFiles['profile']
type Account = JsonResume['basics']['profiles'][number]

const EXPERTISES = 3
const BIO_SENTENCES = 2
const BIO_MAX = 2000

/** The first two sentences stand under the name, the others in the About section. */
export function profileFrom(resume: JsonResume, spoken: Language, skills: OwnerFiles['skills']): Profile {
  const { basics, work } = resume
  const { familyName } = basics
  const [bio, summary] = splitSummary(basics.summary ?? sayingOf(work[0]) ?? basics.label ?? basics.name, spoken)
  const { address: street, postalCode, city, region } = basics.location ?? {}
  const country = countryOf(basics.location?.countryCode)
  const countryName = country && new Intl.DisplayNames(spoken, { type: 'region' }).of(country)
  const location = placeIn(spoken, { city, region, countryName })
  const address = given({ street, postalCode, city, region })
  const { from, places, kinds = [], workplaces = [] } = basics.openTo ?? {}
  const openTo = given({
    from,
    kinds: kinds.length > 0 ? kinds : undefined,
    places,
    workplaces: workplaces.length > 0 ? workplaces : undefined,
  })
  const profiles = accountsFrom(basics.profiles)
  const idOf = createIds('expertise')
  const expertises = Object.values(skills)
    .filter((skill) => !isBasic(skill))
    .flatMap(({ name, technologies }) => (technologies ? [{ name, words: technologies }] : []))
    .slice(0, EXPERTISES)
    .map(({ name, words }) => [idOf(name), { title: name, description: fewWords(words, spoken) }] as const)
  return {
    name: basics.name,
    // One from another file than the name may be no part of it.
    ...(familyName && basics.name.includes(familyName) && { familyName }),
    ...given({ pronouns: basics.pronouns, image: basics.image }),
    title: basics.label ?? work[0]?.position ?? work[0]?.name ?? basics.name,
    bio,
    ...given({
      summary,
      location: location && location.length <= 80 ? location : undefined,
      country,
      availability: basics.availability,
      phone: basics.phone,
      website: basics.url,
    }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(Object.keys(openTo).length > 0 && { openTo }),
    email: basics.email,
    ...(Object.keys(profiles).length > 0 && { profiles }),
    ...(expertises.length > 0 && { coreExpertise: Object.fromEntries(expertises) }),
    ...(Object.keys(skills).length > 0 && {
      skills: Object.fromEntries(
        // The level stays with the skill, where the words that it is a guess from stand beside it.
        Object.entries(skills).map(([id, { name }]) => [id, { name }]),
      ),
    }),
  }
}

const placeMark: Record<Language, string> = { en: ', ', es: ', ', fr: ', ', de: ', ', zh: '', ja: '・' }

/** The smallest first, each once; in Chinese and Japanese the largest first, with the prefecture or province before its town. */
function placeIn(
  spoken: Language,
  { city, region, countryName }: Record<'city' | 'region' | 'countryName', string | undefined>,
): string {
  if (!languageTraits[spoken].isDense)
    return [...new Set([city, region, countryName].filter(Boolean))].join(placeMark[spoken])
  const isOneName = /^\p{Script=Han}+$/u.test(region ?? '') && !city?.startsWith(region ?? '')
  const town = city && isOneName ? `${region}${city}` : (city ?? region)
  return [countryName, town].filter(Boolean).join(placeMark[spoken])
}

/** What the latest job says about itself, for those who say nothing about themselves. */
function sayingOf(job: JsonResume['work'][number] | undefined): string | undefined {
  if (job?.summary) return job.summary
  const said = (job?.highlights ?? []).slice(0, 2).map((one) => (/\p{L}$|\d$/u.test(one) ? `${one}.` : one))
  return said.join(' ') || undefined
}

/** Only where putting the parts together again gives the same text. */
function splitSummary(text: string, spoken: Language): [bio: string, summary: string | undefined] {
  const sentences = [...new Intl.Segmenter(spoken, { granularity: 'sentence' }).segment(text)]
  for (const { index } of sentences.slice(BIO_SENTENCES)) {
    const [bio, summary] = [text.slice(0, index).trim(), text.slice(index).trim()]
    const isRest = placeholderIn(summary) === undefined
    if (isRest && bio.length <= BIO_MAX && bio + spaceIn(spoken) + summary === text) return [bio, summary]
  }
  if (text.length <= BIO_MAX) return [text, undefined]
  // Without full stops a text is one sentence, however long: the last word that there is room for ends the bio.
  const end = text.lastIndexOf(' ', BIO_MAX)
  const at = end > 0 ? end : BIO_MAX
  return [text.slice(0, at), text.slice(at).trim()]
}

/** As many as there is room for on a card. */
function fewWords(words: string[], spoken: Language): string {
  let said = ''
  for (const word of words) {
    const longer = said ? `${said}${listComma[spoken]}${word}` : word
    if (longer.length > 220) break
    said = longer
  }
  return said
}

function countryOf(code: string | undefined): string | undefined {
  const country = code?.toUpperCase()
  return country && /^[A-Z]{2}$/.test(country) ? country : undefined
}

/** Where an account is, on networks whose addresses follow from its name. */
const addresses: Record<string, string> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  orcid: 'https://orcid.org/',
}

/** The id of an account's network, which its name says, or its address alone. */
function kindOf(network: string | undefined, url: string | undefined): string | undefined {
  if (network) return createIds('profile')(/^twitter$/i.test(network) ? 'x' : network)
  return url && networkAt(url)
}

function accountsFrom(accounts: Account[]): NonNullable<Profile['profiles']> {
  const idOf = createIds('profile')
  return Object.fromEntries(
    accounts.flatMap(({ network, username, url }) => {
      const kind = kindOf(network, url)
      const start = addresses[kind ?? '']
      const address = url ?? (start && username ? start + username.replace(/^@/, '') : undefined)
      if (!address && !username) return []
      const host = address && new URL(address).hostname.replace(/^www\./, '')
      const id = idOf(kind ?? host ?? username ?? '')
      // A page on no network is called by its address: "berg.example".
      const name = network ?? (kind ? undefined : host)
      const label = name === undefined || networkName({ id }) === name ? undefined : name
      const isElsewhere = !address || usernameIn(address) !== username
      return [[id, given({ url: address, label, username: isElsewhere ? username : undefined })] as const]
    }),
  )
}
