/** Says a text of the interface by its dotted key, with its values filled in. */
import type { Language } from '#contract/language.ts'
import { elided, elides } from './language/elided.ts'

/** Nested texts; a key that ends in a plural rule, such as `_one` or `_other`, is that form of the key before it. */
export interface MessageTree {
  [key: string]: string | MessageTree
}

type Leaf<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

/** Forms of the plural that English does without: one of its languages may have `files_few` beside `files_other`. */
type OtherPlurals<English> = {
  [Key in keyof English & string as Key extends `${infer Base}_other`
    ? `${Base}_${Exclude<Intl.LDMLPluralRule, 'one' | 'other'>}`
    : never]?: string
}

/** What the file of a language says: the keys of the English one, with the plurals of its own. */
export type Translated<English> = OtherPlurals<English> & {
  [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>
}

/** Every dotted key of the texts. */
export type MessageKey<Messages> = {
  [Key in keyof Messages & string]-?: Messages[Key] extends string | undefined
    ? Leaf<Key>
    : `${Key}.${MessageKey<Messages[Key]>}`
}[keyof Messages & string]

type Values = Record<string, string | number | undefined>

export type Translate<Messages> = (key: MessageKey<Messages>, values?: Values) => string

/** With the "de" or "que" before somebody's name, which French elides. */
const PLACEHOLDER = /(\b(?:d|qu)e (?=\{\{(?:owner|name|admin|assistant)\}\}))?\{\{(\w+)\}\}/gi

/** For the server: pages have no room for it. @returns the text with each `{{name}}` filled in: "de {{name}}" is "d’Anna" in French. */
export const fillIn = (language: Language, text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (whole, before: string | undefined, name: string) => {
    if (!Object.hasOwn(values, name)) return whole
    const value = String(values[name] ?? '')
    return before && elides[language] ? elided(before, value) : `${before ?? ''}${value}`
  })

/**
 * @returns a function that fills `{{name}}` from its values and chooses the plural by `count`. A value that is given as undefined,
 * such as a text that the owner did not write, fills its place with nothing.
 */
export function createTranslate<Messages extends object>(language: string, messages: Messages): Translate<Messages> {
  // Made when it is first needed: a browser takes its time for it.
  let plurals: Intl.PluralRules | undefined
  const plural = (count: unknown) => {
    plurals ??= new Intl.PluralRules(language)
    return plurals.select(Number(count))
  }
  return (key, values = {}) => {
    const text =
      find(messages, key) ?? find(messages, `${key}_${plural(values.count)}`) ?? find(messages, `${key}_other`)
    // Shown rather than thrown: one missing word must not take a page down. `npm run content:check` finds it.
    if (text === undefined) return key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) =>
      Object.hasOwn(values, name) ? String(values[name] ?? '') : whole,
    )
  }
}

const isTree = (value: unknown): value is MessageTree => typeof value === 'object' && value !== null

function find(messages: object, key: string): string | undefined {
  let branch: unknown = messages
  for (const part of key.split('.')) branch = isTree(branch) ? branch[part] : undefined
  return typeof branch === 'string' ? branch : undefined
}
