/** What was read from the server, kept while the portal is open: going back and forth between tabs asks once. */
import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Milestone } from '../../../contract/portal.ts'
import * as api from './api.ts'

interface Entry {
  value?: unknown
  /** Why the latest try failed. */
  error?: unknown
  /** The try under way. */
  attempt?: object
}

const NOTHING: Entry = {}

/** @param onError is told of every try that failed. */
export function createReadings(onError: (error: unknown) => void) {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const set = (key: string, entry: Entry) => {
    entries.set(key, entry)
    for (const listener of listeners) listener()
  }
  const get = (key: string) => entries.get(key) ?? NOTHING
  return {
    get,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** What is known by now. An answer still on its way is older than this and is dropped. */
    put: (key: string, value: unknown) => set(key, { value }),
    /** Changes what is known; where nothing is known yet, the answer that comes has the change in it. */
    change<Value>(key: string, change: (value: Value) => Value) {
      const { value } = get(key)
      if (value !== undefined) set(key, { value: change(value as Value) })
    },
    async load(key: string, read: () => Promise<unknown>): Promise<void> {
      const { value: known, attempt: running } = get(key)
      if (running) return
      const attempt = {}
      set(key, { value: known, attempt })
      let next: Entry
      try {
        next = { value: await read() }
      } catch (error) {
        onError(error)
        next = { value: known, error }
      }
      if (get(key).attempt === attempt) set(key, next)
    },
  }
}

export type Readings = ReturnType<typeof createReadings>

export const ReadingsContext = createContext<Readings | undefined>(undefined)

export interface Reading<Value> {
  /** Undefined until it was read once. */
  value: Value | undefined
  error: unknown
  loading: boolean
  reload(): Promise<void>
  put(value: Value): void
}

/** @param latest reads it each time that it comes into view, for what the other side adds to. */
function useReading<Value>(name: string, id: string, read: (id: string) => Promise<Value>, latest = false) {
  const readings = use(ReadingsContext)
  if (!readings) throw new Error('There are no readings above this component.')
  const key = `${name} ${id}`
  const entry = useSyncExternalStore(readings.subscribe, () => readings.get(key))
  const reload = useCallback(() => readings.load(key, () => read(id)), [readings, key, read, id])

  useEffect(() => {
    const { value, error } = readings.get(key)
    if (latest || (value === undefined && error === undefined)) void reload()
  }, [readings, key, latest, reload])

  const reading: Reading<Value> = {
    value: entry.value as Value | undefined,
    error: entry.error,
    loading: entry.attempt !== undefined,
    reload,
    put: (value) => readings.put(key, value),
  }
  return reading
}

export const useProjects = () => useReading('projects', '', api.fetchProjects)
/** The milestones if somebody has looked at them; nothing is asked for. */
export function useKnownMilestones(id: string): Milestone[] | undefined {
  const readings = use(ReadingsContext)
  if (!readings) throw new Error('There are no readings above this component.')
  const entry = useSyncExternalStore(readings.subscribe, () => readings.get(`milestones ${id}`))
  return entry.value as Milestone[] | undefined
}

export const useMilestones = (id: string) => useReading('milestones', id, api.fetchMilestones)
export const useMetrics = (id: string) => useReading('metrics', id, api.fetchMetrics)
export const useBudget = (id: string) => useReading('budget', id, api.fetchBudget)
export const useTeam = (id: string) => useReading('team', id, api.fetchTeam)
export const useDocuments = (id: string) => useReading('documents', id, api.fetchDocuments)
export const useThread = (id: string) => useReading('thread', id, api.fetchThread, true)
export const useUpdates = (id: string) => useReading('updates', id, api.fetchUpdates, true)
export const useMeetings = (id: string) => useReading('meetings', id, api.fetchMeetings, true)
export const useActivity = (id: string) => useReading('activity', id, api.fetchActivity, true)
export const useNotices = () => useReading('notices', '', api.fetchNotices)
export const usePushDevices = () => useReading('push', '', api.fetchPush)
