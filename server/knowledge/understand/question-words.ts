/** The words that ask: of cues, those that make a sentence a question. */
import type { CueId } from './language-cues.ts'

export const questionWords = [
  'when',
  'sinceWhen',
  'where',
  'howLong',
  'howMany',
  'howMuch',
  'how',
  'why',
  'which',
  'what',
  'who',
  'whether',
] as const satisfies CueId[]
