/** What is being written, kept for this tab so that neither a reload nor a lost sign-in loses it. */
import { useState } from 'react'
import { useSession } from '#web/platform/session.tsx'
import { tabStorage } from '#web/platform/storage.ts'

/** @param name what it is, such as the feature and the id of what it is about. */
export function useSavedText(name: string): [string, (text: string) => void] {
  const { user } = useSession()
  // Under the account's name: somebody else who signs in on this tab must not find it.
  const key = `text ${user?.id} ${name}`
  const [text, setText] = useState(() => tabStorage.read(key) ?? '')
  const keep = (next: string) => {
    setText(next)
    if (next) tabStorage.write(key, next)
    else tabStorage.remove(key)
  }
  return [text, keep]
}
