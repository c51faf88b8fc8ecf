/** The client portal as a client meets it, with a project of their own. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { PortalPageMessages } from '#content/interface/en/portal/portal-page.ts'
import { createTranslate } from '#content/translate.ts'
import { DAY } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { registered } from './accounts.ts'
import { dataDir } from './environment.ts'
import { expect, messagesIn, open } from './site.ts'

/** The sample projects; no journey changes them. */
export const SUPPORT = 'demo-support-assistant'
export const MIGRATION = 'demo-cloud-migration'

const parts = [
  'project_expenses',
  'milestones',
  'metric_readings',
  'team_members',
  'project_messages',
  'project_updates',
] as const

/** Gives the client with this address a copy of a sample project, without its documents. @returns its id. */
export function giveProject(email: string, name = 'A project of one’s own'): string {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  const insert = (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row)
    db.prepare(`insert into ${table} (${names}) values (${names.map(() => '?')})`).run(
      ...(Object.values(row) as string[]),
    )
  }
  const rows = (table: string, column: string, id = SUPPORT) =>
    db.prepare(`select * from ${table} where ${column} = ?`).all(id) as Record<string, unknown>[]
  try {
    const client = db.prepare('select id from users where email = ?').get(email) as { id: string }
    const id = crypto.randomUUID()
    insert('projects', { ...rows('projects', 'id')[0], id, client_id: client.id, name })
    for (const table of parts) {
      for (const row of rows(table, 'project_id')) {
        const own = crypto.randomUUID()
        insert(table, { ...row, id: own, project_id: id })
        const decisions = table === 'milestones' ? rows('milestone_decisions', 'milestone_id', String(row.id)) : []
        for (const decision of decisions) insert('milestone_decisions', { ...decision, milestone_id: own })
      }
    }
    // They have read what the sample's owner wrote.
    insert('read_threads', { project_id: id, user_id: client.id, read_at: Date.now() })
    return id
  } finally {
    db.close()
  }
}

/** Lets a copied project cost more than its budget, by an amount with cents. */
export function spendTooMuch(project: string): void {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  try {
    db.prepare("update projects set total_budget = 1234567, currency = 'EUR' where id = ?").run(project)
    const expense = db.prepare('insert into project_expenses values (?, ?, ?, ?, ?)')
    expense.run(crypto.randomUUID(), project, '2026-01-05', 'More', 12_000_033)
  } finally {
    db.close()
  }
}

/** Leaves a copied project to whoever proves that the address is theirs. */
export function leaveToAddress(project: string, email: string): void {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  try {
    db.prepare('update projects set client_id = null, invited_email = ? where id = ?').run(email, project)
  } finally {
    db.close()
  }
}

/** The milestone of a copied project that is under way. */
export const UNDER_WAY = 'Pilot with one support team'

/** Lets the day of the milestone that is under way be past. */
export function makeLate(project: string): void {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  try {
    const day = new Date(Date.now() - 5 * DAY).toISOString().slice(0, 10)
    const late = db.prepare('update milestones set due_date = ? where project_id = ? and title = ?')
    late.run(day, project, UNDER_WAY)
  } finally {
    db.close()
  }
}

/** Everything of the portal that a journey touches. */
export async function visitPortal(page: Page, language: Language = 'en') {
  const { portalPage } = (await import(`../../content/interface/${language}/portal/portal-page.ts`)) as {
    portalPage: PortalPageMessages
  }
  const tFeature = createTranslate(language, portalPage)
  const { t, content } = await messagesIn(language)
  const dialog = page.getByRole('dialog')
  return {
    tFeature,
    t,
    content,
    dialog,
    tab: (name: keyof Omit<PortalPageMessages['tabs'], 'label'>) =>
      page.getByRole('tab', { name: tFeature(`tabs.${name}`), exact: true }),
    panel: page.getByRole('tabpanel'),
    card: (name: string) => page.getByRole('button', { name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    inDialog: (name: string) => dialog.getByRole('button', { name, exact: true }),
    toast: page.getByRole('region', { name: /\(F8\)/, includeHidden: true }).locator('li'),
    /** Opens a project at one of its tabs. */
    async openTab(tab: string, project: string) {
      await open(page, `/client-portal?lng=${language}&project=${project}&tab=${tab}`)
      await expect(page.getByRole('tablist')).toBeVisible()
    },
  }
}

/** Somebody who has just registered, with a project of their own. */
export async function visitAsClient(page: Page, language: Language = 'en') {
  const email = await registered(page)
  return { ...(await visitPortal(page, language)), email, project: giveProject(email) }
}
