/** What can be told about a file before it is sent. The server judges its content. */
import { DOCUMENT_MAX_BYTES, documentTypes, FILE_NAME_MAX } from '#contract/portal/documents.ts'

export type Objection = 'file-empty' | 'too-large' | 'wrong-type' | 'name-too-long'

const endings: readonly string[] = Object.values(documentTypes).flat()

/** For the browser's window in which files are chosen. */
export const acceptedEndings = endings.map((ending) => `.${ending}`).join(',')

/** @returns undefined if nothing speaks against it. */
export function objectionTo({ name, size }: Pick<File, 'name' | 'size'>): Objection | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!endings.includes(ending)) return 'wrong-type'
  if ([...name].length > FILE_NAME_MAX) return 'name-too-long'
  if (size === 0) return 'file-empty'
  return size > DOCUMENT_MAX_BYTES ? 'too-large' : undefined
}
