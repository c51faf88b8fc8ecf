/** Collects the sentences that were not shown, with the reason, for the owner to judge. */
import type { Fact } from '#content/fact.ts'
import type { DropReason } from '#contract/admin/dropped-sentences.ts'
import { withoutSecrets } from '#server/config/env.ts'
import type { NewDropped } from '#server/db/dropped-sentences.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Services } from '#server/services.ts'

/** Of one answer no more are kept. */
const MOST = 12
/** The rest of a longer one is of no use. */
const LONGEST = 600

interface Unread {
  sentence: string
  cited: Fact[]
}

export function createDropped({ content: { language } }: Knowledge) {
  const dropped: { sentence: string; reason: DropReason; facts: string[] }[] = []
  const add = (sentence: string, reason: DropReason, cited: Fact[]) => {
    // What cites nothing is no statement that could have been true.
    if (sentence === '' || cited.length === 0 || dropped.length >= MOST) return
    dropped.push({ sentence: sentence.slice(0, LONGEST), reason, facts: cited.map(({ id }) => id) })
  }
  return {
    add,
    /** Those that were read once more and not found true, or not read. */
    addUnread<One extends Unread>(suspicious: readonly One[], found: readonly One[]) {
      for (const one of suspicious) if (!found.includes(one)) add(one.sentence, 'reader', one.cited)
    },
    /** Without the site's secrets. */
    list: ({ env }: Services): NewDropped[] =>
      dropped.map(({ sentence, ...one }) => ({ language, sentence: withoutSecrets(env, sentence), ...one })),
  }
}
