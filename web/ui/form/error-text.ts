/** Says a text by its key, in whichever words. */
export type FieldTexts = (key: never) => string

/**
 * Says what is wrong with a field.
 * @param error the contract's id of it, or the server's words, which are said as they are.
 * @param texts those that may have a text for the id: the site's, and the feature's own.
 */
export function errorText(error: string, ...texts: FieldTexts[]): string {
  const key = `fields.${error}`
  // No texts have all keys: what has none is said by its key.
  return texts.map((t) => t(key as never)).find((text) => text !== key) ?? error
}
