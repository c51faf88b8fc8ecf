import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { AdminInboxMessages } from '#content/interface/en/admin/inbox.ts'
import { createTranslate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { mailsTo, newAddress, signedIn } from '#tests/browser/accounts.ts'
import { visitChat } from '#tests/browser/chat.ts'
import { buildMessage, formIn, likeAPerson } from '#tests/browser/contact.ts'
import { dataDir, OWNER } from '#tests/browser/environment.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

type List = 'messages' | 'undelivered' | 'conversations' | 'questions'

/** The owner opens a list of their inbox. */
async function openInbox(page: Page, list: List, language: Language = 'en') {
  const { adminInbox } = (await import(`../../../content/interface/${language}/admin/inbox.ts`)) as {
    adminInbox: AdminInboxMessages
  }
  const tFeature = createTranslate(language, adminInbox)
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, `/admin?tab=inbox&list=${list}&lng=${language}`)
  const panel = page.locator('.inbox')
  await expect(panel.getByRole('tab', { name: tFeature(`lists.${list}`) })).toHaveAttribute('aria-selected', 'true')
  return {
    tFeature,
    panel,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    /** The row in which this stands. */
    row: (text: string) => panel.locator('.row-list > li').filter({ hasText: text }),
  }
}

/** A visitor writes to the owner through the form. @returns their address. */
async function write(page: Page, subject: string, language: Language = 'en'): Promise<string> {
  const address = newAddress('writer')
  await open(page, `/?lng=${language}`)
  const form = await formIn(page, language)
  await form.fill({ ...buildMessage('writer'), email: address, subject, message: `Dear Mara,\n\n${subject}?` })
  await likeAPerson(page)
  await Promise.all([page.waitForResponse('**/api/contact'), form.send.click()])
  return address
}

/** A visitor who lets the owner read along asks something. */
async function askWithConsent(page: Page, message: string): Promise<void> {
  const data = { message, conversation: crypto.randomUUID() }
  expect((await page.request.post('/api/chat', { data })).status()).toBe(200)
}

test('in a wide window the kinds of what waits stand beside the list, and a message on two lines', async ({ page }) => {
  const subject = `Side by side ${Date.now()}`
  await write(page, subject)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { panel, row } = await openInbox(page, 'messages')
  const [kinds, list, title, time] = await Promise.all(
    [
      panel.getByRole('tablist'),
      panel.locator('.row-list'),
      row(subject).getByText(subject, { exact: true }),
      row(subject).locator('time'),
    ].map(async (one) => expectDefined((await one.boundingBox()) ?? undefined)),
  )
  expect(expectDefined(kinds).x + expectDefined(kinds).width).toBeLessThan(expectDefined(list).x)
  expect(expectDefined(time).x).toBeGreaterThan(expectDefined(title).x)
  const { y, height } = expectDefined(title)
  expect(expectDefined(time).y).toBeLessThan(y + height)
})

test('a message is read, answered by mail, and the mail has both texts', async ({ page }) => {
  const subject = `An engine ${Date.now()}`
  const address = await write(page, subject, 'de')
  const { tFeature, row, button } = await openInbox(page, 'messages')
  const head = row(subject).getByRole('button', { expanded: false })
  await expect(row(subject)).toContainText(tFeature('messages.unread'))
  const outer = page.getByRole('tab', { name: /^Inbox \(\d+\)$/ })
  await expect(outer).toBeVisible()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(outer).toBeVisible()
  await outer.click()
  await head.press('Enter')
  await expect(row(subject)).toContainText(`Dear Mara,`)
  await expect(row(subject)).not.toContainText(tFeature('messages.unread'))

  await button(tFeature('messages.answer')).press('Enter')
  const field = page.getByRole('textbox', { name: tFeature('answer.label', { name: 'Ada Byron' }) })
  await expect(field).toBeFocused()
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await field.fill('Gladly.\n\nWhen would it suit you?')
  await expectNoViolation(page)
  await button(tFeature('answer.send')).press('Enter')
  await expect(row(subject)).toContainText('When would it suit you?')
  await expect(row(subject)).toContainText(tFeature('messages.answered'))
  await expect(button(tFeature('messages.answer'))).toBeFocused()
  await expect(row(subject)).toContainText(tFeature('answer.state.filed'))

  const mail = (await mailsTo(address)).find((one) => one.subject === `Re: ${subject}`)
  expect(mail?.text).toContain('Gladly.\n\nWhen would it suit you?')
  expect(mail?.text).toContain(`> ${subject}?`)
  expect(mail?.text).toContain('Ada Byron schrieb am')
})

