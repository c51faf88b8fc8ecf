/** Says a text of the interface by its dotted key, with its values filled in. */

/** Nested texts; a key that ends in `_one` or `_other` is the singular or plural of the key before it. */
export interface WordTree {
  [key: string]: string | WordTree
}

type Leaf<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key

/** Every dotted key of the texts. */
export type WordKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Leaf<Key> : `${Key}.${WordKey<Words[Key]>}`
}[keyof Words & string]

export type Say<Words> = (key: WordKey<Words>, values?: Record<string, string | number | undefined>) => string

/** @returns a function that fills `{{name}}` from its values and chooses the plural by `count`. */
export function createSay<Words extends object>(language: string, words: Words): Say<Words> {
  // Made when it is first needed: a browser takes its time for it.
  let plurals: Intl.PluralRules | undefined
  const plural = (count: unknown) => {
    plurals ??= new Intl.PluralRules(language)
    return plurals.select(Number(count))
  }
  return (key, values = {}) => {
    const text = find(words, key) ?? find(words, `${key}_${plural(values.count)}`) ?? find(words, `${key}_other`)
    // Shown rather than thrown: one missing word must not take a page down. `npm run content:check` finds it.
    if (text === undefined) return key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole))
  }
}

function find(words: object, key: string): string | undefined {
  let branch: unknown = words
  for (const part of key.split('.')) branch = (branch as WordTree | undefined)?.[part]
  return typeof branch === 'string' ? branch : undefined
}
