/** JSON-LD by schema.org, as far as pages here use it. */

/** One thing; `@type` names its kind, on which its other properties depend. */
export interface Thing {
  '@type': string
}

export interface StructuredData {
  '@context': string
  '@graph': Thing[]
}
