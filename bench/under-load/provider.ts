/** A language model on loopback that takes a second for each answer, in OpenAI's protocol. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { protocols, usual } from '#tests/servers/providers/provider-protocols.ts'

const TAKES_MS = 1000
/** Names the fact that it rests on, as models are asked to: what is not proven would be thrown away. */
const SAYS =
  'With more than 1,000 concurrent users EPIC shows the first word in 0.8 s. [[experience.fjordvane-logistics.launch-epic]]'

export async function startProvider() {
  const { openai } = protocols
  const server = createServer((request, response) => {
    request.resume()
    setTimeout(() => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.end(openai.start(usual) + openai.part(SAYS) + openai.end('stop', usual))
    }, TAKES_MS)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/openai/v1`,
      // The whole ledger with every question, as a large model is given it.
      OPENAI_CONTEXT_TOKENS: '200000',
      CHAT_DAILY_BUDGET: '1000000',
      CHAT_PER_VISITOR_DAILY: '1000000',
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
