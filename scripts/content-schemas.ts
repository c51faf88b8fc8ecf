/**
 * `npm run content:schemas`: writes the editors' JSON Schemas of the owner's files, and of the sample its fingerprints and the
 * copy that tests stand on. Run it after a change of the contract or the sample.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOwner } from '#content/reading/read-owner.ts'
import { fingerprintSample, fingerprintsFile } from './content/sample-traces.ts'
import { contentSchemas } from './content/schemas.ts'
import { isShippedSample } from './content/shipped-sample.ts'

const content = join(import.meta.dirname, '..', 'content')
const folder = join(content, 'schemas')
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(contentSchemas())) writeFileSync(join(folder, name), schema)
const sample = join(content, 'owner')
const copy = join(content, '..', 'tests', 'content', 'sample')
if (isShippedSample(sample, copy)) {
  writeFileSync(fingerprintsFile, fingerprintSample(sample))
  rmSync(copy, { recursive: true, force: true })
  cpSync(sample, copy, { recursive: true })
} else if (readOwner(sample).site.sample) {
  console.error(
    'content/owner/site.yaml says sample: true, and profile.yaml names somebody else than the sample. Write sample: false.',
  )
}
