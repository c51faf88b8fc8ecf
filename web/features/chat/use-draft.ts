/** What is being written, kept for this tab: closing the panel or reloading the page does not lose it. */
import { useEffect, useState } from 'react'
import { tabStorage } from '../../platform/storage.ts'

const KEY = 'chat-draft'

export function useDraft(): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    // What was typed before this ran wins.
    setText((typed) => typed || (tabStorage.read(KEY) ?? ''))
  }, [])
  const write = (next: string) => {
    setText(next)
    if (next === '') dropDraft()
    else tabStorage.write(KEY, next)
  }
  return [text, write]
}

export const dropDraft = () => tabStorage.remove(KEY)
