/** Signing in as a client meets it: the dialog, the bar's account area, and the mails. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { AccountMessages } from '#content/interface/en/accounts/accounts.ts'
import { createTranslate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { dataDir, OWNER, SITE_URL } from './environment.ts'
import { expect, messagesIn, untilAlive } from './site.ts'

export const PASSWORD = 'a horse of its own'

let made = 0
/** An address that nobody else in these journeys has. */
export const newAddress = (name = 'client') => `${name}-${process.pid}-${Date.now()}-${made++}@example.org`

/** Everything of signing in that a journey touches. */
export async function visitAccounts(page: Page, language: Language = 'en') {
  const { accounts } = (await import(`../../content/interface/${language}/accounts/accounts.ts`)) as {
    accounts: AccountMessages
  }
  const tFeature = createTranslate(language, accounts)
  const { t, content } = await messagesIn(language)
  const dialog = page.getByRole('dialog')
  const bar = page.getByRole('banner')
  const field = (label: string) => dialog.getByLabel(label, { exact: true })
  return {
    tFeature,
    t,
    content,
    dialog,
    opener: bar.getByRole('button', { name: t('navigation.clientPortal') }),
    tab: (which: 'login' | 'register') => dialog.getByRole('tab', { name: tFeature(which) }),
    email: field(tFeature('email')),
    password: field(tFeature('password')),
    firstName: field(tFeature('firstName')),
    lastName: field(tFeature('lastName')),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    submit: dialog.locator('button[type=submit]'),
    close: dialog.getByRole('button', { name: t('common.close') }),
    toast: page.getByRole('region', { name: /\(F8\)/, includeHidden: true }).locator('li'),
    /** The bar's menu of who is signed in. */
    menu: bar.locator('.account-who'),
    logout: bar.getByRole('button', { name: tFeature('area.logout') }),
    /** Waits until the page is loaded anew, as it is after signing in and out. */
    async reloaded(act: () => Promise<unknown>) {
      await page.evaluate(() => Object.assign(window, { before: true }))
      await act()
      await page.waitForFunction(() => !('before' in window))
      await untilAlive(page)
    },
  }
}

/** Makes an account and signs in, without going through the dialog. @returns its address. */
export async function registered(page: Page, email = newAddress()): Promise<string> {
  const data = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' }
  const response = await page.request.post('/api/auth/register', { data })
  expect(response.status(), await response.text()).toBe(200)
  return email
}

/** Signs in without going through the dialog. */
export async function signedIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
}

/** All mails that there are. */
export async function mailsSent(): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
}

/** The mails to an address, the oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  return (await mailsSent())
    .filter(({ to }) => to?.some((one) => one.address === address))
    .sort((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? ''))
}

/** The path that the newest mail of this kind leads to, once it has come. */
export async function mailedLink(address: string, kind: string): Promise<string> {
  const pattern = new RegExp(`https?://[^/\\s]+(/\\S+#${kind}=\\S+)`)
  const newest = async () => (await mailsTo(address)).flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []).at(-1)
  await expect.poll(newest).toBeDefined()
  return expectDefined(await newest())
}

/** Makes an admin of their own, so that journeys beside this one keep theirs. Nobody is signed in afterwards. */
export async function newAdmin(page: Page): Promise<{ email: string; password: string }> {
  const email = await registered(page, newAddress('admin'))
  const link = new URL(await mailedLink(email, 'verify'), SITE_URL)
  const token = new URLSearchParams(link.hash.slice(1)).get('verify')
  await page.request.post('/api/auth/verify-email', { data: { token } })
  await page.request.post('/api/auth/logout')
  await signedIn(page, OWNER.email, OWNER.password)
  const found = await page.request.get(`/api/admin/users?search=${encodeURIComponent(email)}`)
  const { items } = (await found.json()) as { items: { id: string }[] }
  const promoted = await page.request.put(`/api/admin/users/${expectDefined(items[0]).id}/role`, {
    data: { isAdmin: true },
  })
  expect(promoted.status(), await promoted.text()).toBe(200)
  await page.request.post('/api/auth/logout')
  return { email, password: PASSWORD }
}
