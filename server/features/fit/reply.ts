/** Answers with the comparison and what it comes to, said in the language of the page. */
import type { FitReply, FitRequest } from '../../../contract/fit.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { CompareAdvert } from './compare.ts'

/** @throws Refusal if the advert asks for nothing that can be recognised. */
export async function reply(services: Services, compare: CompareAdvert, call: Call<FitRequest>): Promise<FitReply> {
  const { advert, language: page = call.language } = call.body
  const say = services.words(page)
  const { hasTasks, ...comparison } = compare(advert, page, services.clock.now())
  const { verdict, counts, requirements } = comparison
  const judged = requirements.length
  if (judged === 0) throw new Refusal('invalid-input', { fields: { advert: say('fields.no-requirements') } })
  const summary = [
    say(`fit.${verdict}`),
    say('fit.counts', { total: judged, ...counts }),
    ...(counts.unread > 0 ? [say('fit.unread', { count: counts.unread, judged })] : []),
    ...(hasTasks ? [say('fit.tasks')] : []),
  ].join(page === 'zh' || page === 'ja' ? '' : ' ')
  return { success: true, summary, ...comparison }
}
