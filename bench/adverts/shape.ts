// What a set of job adverts looks like; one set per language. The labels were given by hand, from the facts.
import type { AdvertVerdict, RequirementStatus } from '#contract/chat/fit.ts'

export interface LabelledAdvert {
  name: string
  advert: string
  verdict: AdvertVerdict
  /** Each requirement by words of its own, as it should be judged, in the order of the advert. */
  requirements: [words: string, status: RequirementStatus][]
}
