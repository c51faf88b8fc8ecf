/** Counts what one page view measured. */

import type { VitalsReport } from '#contract/analytics/vitals.ts'
import { isPersonal } from '#contract/chat/personal-pages.ts'
import { DAY } from '#contract/endpoint.ts'
import { fieldVitalIds, rate } from '#contract/ratings.ts'
import { isCounted } from '#server/http/counted.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { countVitals } from './store.ts'

/** Answers the same whether or not the page is one that is counted: nobody reads the answer. */
export async function report(services: Services, { body, headers }: Call<VitalsReport>) {
  const { db, clock, pages } = services
  const { path, navigation, connection, vitals } = body
  // Only public paths of the site itself, which are few: nothing that somebody made up, and nothing that names a person.
  if (pages.find(path, 'en') && !isPersonal(path) && (await isCounted(services, headers))) {
    const day = Math.floor(clock.now() / DAY) * DAY
    const counted = vitals
      // Always in one order, so that two reports never wait for each other's rows.
      .toSorted((one, other) => fieldVitalIds.indexOf(one.id) - fieldVitalIds.indexOf(other.id))
      .map(({ id, value }) => ({ id, value: rounded(value), rating: rate(id, value) }))
    await countVitals(db, { day, path, navigation, connection }, counted)
  }
  return { success: true as const }
}

/** Two digits tell as much as anybody can act on, and keep the rows few. */
const rounded = (value: number): number => Number(value.toPrecision(2))
