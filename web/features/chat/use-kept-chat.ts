/** The chat's state, kept in this browser: restored at the start, shared with other tabs, erased for good on request. */
import { type Dispatch, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { watchStorage } from '../../platform/storage.ts'
import { type ChatAction, type ChatState, emptyChat, reduce } from './state.ts'
import { CHAT_STORAGE_KEY, eraseChat, keepChat, parseChat, readChat } from './stored.ts'

/** Not at every word that arrives; leaving the page keeps the rest. */
const KEEP_EVERY_MS = 250

interface KeptChat {
  state: ChatState
  dispatch: Dispatch<ChatAction>
  /** What it is right now, for code that runs later. */
  latest: { readonly current: ChatState }
  /** False until what was kept has been read; the rendered page does not know it. */
  restored: boolean
}

/**
 * @param busy an answer is coming here: then what another tab says is added to this tab's conversation.
 * @param onChanged called when another tab has erased or changed the conversation.
 */
export function useKeptChat(
  busy: { readonly current: boolean },
  onChanged: (how: 'erased' | 'changed') => void,
): KeptChat {
  const [state, dispatch] = useReducer(reduce, emptyChat)
  const [restored, setRestored] = useState(false)
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
    take(readChat())
    setRestored(true)
    return watchStorage(CHAT_STORAGE_KEY, (text) => {
      const theirs = parseChat(text)
      changed.current(text === null ? 'erased' : 'changed')
      if (text === null || !busy.current) take(theirs)
      else if (theirs) dispatch({ type: 'merged', theirs })
    })
  }, [take, busy])

  useEffect(() => {
    if (!restored || state === kept.current || timer.current !== undefined) return
    timer.current = window.setTimeout(() => keepNow(latest.current), KEEP_EVERY_MS)
  }, [state, restored])

  const keepNow = (now: ChatState) => {
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (now === kept.current) return
    kept.current = now
    if (now === emptyChat) eraseChat()
    else keepChat(now)
  }

  useEffect(() => {
    const leave = () => keepNow(latest.current)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return { state, dispatch, latest, restored }
}
