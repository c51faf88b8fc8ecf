/** A form about accounts: `useForm`, with what accounts say of what went wrong. */
import { ApiError } from '#web/platform/api-error.ts'
import { type Failure, type Form, type FormOptions, useForm } from '#web/ui/form/use-form.ts'
import { CookiesBlocked } from './api.ts'
import type { Translate } from './i18n.ts'

type Options<Values, Body, Reply> = FormOptions<Values, Body, Reply> & { t: Translate }

export function useAccountForm<Values extends object, Body, Reply>(
  options: Options<Values, Body, Reply>,
): Form<Values> {
  return useForm({ failureText: (error) => failureOf(options.t, error).text, ...options })
}

/** What to say of an action that failed where nothing was typed. */
export const actionFailure = (t: Translate, error: unknown): string =>
  (error instanceof ApiError && error.body?.message) || t('unreachableNow')

/** What to say of a form's call that failed. */
export function failureOf(t: Translate, error: unknown): Failure {
  const body = error instanceof ApiError ? error.body : undefined
  return { text: body?.message ?? t(unsaid(error)), error: body?.error, fields: body?.fields }
}

/** What went wrong where the server did not say so. */
function unsaid(error: unknown) {
  if (error instanceof CookiesBlocked) return 'cookiesBlocked'
  return error instanceof TypeError ? 'unreachable' : 'unexpected'
}
