/** How texts of work say beside a year that something was taken up then: "introduced in 2018", and what says that it was given up. */
import type { Language } from '#contract/language.ts'

export const beganWords: Record<Language, RegExp> = {
  en: /\b(?:introduc|adopt|switch(?:ed|ing)? to|mov(?:ed|ing) to|migrat\w+ to|roll(?:ed|ing)? out|start|beg[aiu]n|launch|went live|go-live|learn|set up)/i,
  de: /(?:eingeführt|einführung|umgestellt auf|umstieg auf|umstellung auf|gewechselt zu|begonnen|angefangen|gestartet|\bstart\b|inbetriebnahme|gelernt|aufgebaut)/i,
  fr: /(?:introdui|introduction|adopt|pass(?:é|age) (?:à|sur|vers)|bascul|début|commenc|démarr|lancement|mise en (?:place|service)|déploi|appris|apprentissage)/i,
  es: /(?:introdu|adop|implant|implement|inicio|inici[oóa]|empe[czñ]|comen[czñ]|puesta en marcha|cambio a|pas(?:o|é|ó|amos) a|migraci|aprend)/i,
  zh: /引入|引进|导入|启用|开始|上线|改用|转用|采用|自学|学会/,
  ja: /導入|採用|開始|移行|切り替え|始め|使い始|独学|習得|稼働/,
}

export const gaveUpWords: Record<Language, RegExp> = {
  en: /\b(?:replac|instead of|without|no longer|stopp|retired|phased out|dropp|abandon|away from)/i,
  de: /(?:ersetzt|abgelöst|ablösung|statt|ohne|nicht mehr|abgeschafft|eingestellt|weg von|verzicht)/i,
  fr: /(?:remplac|au lieu|sans |ne plus|n'\S+ plus|abandon|supprim|arrêt)/i,
  es: /(?:sustitu|reemplaz|en lugar|en vez|\bsin\b|ya no|abandon|retirad|dej(?:é|ó|amos) de)/i,
  zh: /取代|代替|替换|不再|停用|弃用|放弃/,
  ja: /廃止|代わり|置き換え|やめ|不要|なしで|脱/,
}
