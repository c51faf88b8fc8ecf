/** One statement of the ledger, as the assistant, the comparison with adverts and résumés read it. */
export interface Fact {
  /** Stable in every language, such as `experience.fjordvane-logistics.launch-epic`. */
  id: string
  kind:
    | 'profile'
    | 'expertise'
    | 'job'
    | 'achievement'
    | 'skill'
    | 'evidence'
    | 'case-study'
    | 'testimonial'
    | 'service'
    | 'technologies'
    | 'education'
    | 'certificate'
    | 'publication'
    | 'talk'
    | 'award'
    | 'volunteering'
    | 'language'
    | 'interest'
    | 'interview'
    | 'article'
    | 'added'
  text: string
  /** What it belongs to, as the site names it: the company, skill or case study, the person who said it. */
  source?: string
  /** Words that the fact should be found by beside its own: names, companies, technologies. */
  tags: string[]
  /** Where on the site it stands; empty if it stands nowhere, as what the owner added for the assistant. */
  anchor: string
}
