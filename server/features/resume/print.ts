/** From a reader to a printed résumé. */
import type { Language } from '../../../contract/language.ts'
import type { Paper, ResumeDocument } from '../../press/document.ts'
import type { Services } from '../../services.ts'
import type { Reader } from './reader.ts'
import { tailor } from './tailor.ts'

/** Where paper is cut to Letter: Unicode CLDR, supplemental data, paperSize. */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

export const paperIn = (region: string | undefined): Paper => (region && letterRegions.has(region) ? 'letter' : 'a4')

/** @param at epoch milliseconds. */
export function resumeFor(
  { knowledgeOf, words, env }: Services,
  reader: Reader,
  language: Language,
  at: number,
): ResumeDocument {
  return tailor(knowledgeOf, words, { language, siteUrl: env.SITE_URL, at }, reader)
}
