/** The owner's second factor, as their app and their browsers use it. */
import { expect } from 'vitest'
import { codeAt } from '#server/features/accounts/second-factor/totp.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { expectError } from '#tests/servers/requests.ts'
import { type Browser, openBrowser, ownerSignedIn, PASSWORD, standStill } from './accounts.ts'

export const email = 'owner@example.com'
export const credentials = { email, password: PASSWORD }

/** As an app does it. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The owner with the second factor on, half a minute later: the code that switched it on is used up. */
export async function withSecondFactor(site: TestApp) {
  const time = standStill(site)
  const owner = await ownerSignedIn(site)
  const setup = await owner.post('/api/auth/second-factor/setup', { password: PASSWORD })
  const { secret, uri } = (await setup.json()) as { secret: string; uri: string }
  const code = () => codeAt(fromBase32(secret), site.clock.now())
  const confirmed = await owner.post('/api/auth/second-factor/confirm', { code: code() })
  expect(confirmed.status, await confirmed.clone().text()).toBe(200)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  time.advance(30_000)
  return { owner, secret, uri, code, recoveryCodes, time }
}

/** A browser whose sign-in waits for the code. */
export async function halfway(site: Pick<TestApp, 'app'>, from?: string): Promise<Browser> {
  const browser = openBrowser(site, from)
  await expectError(await browser.post('/api/auth/login', credentials), 'second-factor-required')
  return browser
}

export const give = (browser: Browser, code: string) => browser.post('/api/auth/second-factor', { code })
