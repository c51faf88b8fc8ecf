/** Who makes the requests: nobody, a client with a project, and the owner, each signed in anew when that was lost. */
import { type Browser, openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { buildProject } from '#tests/builders/portal.ts'
import type { TestApp } from '#tests/servers/app.ts'
import type { Actor } from './requests.ts'

export interface People {
  browserOf(actor: Actor): Browser
  /** Signs people in again whom their own request signed out. */
  restore(actor: Actor): Promise<void>
}

export async function openPeople(site: TestApp): Promise<People> {
  let made = 0
  const newClient = async () => {
    made += 1
    const { browser, user } = await registered(site, { email: `client-${made}@example.com` })
    await buildProject(site, user.id)
    return browser
  }
  const newOwner = () => ownerSignedIn(site, `owner-${++made}@example.com`)
  const browsers: Record<Actor, Browser> = {
    nobody: openBrowser(site),
    client: await newClient(),
    admin: await newOwner(),
  }
  return {
    browserOf: (actor) => browsers[actor],
    async restore(actor) {
      if (actor === 'nobody') {
        browsers.nobody.cookies.clear()
        return
      }
      const answer = await browsers[actor].get('/api/auth/user')
      const { isAdmin } = (await answer.json()) as { isAdmin?: boolean }
      if (isAdmin === (actor === 'admin')) return
      browsers[actor] = actor === 'admin' ? await newOwner() : await newClient()
    },
  }
}
