/** What is read of a message. */
import { spokenFillers } from '#content/language/patterns/talk/spoken-fillers.ts'
import { typedShorthand } from '#content/language/patterns/talk/typed-shorthand.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import type { Language } from '#contract/language.ts'
import { collapseBlanks } from '#server/knowledge/collapse-blanks.ts'

/** Characters. What is asked stands at the beginning or at the end of a longer message; what is between was pasted. */
const READ_MAX = 400

/** Both ends of a message, a line each. */
export const endsOf = (message: string) =>
  message.length > READ_MAX ? `${message.slice(0, READ_MAX / 2)}\n${message.slice(-READ_MAX / 2)}` : message

/** "w/ renewable energy", "combien de tps": whole words only. */
const spelledOut = (language: Language, text: string) =>
  text.replace(
    /(?<![\p{L}\p{N}'’.@/-])\p{Ll}+(?:\/\p{Ll}?)?(?![\p{L}\p{N}'’@/-])/gu,
    (word) => (Object.hasOwn(typedShorthand[language], word) ? typedShorthand[language][word] : undefined) ?? word,
  )

/** Fewer characters ask nothing by themselves. */
const ASKED_MIN = 4

/** "Great, and how long did it take then?": without what only takes note of the answer before. */
function withoutFillers(language: Language, text: string): string {
  const { opening, closing } = spokenFillers[language]
  const opened = text.replace(opening, '')
  const asked = opened.length >= ASKED_MIN ? opened : text
  return closing ? asked.replace(closing, '') : asked
}

/** A marker that a visitor types, whole or in pieces, is neither an order nor a word; nor is an address. */
export const plainMessage = (language: Language, typed: string) =>
  withoutFillers(
    language,
    spelledOut(
      language,
      endsOf(readMarkers(collapseBlanks(typed)).text)
        .replace(/(?<![A-Z])[A-Z]*(?:_[A-Z]+)+/g, ' ')
        .replace(/https?:[^\s)]*/gi, ' '),
    ),
  )
