export interface GeneralWords {
  /** Words that ask without saying what about. */
  fillers: string[]
  /** Words that mean the same, parted by |, the one they are looked for by first. */
  synonyms: string[]
}
