/** Words that change before a name that begins with a vowel. */
import { elided } from './elided.ts'

/** Before "i" and "hi", but not before a diphthong: "e Inés", "y Hierro". */
const SAID_I = /^(?:[ií]|h[ií](?![aeo]))/i
const SAID_O = /^h?[oó]/i

/** @param word with a space behind it, as it stands before most names. @returns it as it stands before this one, and the name. */
export function beforeName(language: string, word: string, name: string): string {
  if (language === 'fr' && /^(?:d|qu)e $/i.test(word)) return elided(word, name)
  if (language === 'es' && word === 'y ' && SAID_I.test(name)) return `e ${name}`
  if (language === 'es' && word === 'o ' && SAID_O.test(name)) return `u ${name}`
  return word + name
}

const BEFORE_OWNER = /(?<![\p{L}\p{M}])(de |que |y |o )(?=\{\{owner\}\})/giu

/**
 * @param text of the interface, or many of them as code. @returns it with the words before `{{owner}}` as this owner's name wants them,
 * which is known before anybody reads it: "le travail d’{{owner}}", "e {{owner}}".
 */
export const besideOwner = (language: string, text: string, owner: string): string =>
  text.replace(BEFORE_OWNER, (word) => beforeName(language, word, owner).slice(0, -owner.length || undefined))
