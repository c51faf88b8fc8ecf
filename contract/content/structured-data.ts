/** The subset of schema.org's JSON-LD that these pages use. */

/** One thing; its other properties depend on `@type`. */
interface Thing {
  '@type': string
}

export interface StructuredData {
  '@context': string
  '@graph': Thing[]
}
