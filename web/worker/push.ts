/** What the site tells a client's device, as `server/integrations/push.ts` sends it. */
export interface Push {
  title: string
  text: string
  path: string
  language: string
}

/** News on the same place take each other's place. */
export async function show(registration: ServiceWorkerRegistration, push: Push): Promise<void> {
  const { title, text, path, language } = push
  await registration.showNotification(title, {
    body: text,
    lang: language,
    icon: '/icons/icon-192.png',
    tag: path,
    data: { path },
  })
}

/** Leads there: in a page of this site that is open, or in a new one. */
export async function follow(clients: Clients, path: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window' })
  if (!page) return void (await clients.openWindow(path))
  await page.focus()
  await page.navigate(path)
}
