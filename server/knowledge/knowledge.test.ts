import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contentIn } from '#content/owner.ts'
import { openKnowledge } from './knowledge.ts'

test('while a language is prepared others have their turn, and it is prepared once', async () => {
  const knowledgeOf = openKnowledge()
  let isMade = false
  const [one, other] = [knowledgeOf.inTurns('fr'), knowledgeOf.inTurns('fr')]
  void one.then(() => {
    isMade = true
  })
  let turns = 0
  for (; !isMade; turns++) await setImmediate()
  expect(turns).toBeGreaterThan(10)
  expect(await other).toBe(await one)
  expect(knowledgeOf('fr')).toBe(await one)
})

test('who needs a language at once, while it is prepared, has the same', async () => {
  const knowledgeOf = openKnowledge()
  const prepared = knowledgeOf.inTurns('es')
  await setImmediate()
  const known = knowledgeOf('es')
  expect(await prepared).toBe(known)
})

test('a language that could not be prepared is tried again', async () => {
  let isAway = true
  const knowledgeOf = openKnowledge((language) => {
    if (isAway) throw new Error('no content')
    return contentIn(language)
  })
  await expect(knowledgeOf.inTurns('en')).rejects.toThrow('no content')
  isAway = false
  expect((await knowledgeOf.inTurns('en')).content.language).toBe('en')
})
