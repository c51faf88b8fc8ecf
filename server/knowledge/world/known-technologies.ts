/** The technologies that people know, whether an owner has used them or not. */

import { ambiguousNames, type TechnologyGroup, technologyGroups } from '#content/language/vocabulary/technologies.ts'
import { keysOf } from '#contract/keys.ts'

export interface KnownTechnology {
  name: string
  otherNames: string[]
  group: TechnologyGroup
}

/** "A=B,C, D": names parted by a comma and a blank, their other names by a comma alone. */
function read(group: TechnologyGroup): KnownTechnology[] {
  return technologyGroups[group].split(', ').map((entry) => {
    const [name = '', others = ''] = entry.split('=')
    return { name, otherNames: others.split(',').filter(Boolean), group }
  })
}

export const knownTechnologies = keysOf(technologyGroups).flatMap(read)

const byName = new Map(
  knownTechnologies.flatMap((one) => [one.name, ...one.otherNames].map((name) => [name.toLowerCase(), one] as const)),
)

export const knownTechnology = (name: string) => byName.get(name.toLowerCase())

/** Whether a name is an ordinary word, too. */
export const isAmbiguous = (name: string) => ambiguousNames.has(name.toLowerCase()) || name.length < 3
