/** What can be told of a job advert before the server has read it. */
import type { Cues } from '#content/interface/en/chat/chat.ts'
import { mentions } from '#web/features/chat/persona/roles.ts'

/** A shorter text is a question. Chinese and Japanese say the same in about a third of the characters. */
const ADVERT_FROM = 300
const DENSE_ADVERT_FROM = 100
/** One such word may stand in a question. */
const CUES_NEEDED = 2
const TITLE_MAX = 80

export function looksLikeAdvert(text: string, cues: Cues): boolean {
  const from = /[\u3040-\u9fff]/.test(text) ? DENSE_ADVERT_FROM : ADVERT_FROM
  return text.length >= from && cues.advert.filter((cue) => mentions(text, [cue])).length >= CUES_NEEDED
}

/** As the server counts. */
export const advertLength = (advert: string) => [...advert].length

/** Its first line, cut to what a heading may have. */
export function advertTitle(advert: string): string {
  const line = advert.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? ''
  const characters = [...line.trim()]
  return characters.length <= TITLE_MAX ? line.trim() : `${characters.slice(0, TITLE_MAX - 1).join('')}…`
}
