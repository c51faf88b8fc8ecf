/** A plan that is being typed, kept for this tab so that neither a reload nor a refused save loses it. */
import { useRef, useState } from 'react'
import { useSession } from '#web/platform/session.tsx'
import { tabStorage } from '#web/platform/storage.ts'
import { readSavedObject } from '#web/ui/form/saved-object.ts'
import { type Draft, planDraft } from './plan-draft.ts'

/** @param name of what is planned: a project's id, or one for the new one. @param fresh what it begins with. */
export function usePlanDraft(name: string, fresh: Draft) {
  const { user } = useSession()
  // Under the account's name: somebody else who signs in on this tab must not find it.
  const keyOf = (planned: string) => `clients-draft ${user?.id} ${planned}`
  const key = keyOf(name)
  const [kept, setKept] = useState(() => readSavedObject(tabStorage.read(key), planDraft, fresh))
  // What is typed while a save is under way is newer than what the save's code has seen.
  const latest = useRef(kept)
  const reset = () => {
    latest.current = undefined
    setKept(undefined)
    tabStorage.remove(key)
  }
  const keep = (next: Draft) => {
    latest.current = next
    setKept(next)
    tabStorage.write(key, JSON.stringify(next))
  }
  return {
    // In the order of its fields, by which `settle` compares.
    draft: { ...fresh, ...kept },
    /** Something was typed that is not saved. */
    unsaved: kept !== undefined,
    change: (change: Partial<Draft>) => keep({ ...fresh, ...latest.current, ...change }),
    /** Forgets what was typed. */
    reset,
    /**
     * Forgets `sent`, which was saved. What was typed since then is kept, as a change of what was saved.
     * @returns whether there is such.
     */
    settle(sent: Draft, saved: { id: string; revision: number }): boolean {
      const now = { ...fresh, ...latest.current }
      const isMore = latest.current !== undefined && JSON.stringify(now) !== JSON.stringify(sent)
      const rest = { ...now, key: saved.id, revision: saved.revision }
      if (isMore && saved.id === name) keep(rest)
      else reset()
      if (isMore && saved.id !== name) tabStorage.write(keyOf(saved.id), JSON.stringify(rest))
      return isMore
    },
  }
}
