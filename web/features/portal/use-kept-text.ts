import * as shared from '../../ui/use-kept-text.ts'

/** @param name what it is, such as the id of the milestone that it is about. */
export const useKeptText = (name: string) => shared.useKeptText(`portal ${name}`)
