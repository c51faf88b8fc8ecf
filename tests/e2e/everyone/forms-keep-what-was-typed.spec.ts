import type { Locator, Page } from '@playwright/test'
import { newAddress, PASSWORD, registered, signedIn, visitAccounts } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { fulfillError } from '#tests/browser/resume.ts'
import { expect, open, test } from '#tests/browser/site.ts'

/** The form says which of its fields is wrong, at that field, which has the focus. */
async function expectFault(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(text)
}

/** Sends the form to a server that fails. @returns how to let the server answer again. */
async function failOnce(page: Page, path: string, submit: Locator): Promise<void> {
  await page.route(path, (route) => fulfillError(route, 503, 'unavailable', 'Please try again in a minute.'), {
    times: 1,
  })
  await submit.click()
  await expect(page.getByText('Please try again in a minute.').first()).toBeVisible()
}

test('the sign-in focuses the first invalid field, and keeps all input', async ({ page, faults }) => {
  faults.allow(/status of 503/)
  await open(page, '/')
  const { opener, email, password, submit, dialog } = await visitAccounts(page)
  await opener.click()
  await submit.click()
  await expectFault(email, 'Email is required')
  await email.fill('ada@example.org')
  await submit.click()
  await expectFault(password, 'Password is required')
  await password.fill('a secret')
  await failOnce(page, '**/api/auth/login', submit)
  await expect(dialog.getByRole('alert')).toHaveText('Please try again in a minute.')
  await expect(submit).toHaveAccessibleDescription('Please try again in a minute.')
  await expect(email).toHaveValue('ada@example.org')
  await expect(password).toHaveValue('a secret')
})

test('the registration focuses the first invalid field, and keeps all input', async ({ page, faults }) => {
  faults.allow(/status of 503/)
  await open(page, '/')
  const { opener, tab, firstName, lastName, email, password, submit } = await visitAccounts(page)
  await opener.click()
  await tab('register').click()
  await lastName.fill('Lovelace')
  await submit.click()
  await expectFault(firstName, 'Name is required')
  await firstName.fill('Ada')
  await expect(firstName).not.toHaveAttribute('aria-invalid')
  await email.fill('ada@')
  await password.fill('a secret of hers')
  await submit.click()
  await expectFault(email, 'Please enter a valid email address')
  await expect(email).toHaveAttribute('maxlength', '254')
  await email.fill('ada@example.org')
  await failOnce(page, '**/api/auth/register', submit)
  await expect(firstName).toHaveValue('Ada')
  await expect(lastName).toHaveValue('Lovelace')
  await expect(email).toHaveValue('ada@example.org')
  await expect(password).toHaveValue('a secret of hers')
})

test('the change of the password focuses the invalid field, found here or by the server', async ({ page, faults }) => {
  faults.allow(/status of (400|503)/)
  await registered(page)
  await open(page, '/account')
  const current = page.getByLabel('Current password', { exact: true })
  const next = page.getByLabel('New password', { exact: true })
  const save = page.getByRole('button', { name: 'Save password' })
  await save.click()
  await expectFault(current, 'Password is required')
  await current.fill('not this one')
  await next.fill('another horse altogether')
  await save.click()
  await expectFault(current, /password/)
  await current.fill(PASSWORD)
  await failOnce(page, '**/api/auth/change-password', save)
  await expect(current).toHaveValue(PASSWORD)
  await expect(next).toHaveValue('another horse altogether')
})

test('the résumé dialog keeps all input when the server fails', async ({ page, faults }) => {
  faults.allow(/status of 503/)
  await open(page, '/')
  await page.locator('#resume-download-btn').click()
  const email = page.getByRole('dialog').getByRole('textbox')
  const submit = page.getByRole('dialog').locator('button[type=submit]')
  await submit.click()
  await expectFault(email, 'Please enter a valid email address.')
  await email.fill('reader@example.org')
  await submit.click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio').first().check()
  await failOnce(page, '**/api/download-resume', submit)
  await expect(email).toHaveValue('reader@example.org')
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('an invitation focuses its invalid address, and keeps it with the language', async ({ page, faults }) => {
  faults.allow(/status of (409|503)/)
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/admin?tab=users')
  const form = page.locator('.users-invite')
  const email = form.getByRole('textbox')
  const language = form.getByRole('combobox')
  const send = form.getByRole('button')
  await send.click()
  await expectFault(email, 'Email is required')
  await email.fill(OWNER.email)
  await send.click()
  await expectFault(email, /already has an account/)
  const address = newAddress('invited')
  await email.fill(address)
  await language.selectOption('fr')
  await failOnce(page, '**/api/admin/invitations', send)
  await expect(email).toHaveValue(address)
  await page.reload()
  await expect(email).toHaveValue(address)
  await expect(language).toHaveValue('fr')
})

test('the test of the providers focuses its invalid message, and keeps it', async ({ page, faults }) => {
  faults.allow(/status of 503/)
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/admin?tab=providers')
  const message = page.getByLabel('Test message')
  const button = page.getByRole('button', { name: 'Test All Providers' })
  await message.fill(' ')
  await button.click()
  await expectFault(message, /Message is required/)
  await message.fill('Are you there?')
  await failOnce(page, '**/api/chat', button)
  await expect(message).toHaveValue('Are you there?')
})
