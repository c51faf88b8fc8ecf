/** The way to the providers of models is troubled while visitors ask the assistant. */

import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { providerNames } from '#contract/admin/provider-names.ts'
import { SAYS } from '#tests/builders/assistant/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildDatabase } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { buildProxy, type Traffic } from '#tests/servers/proxy.ts'
import { note, PAGES_IN_TIME, quantile } from './support/figures.ts'
import { expectWithin, rounds } from './support/rounds.ts'
import { buildStarter } from './support/site.ts'
import { asking, times, visit } from './support/visitor.ts'

const OUTAGE_MS = rounds('OUTAGE_MS', 500)
const VISITORS = rounds('WRITERS', 5)
const ANSWER_MS = 12_000
/** A provider that failed five times is asked no more for a while: nobody waits for it. */
const RESTING_MS = 1000

test.for<'cut' | Traffic>(['cut', 'lost', 'garbled', { lateByMs: 2000 }])(
  'when the way to every provider is %o, each visitor has an answer in time',
  async (trouble, context) => {
    const database = await buildDatabase('sqlite')
    onTestFinished(() => database.remove())
    const providers = await buildProviders()
    for (const name of providerNames) providers.answers[name] = { says: SAYS }
    const proxy = await buildProxy(new URL(expectDefined(providers.settings.OPENAI_BASE_URL)).origin)
    const settings = Object.entries(providers.settings).map(([name, value]) => [
      name,
      name.endsWith('_BASE_URL') ? new URL(new URL(value).pathname, proxy.url).href : value,
    ])
    const budget = { CHAT_DAILY_BUDGET: '1000000', CHAT_PER_VISITOR_DAILY: '1000000' }
    const start = await buildStarter(database, { ...Object.fromEntries(settings), ...budget })
    const site = await start(await freePort())
    const { chat, page } = visit(site.url)
    expect(await chat()).toMatchObject({ status: 200, body: { provider: 'openai' } })

    if (trouble === 'cut') await proxy.cut()
    else proxy.become(trouble)
    const pages = asking(page)
    const first = await Promise.all(Array.from({ length: VISITORS }, chat))
    const chats = Array.from({ length: VISITORS }, () => asking(chat))
    await pause(OUTAGE_MS)
    const later = (await Promise.all(chats.map((one) => one.stop()))).flat()
    const pageAnswers = await pages.stop()
    note(context, {
      chats: first.length + later.length,
      worstMs: quantile(times([...first, ...later]), 1),
      restingP50Ms: quantile(times(later), 0.5),
      pageMs: quantile(times(pageAnswers), PAGES_IN_TIME),
      asked: providers.calls.length,
    })
    for (const answer of [...first, ...later]) expect(answer).toMatchObject({ status: 200, body: { answered: true } })
    expectWithin(quantile(times([...first, ...later]), 1), ANSWER_MS)
    if (trouble === 'cut' || trouble === 'lost' || trouble === 'garbled') {
      expectWithin(quantile(times(later), 0.5), RESTING_MS)
    }
    expect(new Set(pageAnswers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await site.end('SIGTERM')).toBe(0)
  },
)
