/** How people leave the present job out of what they ask, and how they ask for the most recent one, which is the present job. */
import type { Language } from '#contract/language.ts'

export const exceptPresent: Record<Language, RegExp> = {
  en: /\b(?:apart from|aside from|except(?:ing)?|not counting|not including|excluding|other than|leaving out|besides|before)\b[^,.;?!]{0,30}\b(?:current|present|now|today)/i,
  de: /(?<!\p{L})(?:(?:außer|ausser|ohne|abgesehen von|bis auf|neben|vor)(?!\p{L})[^,.;?!]{0,30}(?:jetzig|heutig|aktuell|derzeitig|momentan|gegenwärtig)|(?:jetzige|heutige|aktuelle)\p{L}{0,2}(?!\p{L})[^,.;?!]{0,20}(?:nicht mitgezählt|ausgenommen|nicht mitgerechnet))/iu,
  fr: /(?<!\p{L})(?:hors|sauf|à part|a part|excepté|sans compter|en dehors d|mis à part|hormis)(?!\p{L})[^,.;?!]{0,30}(?:actuel|d['’]aujourd|présent)/iu,
  es: /(?<!\p{L})(?:sin contar|aparte d|salvo|excepto|menos|fuera d|excluyendo|quitando)\p{L}{0,2}(?!\p{L})[^,.;?!]{0,30}(?:actual|de ahora|presente)/iu,
  zh: /(?:除了|除去|除开|不算|不包括|不含|抛开|撇开)[^，,。？！]{0,8}(?:现在|目前|当前|现任|如今)|(?:现在|目前|当前|现任)[^，,。？！]{0,8}(?:除外|不算)/,
  ja: /(?:今の|現在の|現職|いまの)[^、。？！]{0,10}(?:以外|を?除|は?別として|抜き)/,
}

export const mostRecent: Record<Language, RegExp> = {
  en: /\b(?:most recent(?:ly)?|latest)\b/i,
  de: /(?<!\p{L})(?:zuletzt|jüngste[nrs]?|neueste[nrs]?|aktuellste[nrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:en dernier|dernièrement|(?:le|la) plus récente?|le plus récemment)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:por [uú]ltimo|[uú]ltimamente|m[aá]s reciente(?:mente)?|por [uú]ltima vez)(?!\p{L})/iu,
  zh: /最近|最新/,
  ja: /直近|最近|最新/,
}
