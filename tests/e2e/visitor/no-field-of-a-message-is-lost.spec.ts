/** Follows every field of the contract, whichever there are, from its input to the owner's inbox: docs/adding-a-field.md. */
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { writtenMessage } from '#contract/contact.ts'
import { contactInputs } from '#contract/contact-fields.ts'
import { signedIn } from '#tests/browser/accounts.ts'
import { buildMessage, fields, formIn, likeAPerson, mailsAbout, takeDown, toasts } from '#tests/browser/contact.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { expect, messagesIn, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

type Message = ReturnType<typeof buildMessage>

const notIn = (found: unknown, message: Message) =>
  fields.filter((name) => !(found as Partial<Message> | undefined)?.[name]?.includes(message[name]))
const notSaid = (text: string, message: Message) =>
  fields.filter((name) => message[name].split('\n').some((line) => !text.includes(line)))

/** What is kept in this tab. */
const draftIn = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('contact-draft') ?? '{}'))

/** What waits on this device for a connection. */
const queuedIn = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('kept-messages'))
    const [waiting] = await done(database.transaction('messages').objectStore('messages').getAll())
    database.close()
    return waiting?.message as unknown
  })

test('every field has an input with the attributes that the contract says', async ({ page }) => {
  await open(page, '/')
  const form = await formIn(page, 'en')
  const lacking: string[] = []
  for (const name of fields) {
    const { type, autoComplete, maxLength } = contactInputs[name]
    const required = !z.safeParse(writtenMessage.shape[name], undefined).success
    const has = await form.field(name).evaluate((element: HTMLInputElement | HTMLTextAreaElement) => ({
      type: element.type,
      autoComplete: element.getAttribute('autocomplete'),
      maxLength: element.maxLength,
      required: element.required,
    }))
    for (const [attribute, value] of Object.entries({ type, autoComplete, maxLength, required }))
      if (has[attribute as keyof typeof has] !== value) lacking.push(`${name}: ${attribute}`)
  }
  expect(lacking).toEqual([])
})

test('a text that is cut because it is too long says so, until there is room again', async ({ page }) => {
  await open(page, '/?lng=de')
  const form = await formIn(page, 'de')
  const { t } = await messagesIn('de')
  const note = page.getByText(t('common.full', { most: '5.000' }))
  const message = form.field('message')
  await message.focus()
  await page.keyboard.insertText('x'.repeat(5001))
  await expect(note).toBeVisible()
  expect((await message.inputValue()).length).toBe(5000)
  await page.keyboard.press('Backspace')
  await expect(note).toHaveCount(0)
})

test('every field is kept in the draft, queued, sent, mailed and shown to the owner', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const posts = takeDown(page)
  // What keeps a message, and what is said of it: without these nothing can be kept.
  const sending = [page.waitForResponse(/\/send-[\w-]+\.js/), page.waitForResponse(/\/queued-messages-[\w-]+\.js/)]
  await open(page, '/')
  const form = await formIn(page, 'en')
  const message = buildMessage('ada-with-every-field')
  await form.fill(message)
  const lost: Record<string, string[]> = { draft: notIn(await draftIn(page), message) }

  await Promise.all(sending)
  await likeAPerson(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.send.click()
  await expect(toasts(page)).toContainText('Your message is kept')
  lost.queue = notIn(await queuedIn(page), message)
  await context.setOffline(false)
  await expect(toasts(page)).toContainText('Your message was sent')
  lost.sent = notIn(expectDefined(posts.at(-1)).body, message)

  const mailToOwner = async () =>
    (await mailsAbout('ada-with-every-field')).find(({ replyTo }) => replyTo?.[0]?.address === message.email)
  await expect.poll(mailToOwner).toBeDefined()
  const { text = '', html = '' } = expectDefined(await mailToOwner())
  lost.text = notSaid(text, message)
  lost.html = notSaid(html, message)

  const other = await expectDefined(context.browser()).newPage()
  await signedIn(other, OWNER.email, OWNER.password)
  await open(other, '/admin?tab=inbox&list=messages')
  const row = other.locator('.inbox .row-list > li').filter({ hasText: message.subject })
  await row.getByRole('button', { expanded: false }).click()
  await expect(row.locator('.inbox-opened')).toBeVisible()
  lost.inbox = notSaid((await row.textContent()) ?? '', message)
  await other.close()
  expect(lost).toEqual({ draft: [], queue: [], sent: [], text: [], html: [], inbox: [] })
})
