/** The reader of a résumé, as far as known. */

import { serverMessages } from '#content/interface/server-messages.ts'
import { isOneOf } from '#contract/keys.ts'
import { languages } from '#contract/language.ts'
import { type CustomResumeRequest, type ResumeRole, resumeRoles } from '#contract/resume.ts'
import { escaped } from '#server/knowledge/escaped.ts'

export interface Reader {
  /** The kind of reader; undefined if unknown. */
  kind: ResumeRole | undefined
  /** Their interests, in their own words. */
  about: string[]
  /**
   * The label after "Made for": a kind of reader, or their own words where these say no more than a role; or what they
   * talked about, as far as the facts know it.
   */
  shown: { for: ResumeRole } | { forWords: string; rest: string } | { about: string[] } | undefined
}

/** The general reader. */
export const anybody: Reader = { kind: undefined, about: [], shown: undefined }

const isRole = (text: string): text is ResumeRole => isOneOf(resumeRoles, text)

/** The option for readers with another role; says nothing by itself. */
export const OTHER = 'other'

/** @param role one of `resumeRoles`, or the reader's own words. */
export function readerInRole(role: string): Reader {
  const known = role.toLowerCase()
  if (known === OTHER) return anybody
  if (isRole(known)) return { kind: known, about: [], shown: { for: known } }
  const { kind, rest } = recognise(role)
  return { kind, about: rest ? [rest] : [], shown: { forWords: role, rest } }
}

export function readerOfConversation({ interests, technologies, userType, focus }: CustomResumeRequest): Reader {
  const named = userType.toLowerCase()
  const talked = [...interests, ...technologies]
  return {
    kind: isRole(named) ? named : recognise(userType).kind,
    about: [...talked, focus].filter(Boolean),
    shown: talked.length > 0 ? { about: talked } : undefined,
  }
}

/** Word beginnings of each kind in all languages, because people use any language. */
const signs = resumeRoles.map((role) => {
  const all = languages.flatMap((language) =>
    serverMessages[language].resume.signs[role]
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  const isDense = (sign: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign)
  const pattern = (sign: string) => {
    // Ideographs have no spaces; a short Latin word matches whole, a long one by its beginning.
    if (isDense(sign)) return escaped(sign)
    // Only Latin letters belong to the word: 銀行のCTO has other characters beside it.
    const letter = '\\p{Script=Latin}'
    const written = escaped(sign)
    return sign.length <= 3 ? `(?<!${letter})${written}(?!${letter})` : `(?<!${letter})${written}${letter}*`
  }
  return { role, pattern: new RegExp(all.map(pattern).join('|'), 'giu') }
})

/** The kind of reader, and the rest: "of a bank" of "CTO of a bank". */
function recognise(words: string): { kind: ResumeRole | undefined; rest: string } {
  const sign = signs.find(({ pattern }) => words.search(pattern) !== -1)
  const rest = sign ? words.replace(sign.pattern, ' ') : words
  return { kind: sign?.role, rest: /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : '' }
}
