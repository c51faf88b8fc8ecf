import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ToolInput } from '#contract/agents.ts'
import { sendContact } from '#contract/contact.ts'
import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import { type Agent, ownerName, post, type ToolReply, t } from './agent.ts'

/**
 * Sends what the contact form sends. Agents repeat calls whose answer they missed: the same message of the same visitor has the
 * same key, and acts once. @throws ToolError if the site refuses.
 */
export async function sendMessage(
  agent: Agent,
  { language = DEFAULT_LANGUAGE, ...body }: ToolInput<'send_message'>,
): Promise<ToolReply> {
  const key = createHash('sha256')
    .update(JSON.stringify([agent.visitor, language, body]))
    .digest('base64url')
  const answer = await post(agent, sendContact.path, { body, language, headers: { 'Idempotency-Key': `mcp-${key}` } })
  const { id } = z.parse(sendContact.reply, answer)
  return { data: { id, told: t('replies.sent', { email: body.email, name: ownerName }) } }
}
