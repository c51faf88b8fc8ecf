/** Words that ask whether, or how, the owner has done a thing before: "has she done that?", "what did she do about it?" */
import type { Language } from '#contract/language.ts'

export const asksOfDeeds: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:has|have) (?:she|he|they) (?:(?:ever|already|also) )?(?:done|solved|fixed|built|handled|dealt|made|seen|worked|had)|(?:what|how) did (?:she|he|they)|did (?:she|he|they) (?:ever )?(?:do|solve|fix|build|handle|deal|make|see|have)|(?:ever )?done (?:that|this|it|such|so|something|anything)|(?:does|do|did) (?:she|he|they) have (?:any |some |much )?experience|(?:has|have) (?:she|he|they) (?:got )?(?:any |some )?experience|any experience|(?:done|solved|fixed|built) before)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:qué|cómo|lo|la|cómo lo) (?:hizo|resolvió|solucionó)|(?:ya|lo|la|los|las|qué|algo) ha (?:hecho|resuelto|solucionado|construido|tratado)|ha (?:hecho|resuelto|solucionado) (?:ya|algo|esto|eso)|tiene(?:n)? (?:ya |alguna |algo de )?experiencia|alguna vez)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:qu[’']|comment (?:l[’'])?)a-t-(?:elle|il)|a-t-(?:elle|il) (?:déjà|jamais|fait|réglé|résolu)|(?:elle|il) (?:l[’'])?a (?:déjà|fait|réglé|résolu)|(?:a-t-(?:elle|il)|(?:elle|il) a) (?:déjà )?(?:de l[’']|une |quelque )expérience|déjà (?:fait|réglé|résolu|traité|vu))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:was|wie) hat (?:sie|er)|hat (?:sie|er) (?:das|es|so|sowas|etwas|dergleichen|ähnliches|schon|bereits|je|jemals|da|dagegen)|hat (?:sie|er) (?:(?:da|damit|darin|darüber|hier|dort|schon|auch|überhaupt|eine?|viel|etwas) )?erfahrung(?:en)?|schon (?:einmal |mal )?(?:gemacht|gelöst|gehabt|erlebt))(?!\p{L})/iu,
  zh: /(?:做|解决|处理|遇到|搭建|经历|碰到|干)过|(?:怎么|如何)(?:做|解决|处理)的|有[^。！？]{0,8}经验|做了(?:什么|哪些)/u,
  ja: /[たっだ]ことは?(?:あり|ある)|経験[はが]?(?:あり|ある)|(?:何|なに)をしました|(?:どこ|以前|前に|これまで)[^。？]{0,8}(?:やり|し|行い)ました|どう(?:しました|やって解決しました|解決しました|対応しました)/u,
}
