/** A plan that is being typed, kept for this tab so that neither a reload nor a refused save loses it. */
import { useState } from 'react'
import { useSession } from '../../platform/session.tsx'
import { tabStorage } from '../../platform/storage.ts'
import type { Draft } from './plan-draft.ts'

/** @param name of what is planned: a project's id, or one for the new one. @param fresh what it begins with. */
export function useDraft(name: string, fresh: Draft) {
  const { user } = useSession()
  // Under the account's name: somebody else who signs in on this tab must not find it.
  const key = `clients-draft ${user?.id} ${name}`
  const [kept, setKept] = useState(() => readKept(key))
  return {
    // An older page of this tab may have known fewer fields.
    draft: { ...fresh, ...kept },
    /** Something was typed that is not saved. */
    unsaved: kept !== undefined,
    change(change: Partial<Draft>) {
      const next = { ...fresh, ...kept, ...change }
      setKept(next)
      tabStorage.write(key, JSON.stringify(next))
    },
    /** Forgets what was typed. */
    reset() {
      setKept(undefined)
      tabStorage.remove(key)
    },
  }
}

function readKept(key: string): Draft | undefined {
  const text = tabStorage.read(key)
  return text === null ? undefined : (JSON.parse(text) as Draft)
}
