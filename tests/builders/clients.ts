/** Projects as the owner enters them. */
import type { AdminProject } from '#contract/clients/clients.ts'
import type { TestApp } from '#tests/servers/app.ts'
import type { Browser } from './accounts.ts'

export const buildPlan = (changes: Record<string, unknown> = {}) => ({
  name: 'A bridge',
  summary: 'Over the river.',
  clientEmail: 'ada@example.com' as string | null,
  status: 'planning',
  progress: 0,
  startDate: '2026-03-01',
  expectedDelivery: '2026-08-31',
  technologies: ['Steel', 'Rope'],
  currency: 'EUR',
  totalBudget: 1_000_000,
  milestones: ['Survey', 'Pillars', 'Deck', 'Railing', 'Opening'].map((title, index) => ({
    id: crypto.randomUUID(),
    title,
    dueDate: `2026-0${index + 4}-01`,
    deliverables: [`${title}: report`],
  })),
  team: [{ id: crypto.randomUUID(), name: 'Zoe', role: 'Engineer', isLead: true }],
  ...changes,
})

export async function created(owner: Browser, changes: Record<string, unknown> = {}): Promise<AdminProject> {
  const response = await owner.post('/api/admin/projects', { ...buildPlan(changes), language: 'en' })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { project: AdminProject }).project
}

/** Makes an account's address proven, as following the mailed link does. */
export async function proven(site: TestApp, email: string): Promise<void> {
  await site.services.db.updateTable('users').set({ emailVerified: 1 }).where('email', '=', email).execute()
}
