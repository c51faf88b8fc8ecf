/**
 * What the assistant knows of a visitor's company: from an address that they gave for it, or that of their account.
 * Failure is silent.
 */
import { useEffect, useRef, useState } from 'react'
import type { Enrichment } from '#contract/chat/persona.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { chatCalls } from '#web/features/chat/state/calls.ts'
import type { ChatState } from '#web/features/chat/state/state.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/session.tsx'
import { storage } from '#web/platform/storage.ts'
import { asksNotToBeTracked } from '#web/platform/tracking/may-count.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

/** The address, from the agreement until it is forgotten; empty once somebody with an account wants to be forgotten. */
const EMAIL_KEY = 'chat-persona'

export interface Persona {
  enrichment: Enrichment | undefined
  /** It comes from the address of the visitor's account: nobody asked them. */
  fromAccount: boolean
  /** The visitor is being asked for an address. */
  asking: boolean
  busy: boolean
  /** What is wrong with the address. */
  error: string
  ask(): void
  decline(): void
  /** The visitor agrees. */
  agree(email: string): void
  forget(): void
  /** Forgets without a word. */
  drop(): void
}

/** @param restored what was kept of the conversation has been read. */
export function usePersona(latest: { readonly current: ChatState }, restored: boolean): Persona {
  const t = useChatT()
  const { language, t: tSite } = useLanguage()
  const { announce } = useAnnouncer()
  const { user } = useSession()
  /** Whoever asks not to be tracked is looked up only when they agree to it. */
  const ownAddress = user?.emailVerified && !asksNotToBeTracked() ? user.email : undefined
  const [enrichment, setEnrichment] = useState<Enrichment>()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  /** The request that is awaited; another one, or none, makes its answer void. */
  const awaited = useRef<object>(undefined)

  const request = async (email: string): Promise<void> => {
    const own = {}
    awaited.current = own
    setBusy(true)
    try {
      const { enrich } = await chatCalls()
      if (awaited.current !== own) return
      const found = await enrich({ email, language })
      if (awaited.current !== own) return
      setEnrichment(found)
      const { companyContext, personalizedGreeting } = found
      announce(companyContext ? `${t('persona.heading')}: ${companyContext.name}` : personalizedGreeting)
    } catch {
      // The chat is as good as ever without it.
    } finally {
      if (awaited.current === own) {
        setBusy(false)
        setAsking(false)
      }
    }
  }
  const requestAgain = useRef(request)
  requestAgain.current = request

  // When the chat is opened and nothing has been said yet; again in another language.
  useEffect(() => {
    const email = storage.read(EMAIL_KEY) ?? ownAddress
    if (restored && email && latest.current.messages.length === 0) void requestAgain.current(email)
    return () => {
      awaited.current = undefined
      setBusy(false)
    }
  }, [restored, language, ownAddress])

  const agree = async (typed: string): Promise<void> => {
    const own = {}
    awaited.current = own
    setBusy(true)
    const calls = await chatCalls().catch(() => undefined)
    // Taken back meanwhile: then nothing is kept, and nobody is asked.
    if (awaited.current !== own) return
    setBusy(false)
    if (!calls) return setAsking(false)
    const email = calls.readEmail(typed)
    if (email === undefined) {
      setError(tSite(typed.trim() === '' ? 'fields.email-required' : 'fields.email-invalid'))
      return
    }
    setError('')
    storage.write(EMAIL_KEY, email)
    await request(email)
  }

  const drop = () => {
    awaited.current = undefined
    if (user) storage.write(EMAIL_KEY, '')
    else storage.remove(EMAIL_KEY)
    setEnrichment(undefined)
    setBusy(false)
    setAsking(false)
  }
  return {
    enrichment,
    fromAccount: storage.read(EMAIL_KEY) === null,
    asking,
    busy,
    error,
    ask() {
      setError('')
      setAsking(true)
    },
    decline() {
      awaited.current = undefined
      setBusy(false)
      setAsking(false)
    },
    agree: (typed) => void agree(typed),
    forget() {
      drop()
      announce(t('persona.forgotten'))
    },
    drop,
  }
}
