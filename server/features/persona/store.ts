/** The only file that uses the table of companies. */
import * as z from 'zod/mini'
import { industryIds } from '#contract/chat/persona.ts'
import type { Database } from '#server/db/open.ts'
import type { Company } from './read-company.ts'

const stored = z.object({
  name: z.string(),
  industry: z.exactOptional(z.enum(industryIds)),
  technologies: z.array(z.string()),
})

/** The result for a domain and its time; without `company` if its website has no facts. */
export interface KnownCompany {
  foundAt: number
  company: Company | undefined
}

export async function findCompany(db: Database, domain: string): Promise<KnownCompany | undefined> {
  const row = await db.selectFrom('companies').selectAll().where('domain', '=', domain).executeTakeFirst()
  if (!row) return undefined
  const company = row.company === null ? undefined : z.parse(stored, JSON.parse(row.company))
  return { foundAt: row.found_at, company }
}

export async function keepCompany(db: Database, domain: string, { foundAt, company }: KnownCompany): Promise<void> {
  const row = { found_at: foundAt, company: company ? JSON.stringify(company) : null }
  await db
    .insertInto('companies')
    .values({ domain, ...row })
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(row))
    .execute()
}
