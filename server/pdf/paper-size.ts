/** The paper size of a reader's country. */
import type { Paper } from './document.ts'

/** Countries with Letter paper: Unicode CLDR, supplemental data, paperSize. */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

export const paperIn = (region: string | undefined): Paper => (region && letterRegions.has(region) ? 'letter' : 'a4')
