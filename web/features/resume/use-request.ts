/** What is typed in the dialog, kept until a résumé was taken; and asking for one. */
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { saveFile } from '../../platform/save-file.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { requestResume } from './api.ts'
import { nothingTyped, readTyped, type Typed, type Wrong } from './typed.ts'
import type { Say } from './words.ts'

export interface Request {
  typed: Typed
  change(change: Partial<Typed>): void
  wrong: Wrong<string>
  /** Why there was no résumé, if that is not the fault of a field. */
  failure: string | undefined
  busy: boolean
  send(): Promise<void>
  /** The visitor no longer waits for it. */
  cancel(): void
}

export function useRequest(say: Say, onTaken: () => void): Request {
  const { language, t } = useLanguage()
  const { toast } = useAnnouncer()
  const [typed, setTyped] = useState(nothingTyped)
  const [wrong, setWrong] = useState<Wrong<string>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  const refuse = (title: string, text: string) => toast({ kind: 'destructive', title, text })

  /** @returns whether something is wrong; then it is said. */
  function findsFault(found: Wrong<string>): boolean {
    setWrong(found)
    if (found.email) refuse(say('invalidEmail'), say('invalidEmailText'))
    else if (found.role) refuse(say('roleRequired'), say('roleRequiredText'))
    return Boolean(found.email || found.role)
  }

  async function send(): Promise<void> {
    if (busy) return
    setFailure(undefined)
    const read = readTyped(typed, language)
    if ('wrong' in read) {
      const { email, role } = read.wrong
      const unsaid = role === 'role-required' && typed.role === 'other'
      findsFault({
        ...(email && { email: t(`fields.${email}`) }),
        ...(role && { role: unsaid ? say('ownWordsRequired') : t(`fields.${role}`) }),
      })
      return
    }
    setWrong({})
    setBusy(true)
    const controller = new AbortController()
    running.current = controller
    try {
      const { name, file } = await requestResume(read.request, controller.signal)
      saveFile(name, file)
      setTyped(nothingTyped)
      onTaken()
      toast({ kind: 'success', title: say('downloaded'), text: say('downloadedText') })
    } catch (error) {
      if (controller.signal.aborted) return
      const refusal = error instanceof ApiError ? error.body : undefined
      if (findsFault(refusal?.fields ?? {})) return
      const text = refusal?.message ?? say('failedText')
      setFailure(text)
      refuse(say('failed'), text)
    } finally {
      if (running.current === controller) setBusy(false)
    }
  }

  return {
    typed,
    change(change) {
      setTyped({ ...typed, ...change })
      // What is being mended is no longer wrong.
      const { email, role } = wrong
      setWrong({
        ...(email && !('email' in change) && { email }),
        ...(role && !('role' in change || 'ownWords' in change) && { role }),
      })
    },
    wrong,
    failure,
    busy,
    send,
    cancel,
  }
}