test('a draft survives closing, other tabs and a reload, and only Cancel discards it', async ({ page }) => {
  const subject = `A draft ${Date.now()}`
  await write(page, subject)
  const { tFeature, row, button } = await openInbox(page, 'messages')
  const head = row(subject).locator('.inbox-head')
  const field = page.getByRole('textbox', { name: tFeature('answer.label', { name: 'Ada Byron' }) })
  const cancel = button(tFeature('cancel'))
  await head.click()
  await button(tFeature('messages.answer')).click()
  await cancel.click()
  // Nothing was written, so nothing is asked.
  await expect(button(tFeature('messages.answer'))).toBeFocused()
  await button(tFeature('messages.answer')).click()
  await field.fill('Half a letter')
  await head.click()
  await expect(row(subject)).toContainText(tFeature('draft.begun'))
  await page.reload()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('tab', { name: /^Inbox/ }).click()
  await head.click()
  await expect(field).toHaveValue('Half a letter')
  await cancel.click()
  await expect(button(tFeature('draft.goOn'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cancel).toBeFocused()
  await expect(field).toHaveValue('Half a letter')
  await cancel.click()
  await button(tFeature('draft.discard')).click()
  await expect(button(tFeature('messages.answer'))).toBeFocused()
  await page.reload()
  await head.click()
  await expect(button(tFeature('messages.answer'))).toBeVisible()
})

test('a draft of a fact is restored, and the inbox opens at the last list', async ({ page }) => {
  const { tFeature, panel, button } = await openInbox(page, 'questions')
  const inLanguage = (language: string) => panel.getByRole('textbox', { name: tFeature('facts.said', { language }) })
  await button(tFeature('facts.add')).click()
  await panel.getByText(tFeature('facts.notInLanguage', { language: 'German' })).click()
  await inLanguage('German').fill('Ein halber Satz')
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('tab', { name: /^Inbox/ }).click()
  await expect(panel.getByRole('tab', { name: tFeature('lists.questions') })).toHaveAttribute('aria-selected', 'true')
  await panel.getByText(tFeature('facts.inLanguage', { language: 'German' })).click()
  await expect(inLanguage('German')).toHaveValue('Ein halber Satz')
  await button(tFeature('cancel')).click()
  await button(tFeature('draft.discard')).click()
  await expect(button(tFeature('facts.add'))).toBeFocused()
})

test('a message answered in another window needs a confirmation to be answered again', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/409 \(Conflict\)/)
  const subject = `Twice ${Date.now()}`
  const address = await write(page, subject)
  const one = await openInbox(page, 'messages')
  const other = await openInbox(await context.newPage(), 'messages')
  for (const { row, button, tFeature, panel } of [one, other]) {
    await row(subject).locator('.inbox-head').click()
    await button(tFeature('messages.answer')).click()
    await panel
      .getByRole('textbox')
      .last()
      .fill(panel === one.panel ? 'The first.' : 'The second.')
  }
  await one.button(one.tFeature('answer.send')).click()
  await expect(one.row(subject)).toContainText(one.tFeature('messages.answerKept'))
  await other.button(other.tFeature('answer.send')).click()
  await expect(other.panel.getByRole('alert')).toContainText(
    /owner@example\.org has answered this message in the meantime/,
  )
  await expect(other.row(subject)).toContainText('The first.')
  await expect(other.panel.getByRole('textbox').last()).toHaveValue('The second.')
  const texts = async () => (await mailsTo(address)).filter((mail) => mail.subject === `Re: ${subject}`).length
  await expect.poll(texts).toBe(1)
  await other.button(other.tFeature('answer.sendAnyway')).click()
  await expect(other.button(other.tFeature('messages.answer'))).toBeFocused()
  await expect.poll(texts).toBe(2)
})

