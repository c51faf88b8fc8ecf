/** Counts what is seen of the site, without saying who sees it. Fetched when nothing waits for it. */
import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'
import { whenUsed } from '../../platform/when-used.ts'
import type { VisitCount } from './count-visit.ts'

export function VisitCounter({ path }: { path: string }) {
  const { language } = useLanguage()
  const [count, setCount] = useState<VisitCount>()
  useEffect(
    () =>
      whenUsed(() => {
        import('./count-visit.ts').then(
          ({ startCounting }) => setCount(startCounting()),
          // Without it nothing is missing.
          () => {},
        )
      }),
    [],
  )
  useEffect(() => count?.show(path, language), [count, path, language])
  return null
}
