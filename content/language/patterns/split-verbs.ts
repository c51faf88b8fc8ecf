// Verbs that a sentence writes in two words, and texts in one: "Nimmt sie Öfen ab?", "abgenommen", "Abnahme". Folded, without umlauts.
import type { Language } from '#contract/language.ts'

interface SplitVerbs {
  /** What stands at the end of the sentence, and before the verb where both are one word. */
  particles: string
  /** Between them in a participle, and in an infinitive. */
  within: { participle: string; infinitive: string }
  /** The root of an infinitive, and other forms of it. */
  roots: Record<string, string>
  /** What stands behind the root, longest first, and behind that of an infinitive. */
  endings: { all: string; infinitive: string; participle: string[] }
  /** What is declined like an adjective: "die ausgebildeten". */
  declined: RegExp
  /** What ends so is a noun, though it looks like a participle: "Umgebungen". */
  noun: RegExp
  /** Nouns made of such verbs by another vowel, by their end: "Abnahme" of "abnehmen". */
  nouns: Record<string, string>
}

export const splitVerbs: Partial<Record<Language, SplitVerbs>> = {
  de: {
    particles:
      'ab|an|auf|aus|bei|durch|ein|fest|fort|frei|her|heraus|hin|los|mit|nach|statt|teil|um|vor|weg|weiter|wieder|zu|zuruck|zusammen',
    within: { participle: 'ge', infinitive: 'zu' },
    roots: {
      biet: 'bot|boten',
      bind: 'band|bund',
      brech: 'brich|brach|broch',
      bring: 'brach|brachte',
      fahr: 'fuhr',
      fang: 'fing',
      geb: 'gib|gab',
      geh: 'ging|gang',
      giess: 'goss',
      gleich: 'glich',
      halt: 'hielt',
      heb: 'hob',
      helf: 'hilf|half|holf',
      komm: 'kam',
      lad: 'lud',
      lass: 'liess',
      lauf: 'lief',
      les: 'lies|las',
      mess: 'miss|mass',
      nehm: 'nimm|nahm|nomm',
      rat: 'riet',
      ruf: 'rief',
      schliess: 'schloss',
      schneid: 'schnitt',
      schreib: 'schrieb',
      seh: 'sieh|sah',
      sprech: 'sprich|sprach|sproch',
      steh: 'stand',
      steig: 'stieg',
      treff: 'triff|traf|troff',
      tret: 'tritt|trat',
      weis: 'wies',
      wend: 'wand',
      werf: 'wirf|warf|worf',
      zieh: 'zog',
    },
    endings: { all: 'test|tet|ten|est|te|et|st|en|t|e|n', infinitive: 'en', participle: ['et', 't', 'en'] },
    declined: /(?:e|en|er|es|em)$/,
    noun: /(?:heit|keit|schaft|tat|ung)(?:en)?$/,
    nouns: {
      gebot: 'bieten',
      gebote: 'bieten',
      gebots: 'bieten',
      nahme: 'nehmen',
      nahmen: 'nehmen',
      schluss: 'schliessen',
      schlusse: 'schliessen',
    },
  },
}
