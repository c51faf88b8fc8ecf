/** How people ask, after a list, for one of it by its place or its age: "tell me about the first", "which is the most recent?" */
import type { Language } from '#contract/language.ts'

export type PlaceInList = 'first' | 'last' | 'newest' | 'oldest'

export const oneOfList: Record<Language, Record<PlaceInList, RegExp>> = {
  en: {
    first: /\bthe first(?: one)?(?:,? please)?[^\p{L}]*$/iu,
    last: /\bthe last(?: one)?(?:,? please)?[^\p{L}]*$/iu,
    newest: /\b(?:most recent|newest|latest)(?: one)?[^\p{L}]*$/iu,
    oldest: /\b(?:oldest|earliest)(?: one)?[^\p{L}]*$/iu,
  },
  es: {
    first: /(?<!\p{L})(?:el|la|del) primer[oa][^\p{L}]*$/iu,
    last: /(?<!\p{L})(?:el|la|del) [úu]ltim[oa][^\p{L}]*$/iu,
    newest: /(?<!\p{L})m[áa]s (?:reciente|nuev[oa])[^\p{L}]*$/iu,
    oldest: /(?<!\p{L})m[áa]s antigu[oa][^\p{L}]*$/iu,
  },
  fr: {
    first: /(?<!\p{L})(?:le|la|du|au) premi(?:er|ère)[^\p{L}]*$/iu,
    last: /(?<!\p{L})(?:le|la|du|au) derni(?:er|ère)[^\p{L}]*$/iu,
    newest: /(?<!\p{L})plus récente?[^\p{L}]*$/iu,
    oldest: /(?<!\p{L})plus ancien(?:ne)?[^\p{L}]*$/iu,
  },
  de: {
    first: /(?<!\p{L})(?:vom|das|den|die|dem|der|zum) erste[nms]?[^\p{L}]*$/iu,
    last: /(?<!\p{L})(?:vom|das|den|die|dem|der|zum) letzte[nms]?[^\p{L}]*$/iu,
    newest: /(?<!\p{L})(?:neueste|aktuellste|jüngste)[nrs]?[^\p{L}]*$/iu,
    oldest: /(?<!\p{L})(?:älteste|früheste)[nrs]?[^\p{L}]*$/iu,
  },
  zh: {
    first: /第一个(?:呢|吧|是什么|说说|讲讲)?[^\p{L}]*$/u,
    last: /最后一?个(?:呢|吧|是什么|说说|讲讲)?[^\p{L}]*$/u,
    newest: /最[近新]的(?:是哪个|是哪一个|呢|那个)?[^\p{L}]*$/u,
    oldest: /最早的(?:是哪个|是哪一个|呢|那个)?[^\p{L}]*$/u,
  },
  ja: {
    first: /最初の(?:もの|やつ)?(?:は|を)?(?:教えて(?:ください)?)?[^\p{L}]*$/u,
    last: /最後の(?:もの|やつ)?(?:は|を)?(?:教えて(?:ください)?)?[^\p{L}]*$/u,
    newest: /(?:新しい|最近の)(?:の|もの)?(?:は|を)?(?:どれ(?:ですか)?|教えて(?:ください)?)?[^\p{L}]*$/u,
    oldest: /古い(?:の|もの)?(?:は|を)?(?:どれ(?:ですか)?|教えて(?:ください)?)?[^\p{L}]*$/u,
  },
}
