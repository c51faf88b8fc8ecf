/** Sentences of a model that were not shown, and why. */
export const dropReasons = ['name', 'time', 'number', 'unproven', 'own-words', 'reader', 'unsafe'] as const
export type DropReason = (typeof dropReasons)[number]
