/** What sentences about the owner need to know of them. */
export interface OwnerWords {
  name: string
  /** What the owner is called for short. */
  first: string
  pronouns: 'she' | 'he' | 'they' | undefined
}
