import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { buildMail, buildOutbox } from '#tests/builders/outbox.ts'
import { engines } from '#tests/servers/database.ts'
import { fileDelivery } from './mail.ts'

describe.each(engines)('mail as files on %s', (engine) => {
  test('without a mail server each mail is stored as one file that mail programs read', async () => {
    const box = await buildOutbox(engine)
    const folder = join(box.dataDir, 'outbox')
    const outbox = await box.worker(fileDelivery(folder, 'example.org'))
    await box.add('a', buildMail({ subject: '件名', text: 'Grüße\n' }))
    await box.add('b')
    expect(await outbox.deliverDue()).toBe(2)
    expect(readdirSync(folder).sort()).toEqual(['a.eml', 'b.eml'])
    const parsed = await PostalMime.parse(readFileSync(join(folder, 'a.eml')))
    expect(parsed).toMatchObject({ subject: '件名', text: 'Grüße\n', messageId: '<a@example.org>' })
    expect(await box.row('a')).toMatchObject({ state: 'sent' })
  })

  test('a retry after a crash replaces the file, complete or not', async () => {
    const box = await buildOutbox(engine)
    const folder = join(box.dataDir, 'outbox')
    const deliver = fileDelivery(folder, 'example.org')
    const outbox = await box.worker(deliver)
    await box.add('a')
    mkdirSync(folder)
    writeFileSync(join(folder, 'a.eml'), 'from before the crash')
    writeFileSync(join(folder, 'a.eml.part'), 'half of '.repeat(1000))
    await outbox.deliverDue()
    expect(readdirSync(folder)).toEqual(['a.eml'])
    expect((await PostalMime.parse(readFileSync(join(folder, 'a.eml')))).subject).toBe('A subject')
  })

  test('an unwritable folder is retried', async () => {
    const box = await buildOutbox(engine)
    const folder = join(box.dataDir, 'outbox')
    const outbox = await box.worker(fileDelivery(folder, 'example.org'))
    writeFileSync(folder, 'a file is in the way')
    await box.add('a')
    await outbox.deliverDue()
    expect(await box.row('a')).toMatchObject({ state: 'pending', attempts: 1 })
  })
})
