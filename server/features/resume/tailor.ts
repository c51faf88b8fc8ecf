/**
 * Tailors a résumé: selects and orders facts of the ledger, and writes no text. Optional parts have a rank;
 * the layout decides how many fit.
 */

import { accountName, networkName } from '#content/networks.ts'
import { shownAddress } from '#contract/content/address.ts'
import type { Content, FullContent } from '#contract/content/content.ts'
import { backgroundGroupIds } from '#contract/content/kinds.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts'
import type { ResumeRole } from '#contract/resume.ts'
import type { ResumeLayout } from '#contract/site/resume-layouts.ts'
import { site } from '#contract/site/site.ts'
import type { I18n } from '#server/i18n.ts'
import type { KnowledgeOf } from '#server/knowledge/knowledge.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { LabelledPart, Part, ResumeDocument } from '#server/pdf/document.ts'
import { europeanSections } from './european.ts'
import { interestsOf } from './interests.ts'
import { rankAll } from './one-page.ts'
import { focusIn, isOnlyRole } from './printable-words.ts'
import type { Reader } from './reader.ts'
import { type Asked, type Relevance, relevanceTo, searchFor } from './relevance.ts'
import { sections, type TailoredSection } from './sections.ts'
import { byRank, isSaid, parts, type Tailor } from './selection.ts'
import { strongestSkills } from './strongest.ts'

export interface Made {
  language: Language
  /** The site's public address. */
  siteUrl: string
  /** Epoch milliseconds. */
  at: number
  layout: ResumeLayout
}

export async function tailor(
  knowledgeOf: KnowledgeOf,
  i18n: I18n,
  { language, siteUrl, at, layout }: Made,
  reader: Reader,
): Promise<ResumeDocument> {
  const { content, world } = await knowledgeOf.inTurns(language)
  const { content: byDefault } = await knowledgeOf.inTurns(DEFAULT_LANGUAGE)
  const { profile } = content
  const t = i18n(language)
  const { kind, about } = reader
  const looksFor = (own: FullContent): Asked[] => (kind ? interestsOf(kind, own, i18n(own.language)) : [])
  const asked = about.map((text): Asked => ({ text, weight: 1 }))
  const [looked, lookedByDefault] = [looksFor(content), looksFor(byDefault)]
  const texts = (all: Asked[]) => all.map(({ text }) => text)
  const search = await searchFor(texts([...asked, ...looked]), knowledgeOf, language)
  const searchByDefault = await searchFor(texts(lookedByDefault), knowledgeOf, DEFAULT_LANGUAGE)
  const relevance = relevanceTo([...asked, ...looked], search)
  const statement = choosePitch(content, reader, relevance)
  const choices: Tailor = {
    content,
    kind,
    relevance,
    strengths: strongestSkills(byDefault, relevanceTo(asked, search), relevanceTo(lookedByDefault, searchByDefault)),
    asked: about.length > 0,
    t,
    siteUrl,
    said: new Set([statement.text]),
  }
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const { title, location, availability, openTo } = profile
  const label = (name: 'title' | 'location' | 'availability' | 'pitch') =>
    (name === 'availability' && content.labels.availability) || t(`resume.labels.${name}`)
  const position: LabelledPart[] = [
    { fact: 'profile.title', text: title, label: label('title') },
    ...(location ? [{ fact: 'profile.location', text: location, label: label('location') }] : []),
  ]
  const resume: ResumeDocument = {
    language,
    layout,
    title: t('resume.title', { owner: profile.name }),
    name: profile.name,
    position,
    // Readers who want to know how things were built are not hiring.
    ...(kind !== 'developer' && {
      ...(availability &&
        isSaid(availability) && {
          availability: { fact: 'profile.availability', text: availability, label: label('availability') },
        }),
      openTo: parts('profile.open-to', openTo).map((part) => ({ ...part, label: label('availability') })),
    }),
    contacts: contactsOf(content, kind, t),
    madeFor: madeFor(reader, world, t),
    pitch: { ...opening(statement, language), label: label('pitch') },
    ...(layout === 'european' && { personalHeading: t('resume.sections.personal') }),
    sections: (layout === 'european'
      ? europeanSections(choices)
      : orders[kind ?? 'recruiter'].map((section) => sections[section](choices))
    ).filter(({ items }) => items.length > 0),
    colophon: { ...colophonOf(content, layout, t, { date, site: new URL(siteUrl).host }), url: siteUrl },
    ...(site.sample && { caveat: t('sample') }),
    madeAt: at,
  }
  return layout === 'one-page' ? { ...resume, sections: rankAll(resume.sections) } : resume
}

