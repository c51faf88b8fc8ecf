/** A part of a page whose code and words are fetched when it is shown. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { Language } from '../../contract/language.ts'
import { useLanguage } from '../platform/i18n.tsx'
import { OutOfReach } from './out-of-reach.tsx'

/** What the module of such a part exports. */
export interface FetchedPart<Props> {
  default: ComponentType<Props>
  /** Fetches the part's words; see `platform/feature-words.tsx`. */
  loadWords(language: Language): Promise<unknown>
}

interface Fetched<Props> {
  /** The same function at every rendering. */
  load(): Promise<FetchedPart<Props>>
  props: Props
  /** Shown while it is on its way. */
  skeleton: ReactNode
}

export function Fetched<Props extends object>({ load, props, skeleton }: Fetched<Props>) {
  const { language } = useLanguage()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (Part || failed) return
    let left = false
    load()
      .then(async (part) => {
        await part.loadWords(language)
        if (!left) setPart(() => part.default)
      })
      .catch(() => setFailed(true))
    return () => {
      left = true
    }
  }, [Part, failed, load, language])
  if (Part) return <Part {...props} />
  return failed ? <OutOfReach retry={() => setFailed(false)} /> : skeleton
}
