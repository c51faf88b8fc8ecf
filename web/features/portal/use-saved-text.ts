import * as shared from '#web/ui/hooks/use-saved-text.ts'

/** @param name what it is, such as the id of the milestone that it is about. */
export const useSavedText = (name: string) => shared.useSavedText(`portal ${name}`)
