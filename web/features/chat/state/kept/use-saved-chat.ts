/** The chat's state, kept in this browser: restored at the start, shared with other tabs, erased for good on request. */
import { type Dispatch, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { watchStorage } from '#web/platform/storage.ts'
import { type ChatAction, type ChatState, emptyChat, reduce } from '../state.ts'
import { CHAT_STORAGE_KEY, eraseChat, hasChat, keepChat, parseChat, readChat } from './stored.ts'

/** Not at every word that arrives; leaving the page keeps the rest. */
const KEEP_EVERY_MS = 250

interface SavedChat {
  state: ChatState
  dispatch: Dispatch<ChatAction>
  /** What it is right now, for code that runs later. */
  latest: { readonly current: ChatState }
  /** False until what was kept has been read; the rendered page does not know it. */
  restored: boolean
  /** Keeps what was said at once, for the page that is gone to. */
  keep(): void
}

/**
 * @param busy an answer is coming here: then what another tab says is added to this tab's conversation.
 * @param onChanged called when another tab has erased or changed the conversation.
 */
export function useSavedChat(
  busy: { readonly current: boolean },
  onChanged: (how: 'erased' | 'changed') => void,
): SavedChat {
  const [state, dispatch] = useReducer(reduce, emptyChat)
  const [restored, setRestored] = useState(false)
  /** The same, for what runs when the page is left. */
  const isRestored = useRef(false)
  const latest = useRef(state)
  /** What storage holds; nothing needs to be written while this is the state. */
  const kept = useRef<ChatState>(emptyChat)
  const timer = useRef<number>(undefined)
  const changed = useRef(onChanged)

  useLayoutEffect(() => {
    latest.current = state
  }, [state])

  const take = useCallback((known: ChatState | undefined) => {
    kept.current = known ?? emptyChat
    dispatch({ type: 'restored', state: kept.current })
  }, [])

  useLayoutEffect(() => {
    let gone = false
    const begin = () => {
      isRestored.current = true
      setRestored(true)
    }
    const restore = (known: ChatState | undefined) => {
      if (gone) return
      // Who was quicker than this has said something already.
      if (known && latest.current !== emptyChat) dispatch({ type: 'merged', theirs: known })
      else take(known)
      begin()
    }
    if (!hasChat()) begin()
    // Where its form cannot be fetched, what was kept stays as it is, and nothing is kept over it.
    else readChat().then(restore, () => {})

    let newest: string | null
    const follow = (theirs: ChatState | undefined) => {
      // What was said here a moment ago is not kept yet.
      const isAhead = busy.current || latest.current !== kept.current
      if (theirs && isAhead) dispatch({ type: 'merged', theirs })
      else if (!isAhead) take(theirs)
    }
    const stop = watchStorage(CHAT_STORAGE_KEY, (text) => {
      newest = text
      changed.current(text === null ? 'erased' : 'changed')
      if (text === null) take(undefined)
      else
        parseChat(text).then(
          (theirs) => !gone && newest === text && follow(theirs),
          () => {},
        )
    })
    return () => {
      gone = true
      stop()
    }
  }, [take, busy])

  const keep = useCallback(() => {
    const now = latest.current
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (!isRestored.current || now === kept.current) return
    kept.current = now
    if (now === emptyChat) eraseChat()
    else keepChat(now)
  }, [])

  useEffect(() => {
    if (!restored || state === kept.current || timer.current !== undefined) return
    timer.current = window.setTimeout(keep, KEEP_EVERY_MS)
  }, [state, restored, keep])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  return { state, dispatch, latest, restored, keep }
}
