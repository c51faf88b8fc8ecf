/** What a reader fills in, and how it becomes a request. */
import * as z from 'zod/mini'
import { type FieldError, fieldErrors } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language.ts'
import { type ResumeRequest, resumeRequest, resumeRoles } from '../../../contract/resume.ts'

export const roleChoices = [...resumeRoles, 'other'] as const
export type RoleChoice = (typeof roleChoices)[number]

export interface Typed {
  email: string
  role: RoleChoice | undefined
  /** The role, where it is none of ours. */
  ownWords: string
  followUp: boolean
}

export const nothingTyped: Typed = { email: '', role: undefined, ownWords: '', followUp: false }

/** What is wrong with which field: the contract's id, or the server's words. */
export type Wrong<Fault> = Partial<Record<'email' | 'role', Fault>>

export function readTyped(
  { email, role, ownWords, followUp }: Typed,
  language: Language,
): { request: ResumeRequest } | { wrong: Wrong<FieldError> } {
  const parsed = z.safeParse(resumeRequest, { email, role: role === 'other' ? ownWords : role, followUp, language })
  if (parsed.success) return { request: parsed.data }
  const wrong: Wrong<FieldError> = {}
  for (const { path, message } of parsed.error.issues) {
    const error = fieldErrors.find((known) => known === message)
    if (error) wrong[path[0] as keyof typeof wrong] ??= error
  }
  return { wrong }
}
