/** How a message begins in which somebody says first who they are, up to those words. */
import type { Language } from '#contract/language.ts'

export const introducesOneself: Record<Language, RegExp> = {
  en: /^[\s\p{P}]*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)?[\s\p{P}]+)?(?:my name is|(?:I[’']m|I am|we[’']re|we are|I work|we work|this is)(?: an?| the| from| at| with| in| hiring| recruiting| looking for| searching for| for))(?!\p{L})/iu,
  es: /^[\s\p{P}]*(?:(?:hola|buenas(?: \p{L}+)?|buenos días)[\s\p{P}]+)?(?:soy|somos|busco|buscamos|estoy buscando|estamos buscando|contrato|contratamos|trabajo (?:en|como|para)|me llamo)(?!\p{L})/iu,
  fr: /^[\s\p{P}]*(?:(?:bonjour|bonsoir|salut)[\s\p{P}]+)?(?:je suis|nous sommes|je travaille|je m[’']appelle|je recrute|nous recrutons|je cherche|nous cherchons|on cherche|on recrute)(?!\p{L})/iu,
  de: /^[\s\p{P}]*(?:(?:hallo|guten (?:tag|morgen|abend)|hi|moin|servus)[\s\p{P}]+)?(?:ich bin|wir sind|ich arbeite|ich heiße|ich rekrutiere|wir rekrutieren|ich suche|wir suchen|ich stelle|wir stellen)(?!\p{L})/iu,
  zh: /^[\s\p{P}]*(?:(?:你好|您好|大家好|hi|hello)[\s\p{P}]*)?(?:我(?:们)?(?:是|来自|叫|(?:正)?在(?:找|招|为|帮)|想(?:找|招)|需要(?:找|招))|本人是)/iu,
  ja: /^[\s\p{P}]*(?:(?:こんにちは|はじめまして|初めまして|お世話になっております)[\s\p{P}]*)?(?:(?:私|わたし|僕|当社|弊社)は|[^、。]{1,40}を(?:探し|採用し|募集し)て(?:い|お)(?:ます|り)|採用担当|人事|リクルーター|ヘッドハンター)/u,
}

/** Where such words end and the question begins. */
export const introductionEnd = /[.!,;:。！，、；：\n]\s*/u
