/** Says in plain words what is wrong with a tool's input. */
import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { isFieldError } from '#contract/errors.ts'
import type { Services } from '#server/services.ts'
import { t } from './agent.ts'

export function faultsOf({ issues }: z.core.$ZodError, input: Schema, { i18n }: Services): string {
  const inputs = Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {}).join(', ')
  return issues
    .map((issue) => {
      const field = issue.path.join('.') || 'arguments'
      if (isFieldError(issue.message)) return `${field}: ${i18n('en')(`fields.${issue.message}`)}`
      if (issue.code === 'unrecognized_keys')
        return t('replies.field.unknown', { field: issue.keys.join(', '), inputs })
      if (issue.code === 'invalid_value') return t('replies.field.oneOf', { field, values: issue.values.join(', ') })
      if (issue.code === 'invalid_type') return t('replies.field.type', { field, type: issue.expected })
      return t('replies.field.other', { field })
    })
    .join('; ')
}
