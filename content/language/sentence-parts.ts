/** What sentences put together, in every language. */

/** A job. */
export interface At {
  title: string
  company: string
  period: string
}

export interface Dated {
  name: string
  period: string
}

export interface Measured {
  name: string
  figure: string
}

/** What comes from another part of a drawing, or goes there. */
export interface Link {
  label: string
  part: string
}
