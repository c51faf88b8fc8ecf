/** The form that writes to the owner, and the mails that come of it. */
import type { Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import * as z from 'zod/mini'
import { writtenMessage } from '#contract/contact.ts'
import { recordOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import { mailsSent } from './accounts.ts'
import { expect, messagesIn } from './site.ts'

/** Every field of the contract, so that a new one is filled in and looked for as well. */
export const fields = z.keyof(writtenMessage).options
export type Name = (typeof fields)[number]

/** @throws naming the field for which it takes a value of its own here, because the contract asks more of it than a word. */
export function buildMessage(sender: string): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `${sender}@example.org`,
    subject: `An engine for ${sender}`,
    message: `Dear Mara,\n\nwould you look at our engine?\n\n${sender}`,
  }
  return z.parse(
    z.required(writtenMessage),
    recordOf(fields, (name) => texts[name] ?? `zq-${name}`),
  )
}

/** The form's fields and button, found by what they are called in one language. */
export async function formIn(page: Page, language: Language) {
  const { t } = await messagesIn(language)
  const field = (name: Name) => page.getByRole('textbox', { name: t(`contact.${name}`), exact: true })
  return {
    t,
    field,
    send: page.locator('form').getByRole('button'),
    async fill(message: Partial<Record<Name, string>>) {
      for (const [name, text] of Object.entries(message)) await field(name as Name).fill(text)
    },
    async expectFields(message: Record<Name, string>) {
      for (const [name, text] of Object.entries(message)) await expect(field(name as Name)).toHaveValue(text)
    },
  }
}

export const empty = recordOf(fields, () => '')

export const toasts = (page: Page) => page.getByRole('region', { name: /\(F8\)/ }).getByRole('listitem')

/** What the browser sends to the endpoint from here on. */
export function takeDown(page: Page) {
  const posts: { key: string | undefined; body: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    expect(new URL(request.url()).pathname).toBe('/api/contact')
    posts.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return posts
}

/** What takes less than a second from opening the page to sending is taken for a machine's work and mails nobody. */
export const likeAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 1000)

export async function mailsAbout(text: string): Promise<Email[]> {
  return (await mailsSent()).filter(
    ({ to, subject }) => subject?.includes(text) || to?.some(({ address }) => address?.includes(text)),
  )
}
