/** The admin area's clients as their owner meets them, with a project of their own. */
import type { Page } from '@playwright/test'
import type { AdminClientsMessages } from '#content/interface/en/admin/clients.ts'
import { createTranslate } from '#content/translate.ts'
import type { AdminProject } from '#contract/clients/clients.ts'
import type { Language } from '#contract/language.ts'
import { signedIn } from './accounts.ts'
import { OWNER } from './environment.ts'
import { expect, open } from './site.ts'

export async function visitClients(page: Page, language: Language = 'en') {
  const { adminClients } = (await import(`../../content/interface/${language}/admin/clients.ts`)) as {
    adminClients: AdminClientsMessages
  }
  const tFeature = createTranslate(language, adminClients)
  await signedIn(page, OWNER.email, OWNER.password)
  const go = async (place = '') => {
    await open(page, `/admin?lng=${language}&tab=clients${place}`)
    await expect(page.locator('.clients')).toBeVisible()
  }
  return {
    tFeature,
    go,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    tab: (name: keyof Omit<AdminClientsMessages['views'], 'label'>) =>
      page.getByRole('tab', { name: tFeature(`views.${name}`), exact: true }),
    toast: page.getByRole('region', { name: /\(F8\)/, includeHidden: true }).locator('li'),
    row: (text: string) => page.locator('.clients').getByRole('listitem').filter({ hasText: text }),
  }
}

export const emptyProject = {
  clientEmail: null as string | null,
  summary: '',
  status: 'active',
  progress: 0,
  startDate: '2026-01-01',
  expectedDelivery: '2027-01-01',
  technologies: [],
  currency: 'EUR',
  totalBudget: 0,
  milestones: [],
  team: [],
  language: 'en',
}

/** Makes a project by the call alone, signed in as the owner. */
export async function madeProject(page: Page, changes: Record<string, unknown> = {}): Promise<AdminProject> {
  const name = `A bridge ${crypto.randomUUID().slice(0, 8)}`
  const made = await page.request.post('/api/admin/projects', { data: { ...emptyProject, name, ...changes } })
  expect(made.status(), await made.text()).toBe(200)
  return ((await made.json()) as { project: AdminProject }).project
}

export const milestoneCalled = (title: string) => ({
  id: crypto.randomUUID(),
  title,
  dueDate: '2026-06-01',
  deliverables: [],
})
