// What the search looks through in this language; for the browser the build puts the result in this place.
import { searchEntriesIn } from '../../search/search-entries.ts'

export const entries = await searchEntriesIn('en')
