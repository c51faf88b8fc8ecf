/**
 * What is being written, kept for this tab: closing the panel or reloading the page does not lose it. Unlike `useSavedText`
 * it names no account, since visitors have none, and reads only after hydration, since the chat's page is rendered at build.
 */
import { useEffect, useState } from 'react'
import { tabStorage } from '#web/platform/storage.ts'

/** @param key where the tab's storage keeps it. */
export function useDraft(key: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // What was typed before this ran wins.
    setText((typed) => typed || (tabStorage.read(key) ?? ''))
  }, [key])
  const write = (next: string) => {
    setText(next)
    if (next === '') tabStorage.remove(key)
    else tabStorage.write(key, next)
  }
  return [text, write]
}

const MESSAGE_KEY = 'chat-draft'
export const useMessageDraft = () => useDraft(MESSAGE_KEY)
export const dropMessageDraft = () => tabStorage.remove(MESSAGE_KEY)