test('a message is moved to spam and back, and deleted only after a confirmation', async ({ page }) => {
  const subject = `A bargain ${Date.now()}`
  await write(page, subject)
  const { tFeature, row, button, panel } = await openInbox(page, 'messages')
  const heading = panel.getByRole('heading', { name: tFeature('lists.messages') })
  await row(subject).getByRole('button', { expanded: false }).click()
  await button(tFeature('messages.spam')).click()
  await expect(row(subject)).toHaveCount(0)
  await expect(heading).toBeFocused()
  await button(tFeature('messages.folder.spam')).click()
  await row(subject).getByRole('button', { expanded: false }).click()
  await button(tFeature('messages.notSpam')).click()
  await expect(row(subject)).toHaveCount(0)

  await button(tFeature('messages.folder.inbox')).click()
  await panel.getByRole('searchbox').fill(subject)
  await page.keyboard.press('Enter')
  await expect(panel.locator('.row-list > li')).toHaveCount(1)
  await row(subject).getByRole('button', { expanded: false }).click()
  await button(tFeature('messages.delete')).click()
  await expect(button(tFeature('cancel'))).toBeFocused()
  await button(tFeature('cancel')).press('Enter')
  await expect(button(tFeature('messages.delete'))).toBeFocused()
  await button(tFeature('messages.delete')).press('Enter')
  await page.keyboard.press('Escape')
  await expect(button(tFeature('messages.delete'))).toBeFocused()
  await button(tFeature('messages.delete')).press('Enter')
  await button(tFeature('messages.deleteYes')).click()
  await expect(panel).toContainText(tFeature('messages.nothingFound', { search: subject }))
  await expect(heading).toBeFocused()
})

test('an open question is answered once, and the chat gives the answer with its source', async ({ page }) => {
  const name = `Zorbling${Date.now()}`
  const question = `Does she play the ${name}?`
  await askWithConsent(page, question)
  await askWithConsent(page, question)
  const rephrased = `Has she ever played the ${name}?`
  await askWithConsent(page, rephrased)
  const { tFeature, row, button, panel } = await openInbox(page, 'questions')
  await expect(row(question)).toContainText('2')
  await row(question)
    .getByRole('button', { name: `${tFeature('questions.answer')}: ${question}` })
    .press('Enter')
  const fact = panel.getByRole('textbox', { name: tFeature('facts.said', { language: 'English' }) })
  await expect(fact).toBeFocused()
  await button(tFeature('facts.save')).click()
  await expect(fact).toHaveAttribute('aria-invalid', 'true')
  await expect(panel).toContainText(tFeature('facts.needed'))
  // Nothing that the site knows is near, so it proposes nothing, and says so.
  await button(tFeature('drafts.answer')).click()
  await expect(row(question).getByRole('status')).toHaveText(tFeature('drafts.nothing'))
  await fact.fill(`I have played the ${name} since I was nine.`)
  await expectNoViolation(page)
  await button(tFeature('facts.save')).click()
  await expect(panel.getByRole('heading', { name: tFeature('questions.heading') })).toBeFocused()
  // The same in other words is answered with it too.
  await expect(row(rephrased)).toHaveCount(0)
  await expect(row(`since I was nine`).filter({ hasText: name })).toContainText('Still to be translated')

  // Now a visitor again.
  await page.context().clearCookies()
  const chat = await visitChat(page)
  await chat.ask(rephrased)
  await expect(chat.last).toContainText(`I have played the ${name} since I was nine`)
  // It stands nowhere on the site, so its footnote leads nowhere.
  await chat.last.locator('.chat-sources summary').click()
  await expect(chat.last.locator('.chat-sources li')).toContainText(name)
  await expect(chat.last.locator('.chat-sources a')).toHaveCount(0)
})

