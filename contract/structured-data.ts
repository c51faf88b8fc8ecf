/** JSON-LD by schema.org, as far as pages here use it. */

/** One thing and its properties; `@type` names its kind. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

export interface StructuredData {
  '@context': string
  '@graph': Thing[]
}
