/** What is measured when somebody asks for it, beside what `metrics.ts` counts all the time. */
import { Gauge } from 'prom-client'
import { SECOND } from '#contract/endpoint.ts'
import { readVersion } from '#server/config/version.ts'
import { ping } from '#server/db/open.ts'
import { oldestWaiting, outboxDepth, outboxStates } from '#server/db/outbox/state.ts'
import { findLastJudged, readProviderDay } from '#server/db/provider-calls.ts'
import { diskSpace } from '#server/integrations/disk-space.ts'
import type { Services } from '#server/services.ts'

/** Registers them. One that cannot be measured, because the database is away, is left out of the answer. */
export function registerGauges({ db, clock, env, log, metrics, models }: Services): void {
  function gauge(name: string, help: string, labelNames: string[], measure: (gauge: Gauge) => Promise<void>): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [metrics.registry],
      async collect() {
        this.reset()
        try {
          await measure(this)
        } catch (err) {
          // One without labels stands at 0 otherwise.
          if (labelNames.length === 0) this.remove()
          log.warn({ err }, `${name} was not measured`)
        }
      },
    })
  }

  gauge('database_up', '1 if the database answers, else 0', [], async (up) => {
    up.set(
      await ping(db).then(
        () => 1,
        () => 0,
      ),
    )
  })
  gauge('outbox_entries', 'Entries of the outbox by state', ['state'], async (entries) => {
    const depth = await outboxDepth(db)
    for (const state of outboxStates) entries.set({ state }, depth.find((one) => one.state === state)?.count ?? 0)
  })
  gauge('outbox_oldest_waiting_seconds', 'How long the oldest entry has been waiting', [], async (age) => {
    const since = await oldestWaiting(db)
    age.set(since === null ? 0 : (clock.now() - since) / SECOND)
  })
  gauge('model_provider_failing', '1 if the last call to it failed, else 0', ['provider'], async (failing) => {
    for (const { provider } of models) {
      const last = await findLastJudged(db, provider)
      failing.set({ provider }, last?.fault ? 1 : 0)
    }
  })
  gauge('model_calls_of_the_day', 'Calls to providers that count towards the day’s budget', [], async (calls) => {
    calls.set((await readProviderDay(db, clock)).count)
  })
  gauge('data_disk_free_bytes', 'What may still be written to the disk that DATA_DIR is on', [], async (free) => {
    const space = await diskSpace(env.DATA_DIR)
    if (space) free.set(space.free)
    else free.remove()
  })
  gauge('site_info', 'The versions that run', ['version', 'node'], async (info) => {
    info.set({ version: await readVersion(), node: process.versions.node }, 1)
  })
}
