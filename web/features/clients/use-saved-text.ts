import * as shared from '#web/ui/hooks/use-saved-text.ts'

/** @param name what it is, such as the id of the project that it is about. */
export const useSavedText = (name: string) => shared.useSavedText(`clients ${name}`)
