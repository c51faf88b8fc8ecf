/** Tells the sample that the site was shipped with from another owner's files. */
import { readYaml } from '../../content/reading/read-yaml.ts'

/**
 * Whether a folder holds the sample. `sample: true` alone does not say so: it may stay above files that an owner has made theirs.
 * @param folder the owner's. @param sample the copy that tests stand on; whatever calls itself a sample is one where it is missing.
 */
export function isShippedSample(folder: string, sample: string): boolean {
  if (textIn(folder, 'site.yaml', 'sample') !== 'true') return false
  const known = textIn(sample, 'profile.yaml', 'name')
  return known === undefined || textIn(folder, 'profile.yaml', 'name') === known
}

function textIn(folder: string, file: string, key: string): string | undefined {
  const { value } = readYaml(folder, file)
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, key)
  return found === undefined ? undefined : String(found)
}
