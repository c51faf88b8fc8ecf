/** `npm run content:schemas`: writes the editors' JSON Schemas of the owner's files; run it after a change of the contract. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSchemas } from './content/schemas.ts'

const folder = join(import.meta.dirname, '..', 'content', 'schemas')
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(contentSchemas())) writeFileSync(join(folder, name), schema)
