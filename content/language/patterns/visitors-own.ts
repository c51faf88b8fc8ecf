/** That somebody who asks speaks of themselves or of their own firm: what they tell is their case, and not what they ask for. */
import type { Language } from '#contract/language.ts'

const words = (...said: string[]) => new RegExp(`(?<!\\p{L})(?:${said.join('|')})(?!\\p{L})`, 'iu')

export const speaksOfOneself: Record<Language, RegExp> = {
  en: words('I', 'me', 'my', 'we', 'us', 'our', "I[’']\\p{L}+", "we[’']\\p{L}+"),
  es: words(
    ...['yo', 'me', 'mis?', 'nos', 'nosotr[oa]s', 'nuestr[oa]s?', 'quiero', 'necesito', 'tengo', 'busco', 'quisiera'],
    ...['querría', 'soy', 'somos', '\\p{L}{2,}[aei]mos'],
  ),
  fr: words("j[’']\\p{L}+", "m[’']\\p{L}+", 'je', 'me', 'mon', 'ma', 'mes', 'nous', 'notre', 'nos', 'on'),
  de: words('ich', 'mich', 'mir', 'mein(?:e[rmns]?)?', 'wir', 'uns', 'unser(?:e[rmns]?)?'),
  zh: /我|咱|本公司|本店|敝/u,
  ja: /私|わたし|僕|俺|我々|われわれ|うち(?:の|は|で|に|も|、)|弊社|当社|当方|自社/u,
}
