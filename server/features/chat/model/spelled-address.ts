/** Addresses that are read out, so that no sign of theirs is there: "evil dot example". */
import { claimWords } from '#content/language/load/load-claims.ts'
import { saidDots } from '#content/language/spelled-address.ts'
import { keysOf } from '#contract/keys.ts'
import { normalize } from '#server/knowledge/normalize.ts'

/** Behind a word that is said of much else only these end an address. */
const ENDS = new Set('com net org io dev app example xyz shop biz eu uk us ru cn jp ch fr'.split(' '))
const WORD = /[\p{Script=Latin}\d-]+|(?:(?!\p{Script=Latin})\p{L})+/gu
const LABEL = /^[a-z\d][a-z\d-]*$/
const END = /^[a-z]{2,}$/
/** What may stand beside the word: blanks, and brackets or stars that set it off. */
const GAP = /^[\s()[\]{}<>*_"'.-]{0,4}$/

const dots = new Map(keysOf(saidDots).map((language) => [saidDots[language].word, language]))
const articles = new Set(keysOf(saidDots).flatMap((language) => claimWords[language].articles.split(' ')))

/** The addresses that a text reads out, in small letters, each with the blanks and the word that it has. */
export function spelledAddresses(text: string): string[] {
  const folded = normalize(text, 'NFKC').toLowerCase()
  const words = [...folded.matchAll(WORD)].map((match) => ({
    said: match[0],
    at: match.index,
    end: match.index + match[0].length,
  }))
  return words.flatMap(({ said, at, end }, i) => {
    const language = dots.get(said)
    const [before, behind] = [words[i - 1], words[i + 1]]
    if (!language || !before || !behind) return []
    if (!GAP.test(folded.slice(before.end, at)) || !GAP.test(folded.slice(end, behind.at))) return []
    const isAddress =
      LABEL.test(before.said) &&
      !articles.has(before.said) &&
      (saidDots[language].isOrdinary ? ENDS.has(behind.said) : END.test(behind.said))
    return isAddress ? [folded.slice(before.at, behind.end)] : []
  })
}
