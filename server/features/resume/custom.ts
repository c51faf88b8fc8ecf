/** A résumé for the topic of a conversation. */
import type { CustomResumeRequest } from '#contract/resume.ts'
import { countServed } from '#server/http/counted.ts'
import type { Call } from '#server/http/mount.ts'
import { paperIn } from '#server/pdf/paper-size.ts'
import type { Services } from '#server/services.ts'
import { resumeFor } from './print.ts'
import { readerOfConversation } from './reader.ts'

export async function custom(services: Services, { body, language: read, region, headers }: Call<CustomResumeRequest>) {
  const { clock, i18n, press } = services
  const at = clock.now()
  const language = body.language ?? read
  const resume = await resumeFor(services, readerOfConversation(body), language, at)
  const bytes = await press.print(resume, paperIn(region))
  await countServed(services, headers, 'resume-downloaded')
  return { name: `${i18n(language)('resume.customFile')}-${new Date(at).toISOString().slice(0, 10)}.pdf`, bytes }
}