test('an added fact is translated and removed', async ({ page }) => {
  const name = `Quibble${Date.now()}`
  const { tFeature, row, panel, button } = await openInbox(page, 'questions')
  await button(tFeature('facts.add')).click()
  const inLanguage = (language: string) => panel.getByRole('textbox', { name: tFeature('facts.said', { language }) })
  await inLanguage('English').fill(`I collect every ${name}.`)
  await panel.getByText(tFeature('facts.notInLanguage', { language: 'German' })).click()
  await inLanguage('German').fill(`Ich sammle jeden ${name}.`)
  await button(tFeature('facts.save')).click()
  await expect(row(name)).toContainText('Spanish')
  await expect(row(name)).not.toContainText('German')
  await row(name)
    .getByRole('button', { name: tFeature('facts.edit') })
    .click()
  // What is to be translated stands beside the empty field.
  await expect(panel.locator('details[open]')).toContainText(`I collect every ${name}.`)
  await panel
    .getByRole('textbox', { name: tFeature('facts.said', { language: 'Spanish' }) })
    .fill(`Colecciono cada ${name}.`)
  await button(tFeature('facts.save')).click()
  await expect(row(name)).not.toContainText('Spanish')
  await expect(row(name).getByRole('button', { name: tFeature('facts.edit') })).toBeFocused()
  await row(name)
    .getByRole('button', { name: tFeature('facts.remove'), exact: true })
    .click()
  await row(name)
    .getByRole('button', { name: tFeature('facts.removeYes') })
    .click()
  await expect(row(name)).toHaveCount(0)
  await expect(panel.getByRole('heading', { name: tFeature('facts.heading') })).toBeFocused()
})

test('a conversation is read with the visitor’s ratings, and deleted', async ({ page }) => {
  const conversation = crypto.randomUUID()
  const word = `Wobble${Date.now()}`
  const asked = await page.request.post('/api/chat', { data: { message: `What is ${word}?`, conversation } })
  const { turn } = await asked.json()
  await page.request.post('/api/chat/feedback', { data: { conversation, turn, feedback: 'down' } })
  const { tFeature, row, button } = await openInbox(page, 'conversations', 'de')
  await row(word).getByRole('button', { expanded: false }).click()
  await expect(row(word)).toContainText(tFeature('conversations.disliked'))
  await expect(row(word)).toContainText(tFeature('conversations.notAnswered'))
  await button(tFeature('drafts.summary')).click()
  await expect(row(word).getByRole('status')).toContainText(`${tFeature('drafts.open')}What is ${word}?`)
  await expectNoViolation(page)
  await button(tFeature('conversations.delete')).click()
  await button(tFeature('conversations.deleteYes')).click()
  await expect(row(word)).toHaveCount(0)
})

test('a failed mail is retried, and an unconfirmed one is marked as such', async ({ page }) => {
  const address = newAddress('nobody')
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  const insert = db.prepare(
    `insert into outbox (id, kind, payload, state, attempts, due_at, last_error, created_at, finished_at)
     values (?, 'mail', ?, ?, 1, 0, ?, ?, ?)`,
  )
  const from = { name: 'The site', address: 'site@example.org' }
  for (const state of ['dead', 'unconfirmed']) {
    const mail = { from, to: { name: '', address }, subject: `${state} ${address}`, text: 'A text.', language: 'en' }
    insert.run(`${crypto.randomUUID()}-test`, JSON.stringify(mail), state, '550 No such user', Date.now(), Date.now())
  }
  db.close()
  const { tFeature, row, panel } = await openInbox(page, 'undelivered')
  const [failed, unconfirmed] = [row(`dead ${address}`), row(`unconfirmed ${address}`)]
  await expect(failed).toContainText('550 No such user')
  await expect(unconfirmed).toContainText(tFeature('undelivered.unconfirmedText'))
  await expectNoViolation(page)
  await failed.getByRole('button', { name: tFeature('retry') }).click()
  await expect(failed).toHaveCount(0)
  await expect(panel.getByRole('heading', { name: tFeature('lists.undelivered') })).toBeFocused()
  await expect.poll(async () => (await mailsTo(address)).map(({ subject }) => subject)).toEqual([`dead ${address}`])
  await unconfirmed.getByRole('button', { name: tFeature('undelivered.dismiss') }).click()
  await expect(unconfirmed).toHaveCount(0)
})
