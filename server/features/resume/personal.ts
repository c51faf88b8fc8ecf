/** Résumé downloads of a person, by their confirmed address. */
import type { PersonalData } from '#server/privacy/personal-data.ts'
import type { Services } from '#server/services.ts'
import { downloadsOf, eraseDownloads } from './store.ts'
import { tellOwnerAnew } from './tell-owner.ts'

export const downloadsOfPerson = (services: Services): PersonalData => ({
  name: 'resumes',
  by: 'address',
  async collect(db, { email, until }) {
    if (!email) return []
    return (await downloadsOf(db, email, { until })).map(({ id, ...download }) => download)
  },
  async erase(tx, { email, until }) {
    if (!email) return []
    for (const mailId of await eraseDownloads(tx, email, until)) await tellOwnerAnew(services, tx, mailId, email)
    return []
  },
})
