/** What everything in the portal shares: who is signed in, and what becomes of an error. */
import { createContext, use } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { ApiError } from '../../platform/api-error.ts'
import { usePortalWords } from './words.tsx'

export interface PortalValue {
  user: User
  /** To be told of every error of a call: the sign-in may have ended. */
  noteError(error: unknown): void
}

export const PortalContext = createContext<PortalValue | undefined>(undefined)

export function usePortal(): PortalValue {
  const value = use(PortalContext)
  if (!value) throw new Error('There is no portal above this component.')
  return value
}

export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

/** Says of an error what happened and what to do, in the server's words where it has some. */
export function useExplain(): (error: unknown) => string {
  const say = usePortalWords()
  return (error) => {
    if (error instanceof ApiError) return error.body?.message ?? say('fault.unexpected')
    return error instanceof TypeError ? say('fault.network') : say('fault.unexpected')
  }
}
