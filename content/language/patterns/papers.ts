// What people must have or sign and no certificate of a trade is: an insurance, a licence to drive, a passport, a clean record, an NDA.
import type { Language } from '#contract/language.ts'

export const papers: Record<Language, RegExp> = {
  en: /\b(?:insured|(?:(?:public |professional )?liability|own|any|an?|have|got) insurance|driv(?:ing|er['’]?s?) licen[cs]e|passport|NDAs?|non-disclosure(?: agreements?)?|confidentiality agreements?|(?:DBS|criminal record)(?: check(?:ed)?)?)\b/iu,
  de: /(?<!\p{L})(?:versichert|(?:Haftpflicht|Berufshaftpflicht|Unfall)versicherung|(?:eine|keine) Versicherung|Führerschein|Fahrerlaubnis|Reisepass|NDAs?|(?:Geheimhaltungs|Vertraulichkeits)(?:vereinbarung|erklärung)|(?<![\p{L}-])Pass|Führungszeugnis)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:assurée?(?=\s*[?.!]|$)|assurance (?:responsabilité|RC|professionnelle)\p{L}*|(?:une|d['’]) ?assurance|permis de conduire|permis B|passeport|NDA|(?:accord|clause) de confidentialité|casier judiciaire)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:asegurad[oa](?=\s*[?.!]|$)|(?:tiene|tienes|un) seguro(?: de responsabilidad civil)?|carn[eé] de conducir|permiso de conducir|licencia de conducir|pasaporte|NDA|(?:acuerdo|cláusula) de confidencialidad|antecedentes penales)(?!\p{L})/iu,
  zh: /保险|驾照|驾驶证|护照|无犯罪记录|保密协议|NDA/u,
  ja: /保険|運転免許|パスポート|旅券|無犯罪証明|秘密保持契約|守秘義務契約|NDA/u,
}

/** How somebody says that something is theirs. */
export const owning: Record<Language, RegExp> = {
  en: /\bI(?: have|['’]ve got| own| hold| keep) (?:an?|my|the|some|two|three|four|\d+)\b/iu,
  de: /(?:(?:habe|besitze|halte) ich|ich (?:habe|besitze|halte)) (?:ein\p{L}*|mein\p{L}*|den|die|das|zwei|drei|vier|\d+)(?!\p{L})/iu,
  fr: /(?:j['’]ai|je possède|je détiens) (?:une?|des|mon|ma|mes|le|la|les|deux|trois|\d+)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tengo|poseo|dispongo de)(?!\p{L})/iu,
  zh: /我[^，。]{0,4}(?:有|拥有|持有)/u,
  ja: /持って|所有して|所持して|があります/u,
}
