/** A part of a page whose code and words are fetched when it is shown. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { LoadError } from './load-error.tsx'

/** What the module of such a part exports. */
export interface LazyModule<Props> {
  default: ComponentType<Props>
  /** Fetches the part's words; see `platform/feature-words.tsx`. */
  loadMessages(language: Language): Promise<unknown>
}

interface LazyPart<Props> {
  /** The same function at every rendering. */
  load(): Promise<LazyModule<Props>>
  props: Props
  /** Shown while it is on its way. */
  skeleton: ReactNode
}

export function LazyPart<Props extends object>({ load, props, skeleton }: LazyPart<Props>) {
  const { language } = useLanguage()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Part || failed) return
    let left = false
    load()
      .then(async (part) => {
        await part.loadMessages(language)
        if (!left) setPart(() => part.default)
      })
      .catch(() => setFailed(true))
    return () => {
      left = true
    }
  }, [Part, failed, load, language])
  if (Part) return <Part {...props} />
  return failed ? <LoadError retry={() => setFailed(false)} /> : skeleton
}
