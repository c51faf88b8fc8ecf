/** Who a résumé is for, as far as they said. */
import { serverMessages } from '#content/interface/server-messages.ts'
import { languages } from '#contract/language.ts'
import { type CustomResumeRequest, type ResumeRole, resumeRoles } from '#contract/resume.ts'

export interface Reader {
  /** The kind of reader that it amounts to; undefined if it does not show. */
  kind: ResumeRole | undefined
  /** What they want to read about, in their own words. */
  about: string[]
  /** How the résumé says whom it is for: a kind of reader, or their own words. */
  shown: { for: ResumeRole } | { forWords: string } | { about: string[] } | undefined
}

/** A reader who is nobody in particular. */
export const anybody: Reader = { kind: undefined, about: [], shown: undefined }

const isRole = (text: string): text is ResumeRole => (resumeRoles as readonly string[]).includes(text)

/** What readers choose who call themselves something else; alone it says nothing of them. */
const OTHER = 'other'

/** @param role one of `resumeRoles`, or what the reader calls themself. */
export function readerInRole(role: string): Reader {
  const known = role.toLowerCase()
  if (known === OTHER) return anybody
  if (isRole(known)) return { kind: known, about: [], shown: { for: known } }
  const { kind, rest } = recognise(role)
  return { kind, about: rest ? [rest] : [], shown: { forWords: role } }
}

export function readerOfConversation({ interests, technologies, userType, focus }: CustomResumeRequest): Reader {
  const named = userType.toLowerCase()
  const talked = [...interests, ...technologies]
  return {
    kind: isRole(named) ? named : recognise(userType).kind,
    about: [...talked, focus].filter(Boolean),
    shown: talked.length > 0 ? { about: talked.slice(0, SHOWN_MAX) } : undefined,
  }
}

/** As many of what was talked about as one line holds. */
const SHOWN_MAX = 6

/** How words of each kind begin, in all languages: people name themselves in whichever they like. */
const signs = resumeRoles.map((role) => {
  const all = languages.flatMap((language) =>
    serverMessages[language].resume.signs[role].split(',').map((one) => one.trim()),
  )
  const isDense = (sign: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign)
  const pattern = (sign: string) => {
    // Characters stand side by side; of Latin words a short one is meant as it is, of a long one its beginning counts.
    if (isDense(sign)) return sign
    // Only Latin letters belong to it: in 銀行のCTO it stands beside others.
    const letter = '\\p{Script=Latin}'
    return sign.length <= 3 ? `(?<!${letter})${sign}(?!${letter})` : `(?<!${letter})${sign}${letter}*`
  }
  return { role, pattern: new RegExp(all.map(pattern).join('|'), 'giu') }
})

/** The kind of reader, and what is said beyond it: "of a bank" of "CTO of a bank". */
function recognise(words: string): { kind: ResumeRole | undefined; rest: string } {
  const sign = signs.find(({ pattern }) => words.search(pattern) !== -1)
  const rest = sign ? words.replace(sign.pattern, ' ') : words
  return { kind: sign?.role, rest: /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : '' }
}
