import * as shared from '../../ui/use-kept-text.ts'

/** @param name what it is, such as the id of the project that it is about. */
export const useKeptText = (name: string) => shared.useKeptText(`clients ${name}`)
