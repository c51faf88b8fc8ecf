/** Words that a language fits to the owner's name, in mails. */
import { expect, test } from 'vitest'
import type { Services } from '#server/services.ts'
import { beOwner, leastProfile } from './builders/owners/small-owner.ts'

test('a mail says "e Inés" in Spanish', async () => {
  await beOwner({ 'profile.yaml': { ...leastProfile, name: 'Inés Berg' } })
  const [{ receiptMail }, { openI18n }, { readEnv }] = await Promise.all([
    import('#server/features/contact/mails.ts'),
    import('#server/i18n.ts'),
    import('#server/config/env.ts'),
  ])
  const services = { env: readEnv({ SITE_URL: 'https://berg.example' }), i18n: openI18n() } as Services
  const message = { firstName: 'Eve', lastName: 'Ohm', email: 'eve@ohm.example', subject: 'Hola', message: 'Hola.' }
  const { text, html } = receiptMail(services, message, 'es')
  for (const said of [text, html]) expect(said).toContain('ha llegado e Inés Berg le responderá')
})
