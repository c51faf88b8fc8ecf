/** Says in plain words what is wrong with a tool's input. */
import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'
import { isFieldError } from '../../../contract/errors.ts'
import type { Services } from '../../services.ts'
import { say } from './agent.ts'

export function faultsOf({ issues }: z.core.$ZodError, input: Schema, { words }: Services): string {
  const inputs = Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {}).join(', ')
  return issues
    .map((issue) => {
      const field = issue.path.join('.') || 'arguments'
      if (isFieldError(issue.message)) return `${field}: ${words('en')(`fields.${issue.message}`)}`
      if (issue.code === 'unrecognized_keys')
        return say('replies.field.unknown', { field: issue.keys.join(', '), inputs })
      if (issue.code === 'invalid_value') return say('replies.field.oneOf', { field, values: issue.values.join(', ') })
      if (issue.code === 'invalid_type') return say('replies.field.type', { field, type: issue.expected })
      return say('replies.field.other', { field })
    })
    .join('; ')
}
