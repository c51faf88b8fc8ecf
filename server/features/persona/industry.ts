/** Guesses a company's industry from its own words. */

import { industries } from '#content/language/vocabulary/industries.ts'
import type { IndustryId } from '#contract/chat/persona.ts'
import { keysOf } from '#contract/keys.ts'

interface Said {
  /** schema.org types. */
  types: string[]
  titles: string[]
  texts: string[]
}

/** schema.org types that imply an industry. */
const typeFields: [RegExp, IndustryId][] = [
  [/^(?:BankOrCreditUnion|FinancialService)$/, 'banking'],
  [/^InsuranceAgency$/, 'insurance'],
  [/^(?:Hospital|Medical\w*|Dentist|Physician)$/, 'health'],
  [/^Pharmacy$/, 'pharma'],
  [/^Auto\w+$/, 'automotive'],
  [/^(?:CollegeOrUniversity|EducationalOrganization|School)$/, 'education'],
  [/^Government\w+$/, 'government'],
  [/^(?:Airline|Hotel|LodgingBusiness|TravelAgency|FoodEstablishment)$/, 'travel'],
  [/^(?:RealEstateAgent|HomeAndConstructionBusiness)$/, 'property'],
  [/^NewsMediaOrganization$/, 'media'],
  [/^EmploymentAgency$/, 'recruiting'],
  [/^(?:Store|OnlineStore|\w+Store)$/, 'retail'],
]

/** Not imported from the contract: its schemas would double the start time of the worker process. */
const industryIds = keysOf(industries)
/** A website may be in any language. */
const wordsOf = (id: IndustryId) => new Set(Object.values(industries[id]).flatMap((words) => words.split(' ')))

/** A match in the title counts more than one in a description; a single match in a description is not enough. */
const TITLE_POINTS = 2
const TEXT_POINTS = 1
const ENOUGH_POINTS = 2
/** Longer descriptions are keyword lists. */
const TEXT_MAX = 1000

/** @returns undefined without a match, or for a tie. */
export function findIndustry({ types, titles, texts }: Said): IndustryId | undefined {
  const byType = typeFields.find(([pattern]) => types.some((type) => pattern.test(type)))
  if (byType) return byType[1]
  const title = prepared(titles)
  const text = prepared(texts)
  const scores = industryIds
    .map((id) => {
      const points = [...wordsOf(id)].reduce(
        (sum, word) => sum + (has(title, word) ? TITLE_POINTS : 0) + (has(text, word) ? TEXT_POINTS : 0),
        0,
      )
      return { id, points }
    })
    .sort((one, other) => other.points - one.points)
  const [first, second] = scores
  return first && first.points >= ENOUGH_POINTS && first.points > (second?.points ?? 0) ? first.id : undefined
}

const prepared = (texts: string[]): string => ` ${texts.join(' ').slice(0, TEXT_MAX).toLowerCase()} `

/** Chinese and Japanese have no word boundaries; in other languages the match must start a word. */
function has(text: string, word: string): boolean {
  if (/[\u3040-\u9fff]/.test(word)) return text.includes(word)
  const said = word.replaceAll('-', ' ')
  for (let at = text.indexOf(said); at !== -1; at = text.indexOf(said, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}
