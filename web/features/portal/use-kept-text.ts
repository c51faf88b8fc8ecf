/** What is being written, kept for this tab so that neither a closed dialog, a reload nor a lost sign-in loses it. */
import { useState } from 'react'
import { tabStorage } from '../../platform/storage.ts'
import { usePortal } from './portal-context.ts'

/** @param name what it is, such as the id of the milestone that it is about. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const { user } = usePortal()
  // Under the account's name: somebody else who signs in on this tab must not find it.
  const key = `portal-draft ${user.id} ${name}`
  const [text, setText] = useState(() => tabStorage.read(key) ?? '')
  const keep = (next: string) => {
    setText(next)
    if (next) tabStorage.write(key, next)
    else tabStorage.remove(key)
  }
  return [text, keep]
}
