import type { ToolInput } from '#contract/agents.ts'
import { DEFAULT_LANGUAGE, pageAddress } from '#contract/language.ts'
import { isOn } from '#contract/site/site.ts'
import { loadPageTexts } from '#server/knowledge/page-texts.ts'
import { type Agent, type ToolReply, t } from './agent.ts'

/** The résumé for anybody; one for a role is made only for a person who gives an address, so the answer says where. */
export async function resumeLink(
  { services }: Agent,
  { role, language = DEFAULT_LANGUAGE }: ToolInput<'resume_link'>,
): Promise<ToolReply> {
  const at = (path: string) => pageAddress(services.env.SITE_URL, path, language)
  const button = (await loadPageTexts(language)).t('hero.downloadResume')
  const isMade = role !== undefined && isOn('resumeByMail')
  const forRole = isMade ? t('replies.roleResume', { address: at('/'), button }) : null
  return { data: { pdf: at('/resume.pdf'), text: at('/resume.txt'), json: at('/resume.json'), forRole } }
}
