// What the owner says in this language; for the browser the build puts the result in this place.
import { contentIn } from '../../owner.ts'

export const content = contentIn('en')
