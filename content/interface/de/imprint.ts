// Who answers for the site; for the browser the build puts the result in this place.
import { imprintIn } from '../../imprint.ts'

export const imprint = imprintIn('de')
