import { describe, expect, test } from 'vitest'
import type { Conversation, ConversationTurn } from '#contract/inbox/inbox.ts'
import { adminActions, ownerSignedIn } from '#tests/builders/accounts.ts'
import { asked, read } from '#tests/builders/inbox.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'

const PATH = '/api/admin/conversations'

describe.each(engines)('conversations in the inbox on %s', (engine) => {
  test('are listed with visitors’ ratings, the latest first', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { turn, conversation } = await asked(site, 'How fast is EPIC?')
    site.clock.advance(1000)
    await asked(site, 'Does she have a driving licence?', conversation)
    await postJson(site.app, '/api/chat/feedback', { conversation, turn, feedback: 'up' })
    site.clock.advance(1000)
    await asked(site, 'Who is she?')
    const { items } = await read<{ items: Conversation[] }>(owner, PATH)
    expect(
      items.map(({ firstQuestion, turns, up, down, unanswered }) => [firstQuestion, turns, up, down, unanswered]),
    ).toEqual([
      ['Who is she?', 1, 0, 0, 0],
      ['How fast is EPIC?', 2, 1, 0, 1],
    ])
    const { turns } = await read<{ turns: ConversationTurn[] }>(owner, `${PATH}/${items[1]?.id}`)
    expect(turns).toMatchObject([
      { question: 'How fast is EPIC?', answered: true, feedback: 'up', provider: 'local', language: 'en' },
      { question: 'Does she have a driving licence?', answered: false, feedback: null },
    ])
    expect(turns[0]?.answer).toContain('EPIC')
  })

  test('one is deleted completely', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { conversation } = await asked(site, 'How fast is EPIC?')
    const { items } = await read<{ items: Conversation[] }>(owner, PATH)
    expect((await owner.send('DELETE', `${PATH}/${items[0]?.id}`)).status).toBe(200)
    expect(await site.services.db.selectFrom('chat_turns').selectAll().execute()).toEqual([])
    expect((await asked(site, 'Who is she?', conversation)).turn).toBeUndefined()
    expect(await read(owner, PATH)).toEqual({ items: [], next: null })
    expect(await adminActions(owner)).toContainEqual(['conversation-deleted', null])
    await expectError(await owner.send('DELETE', `${PATH}/${items[0]?.id}`), 'not-found')
    await expectError(await owner.get(`${PATH}/${items[0]?.id}`), 'not-found')
  })
})
