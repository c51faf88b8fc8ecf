/** Data for the scenes beside the sample projects: messages, conversations, an open question, a report. */
import { buildMessage } from '#tests/builders/contact.ts'

/**
 * @param newcomer address of an account without projects.
 * @returns the path of a report about the site itself.
 */
export async function fillSite(origin: string, newcomer: { email: string; password: string }): Promise<string> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return await response.json()
  }
  await post('/api/auth/register', { ...newcomer, firstName: 'Ada', lastName: 'Lovelace' })
  await post('/api/contact', buildMessage())
  await post('/api/contact', buildMessage({ subject: 'A second engine, and what the first has taught us about it' }))
  for (const message of ['Have you worked with Kubernetes?', 'What is your favourite pizza?']) {
    await post('/api/chat', { message, language: 'en', conversation: crypto.randomUUID() })
  }
  const { id } = (await post('/api/analyze-performance', { url: `${origin}/` })) as { id: string }
  return `/audit/${id}`
}
