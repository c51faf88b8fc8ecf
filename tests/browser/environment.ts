/** Where the site under test is, and where it keeps its data. */
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fastFolder } from '#tests/servers/fast-folder.ts'

/** Below those that the system hands out, as the journeys' own sites do. */
export const PORT = 23_117
export const SITE_URL = `http://localhost:${PORT}`
/** A site on loopback that a journey may put there to have it measured. */
export const AUDITED_PORT = 23_118

/** Where the journeys' identity server listens, which stands in for Google, GitHub and Apple. */
export const IDENTITY_PORT = 23_119
export const IDENTITY_URL = `http://127.0.0.1:${IDENTITY_PORT}`

/** The client of the sample projects on the site under test. */
export const DEMO_CLIENT = { email: 'demo@example.org', password: 'a sample of many words' }

/** The owner's account on the site under test. */
export const OWNER = { email: 'owner@example.org', password: 'an owner of many words' }

// Kept in the environment, because each worker is a process of its own and must find the folder that the first one made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(fastFolder(), 'portfolio-e2e-'))
export const dataDir = process.env.E2E_DATA_DIR
