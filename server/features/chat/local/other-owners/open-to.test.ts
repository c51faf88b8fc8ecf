/** Whether an owner is available who says so only by kinds of work, places and a date. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import type { Owner } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { answerLocally } from '../answer.ts'

const written = readOwner(join(import.meta.dirname, '../../../../../tests/content/nurse-educator')).inLanguage
const { profile, ...files } = expectDefined(written.en)
const { availability: _, ...silent } = profile

const ask = (openTo: Owner['profile']['openTo'], language: Language, message: string) => {
  const owner: Owner = { ...files, profile: { ...silent, openTo } }
  const knowledge = openKnowledge((one) => assemble(one, owner, findIn([])))(language)
  return answerLocally(knowledge, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) })
}

const everything: Owner['profile']['openTo'] = {
  from: '2027-03',
  kinds: ['freelance', 'contract'],
  places: 'Leeds',
  workplaces: ['hybrid', 'remote'],
}

test.each<[Language, string, string]>([
  ['en', 'Is he available?', 'freelance, fixed-term contract; Leeds; hybrid, remote; from March 2027.'],
  ['en', 'When could he start?', 'freelance, fixed-term contract; Leeds; hybrid, remote; from March 2027.'],
  ['de', 'Ist er verfügbar?', 'freiberuflich, befristete Anstellung; Leeds; hybrid, remote; ab März 2027.'],
  ['fr', 'Est-il disponible ?', 'contrat à durée déterminée ; Leeds ; hybride, à distance ; à partir de mars 2027.'],
  ['es', '¿Está disponible?', 'contrato temporal; Leeds; híbrido, en remoto; a partir de marzo de 2027.'],
  ['zh', '他现在可以接受新工作吗？', '自由职业、定期合同；Leeds；混合办公、远程办公；2027年3月起。'],
  ['ja', 'いつから働けますか？', 'フリーランス、契約社員、Leeds、ハイブリッド勤務、リモート、2027年3月から。'],
])('in %s, asked %s, what the owner is open to is said', (language, question, said) => {
  const { text, citations, answered } = ask(everything, language, question)
  expect(answered).toBe(true)
  expect(text).toContain(said)
  expect(citations.map(({ id }) => id)).toEqual(
    ['kinds', 'places', 'workplaces', 'from'].map((id) => `profile.open-to.${id}`),
  )
})

test('only what the owner says is said', () => {
  expect(ask({ from: '2027' }, 'en', 'Is he available?').text).toContain('Daniel is open to new work: from 2027.')
})

test('an owner who says nothing of it has not answered', () => {
  expect(ask(undefined, 'en', 'Is he available?')).toMatchObject({ answered: false, citations: [] })
})
