/** Answers with the comparison and what it comes to, said in the language of the page. */
import { spaceIn } from '#content/language/traits.ts'
import type { FitReply, FitRequest } from '#contract/chat/fit.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import type { CompareAdvert } from './compare.ts'

/** @throws HttpError if the advert asks for nothing that can be recognised. */
export async function reply(services: Services, compare: CompareAdvert, call: Call<FitRequest>): Promise<FitReply> {
  const { advert, language: page = call.language } = call.body
  const t = services.i18n(page)
  const { hasTasks, isTooLittle, ...comparison } = await compare(advert, page, services.clock.now())
  const { verdict, counts, requirements } = comparison
  const judged = requirements.length
  if (judged === 0) throw new HttpError('invalid-input', { fields: { advert: t('fields.no-requirements') } })
  const summary = [
    t(`fit.${isTooLittle ? 'tooLittle' : verdict}`),
    t('fit.counts', { total: judged, ...counts }),
    ...(counts.unread > 0 ? [t('fit.unread', { count: counts.unread, judged })] : []),
    ...(hasTasks ? [t('fit.tasks')] : []),
  ].join(spaceIn(page))
  return { success: true, summary, ...comparison }
}