/** Only where the site proves each skill does the last line promise evidence. */
function colophonOf(
  { skills }: FullContent,
  layout: ResumeLayout,
  t: Tailor['t'],
  made: { date: string; site: string },
): Pick<ResumeDocument['colophon'], 'text' | 'selected'> {
  const isProven = skills.length > 0 && skills.every(({ proofs }) => proofs > 0)
  if (layout === 'one-page')
    return { text: t(isProven ? 'resume.onePageColophon' : 'resume.onePageColophonUnproven', made) }
  return {
    text: t(isProven ? 'resume.colophon' : 'resume.colophonUnproven', made),
    selected: t(isProven ? 'resume.selectedColophon' : 'resume.selectedColophonUnproven', made),
  }
}

/** As many topics as one line holds. */
const SHOWN_MAX = 6

/** The first interests of each kind of reader. */
const orders: Record<ResumeRole, TailoredSection[]> = {
  recruiter: ['strengths', 'experience', 'case-studies', 'skills', ...backgroundGroupIds, 'testimonials'],
  client: ['strengths', 'case-studies', 'services', 'testimonials', 'experience', 'skills', ...backgroundGroupIds],
  developer: ['strengths', 'skills', 'case-studies', 'experience', ...backgroundGroupIds],
}

/** The owner's résumé says nothing in a reader's words that the facts do not support. */
function madeFor({ kind, shown }: Reader, world: World, t: Tailor['t']): ResumeDocument['madeFor'] {
  if (!shown) return undefined
  if ('about' in shown) {
    const focus = focusIn(shown.about, world).slice(0, SHOWN_MAX)
    return focus.length > 0 ? { before: t('resume.madeAbout'), reader: focus.join(t('resume.comma')) } : undefined
  }
  const role = 'for' in shown ? shown.for : kind
  const { labels, language } = world.content
  const isOwn = 'forWords' in shown && kind && isOnlyRole(shown.rest, language, world)
  // A role has one name, whether it is chosen in the dialog or printed.
  const ownName = role === 'developer' ? labels.colleague : undefined
  const reader = isOwn ? shown.forWords : (ownName ?? (role && t(`resume.readers.${role}`)))
  return reader ? { before: t('resume.madeFor'), reader } : undefined
}

function contactsOf(
  { profile, language }: Content,
  kind: ResumeRole | undefined,
  t: Tailor['t'],
): ResumeDocument['contacts'] {
  const { channels } = profile
  const email = kind === 'recruiter' ? channels.hiring : kind === 'client' ? channels.projects : channels.general
  const { phone, website } = profile
  const places = [
    ...(website ? [{ label: t('resume.labels.website'), url: website, text: shownAddress(website) }] : []),
    ...profile.profiles.map((one) => ({ label: networkName(one), url: one.url, text: shownAddress(one.url) })),
    ...profile.unlinkedProfiles.map((one) => ({ label: networkName(one), text: accountName(one, language) })),
  ]
  return [
    { label: t('resume.labels.email'), text: email, url: `mailto:${email}` },
    ...(phone ? [{ label: t('resume.labels.phone'), text: phone, url: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }] : []),
    ...places,
  ]
}

/** The opening statement. */
function choosePitch(
  { profile, skills, services: offers }: FullContent,
  { kind, about }: Reader,
  relevance: Relevance,
): Part {
  const bio = { fact: 'profile.bio', text: profile.bio }
  const titled = (prefix: string, all: { id: string; description: string }[]): Part[] =>
    all.map(({ id, description }) => ({ fact: `${prefix}.${id}`, text: description }))
  const expertise = titled('profile.expertise', profile.coreExpertise)
  const offered = titled('service', offers)
  const ways = skills.map(({ id, evidence }) => ({ fact: `skill.${id}`, text: evidence.experience }))
  const candidates = { client: [...offered, ...expertise], developer: ways, recruiter: expertise }[kind ?? 'recruiter']
  const named = new Set(skills.flatMap(({ technologies }) => technologies))
  // Nothing, or a list of what a skill consists of, opens no résumé: an import has no more of it.
  const isStatement = ({ text }: Part) => isSaid(text) && !text.split(/, |、/).every((one) => named.has(one))
  const matters = ({ fact }: Part) => relevance.of(fact) + 0.5 * relevance.ofAll(fact)
  const best = byRank(candidates.filter(isStatement), matters)[0]
  if (!best) return bio
  // Clients and developers get a relevant statement; others get the owner's own two sentences, unless they asked for something.
  const looks = (kind === 'client' || kind === 'developer') && matters(best) > 0
  return looks || (about.length > 0 && matters(best) >= PITCH_AT) ? best : bio
}

/** What the owner is asked for is two sentences: figures often stand in the second. */
const OPENING_SENTENCES = 2

function opening({ fact, text }: Part, language: Language): Part {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
  const said = sentences.slice(0, OPENING_SENTENCES).map(({ segment }) => segment)
  return { fact, text: said.join('').trim() }
}

/** Minimum relevance of an opening statement to the reader's words. */
const PITCH_AT = 0.5
