/** Résumé downloads of a person, by their confirmed address. */
import type { PersonalData } from '#server/privacy/personal-data.ts'
import type { Services } from '#server/services.ts'
import { downloadsOf, eraseDownloads } from './store.ts'
import { tellOwnerAnew } from './tell-owner.ts'

export const downloadsOfPerson = (services: Services): PersonalData => ({
  name: 'resumes',
  async collect(db, { email }) {
    if (!email) return []
    return (await downloadsOf(db, email)).map(({ id, ...download }) => download)
  },
  async erase(tx, { email }) {
    if (!email) return []
    for (const mailId of await eraseDownloads(tx, email)) await tellOwnerAnew(services, tx, mailId, email)
    return []
  },
})
