/**
 * In the head of the page that stands in for one that cannot be fetched: shows which pages can be read nevertheless, and
 * loads the page that was wanted as soon as there is a connection.
 */
import './theme.ts'
import { cachedPageKey, PAGE_CACHE } from '#web/platform/offline/cached-pages.ts'

const reload = () => location.reload()
addEventListener('online', reload)

/** A browser that thinks itself connected tells of no connection: it was back too soon, or it was the server that was gone. */
const AGAIN_MS = 5000
async function ask(): Promise<void> {
  const asked = navigator.onLine && fetch(location.href, { method: 'HEAD', cache: 'no-store' })
  const answer = await Promise.resolve(asked).catch(() => false as const)
  if (answer && answer.status < 500) return reload()
  // One after the other, however long each takes.
  setTimeout(ask, AGAIN_MS)
}
setTimeout(ask, AGAIN_MS)

document.addEventListener('DOMContentLoaded', async () => {
  document.querySelector('button')?.addEventListener('click', reload)
  const kept = await caches.open(PAGE_CACHE)
  const list = document.querySelector<HTMLElement>('[data-kept]')
  for (const item of list?.querySelectorAll('li') ?? []) {
    const path = item.querySelector('a')?.pathname
    if (!path || !(await kept.match(cachedPageKey(path, document.documentElement.lang)))) continue
    item.hidden = false
    if (list) list.hidden = false
  }
})
