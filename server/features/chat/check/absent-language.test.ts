/** Questions in a language that the product speaks and the site has not: what is told of stays in the owner's. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Fact } from '#content/fact.ts'
import type { Language } from '#contract/language.ts'
import { ownerFolder } from '#tests/builders/owners/owner-folder.ts'
import { readNumbers } from './numbers.ts'
import { spokenFacts } from './spoken.ts'

const root = join(import.meta.dirname, '../../../..')

test('on a site in English alone a unit that two German numbers share is known by its words', async () => {
  const read = `const { inDigits } = await import('./server/features/chat/check/in-digits.ts')
    console.log(inDigits('de', 'von 4.200 auf 600 Millisekunden'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', read], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: await ownerFolder(['en']) },
  })
  expect(stdout.trim()).toBe('von 4.200 Millisekunden auf 600 Millisekunden')
})

test('on a site in Spanish alone a French question is known by the word that it begins with', async () => {
  const read = `const { spokenLanguage } = await import('./server/knowledge/language.ts')
    console.log(spokenLanguage('Combien de couverts a son restaurant ?', 'es'))
    console.log(spokenLanguage('¿De qué color son?', 'es'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', read], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: await ownerFolder(['es']) },
  })
  expect(stdout.trim().split('\n')).toEqual(['fr', 'es'])
})

const factOf = (text: string) => ({ id: 'a', text, tags: [] }) as unknown as Fact
const faultsOf = (language: Language, text: string, fact: string) =>
  readNumbers({ language, text }, spokenFacts(language, [factOf(fact)]), { spans: [], years: [], thisYear: 2026 })
    .faults

test.each<[Language, string, string]>([
  ['de', 'Die Suche dauert jetzt zwei Wochen.', 'She cut the time that a search takes to two weeks'],
  ['ja', 'その検索は2週間で終わります。', 'She cut the time that a search takes to two weeks'],
  ['fr', 'Les 1 400 magasins le reçoivent.', 'All of the 1,400 stores are served by it'],
  ['es', 'Los ingresos son dos veces más altos.', 'The revenue of the 12 stores was doubled by it'],
])('the amounts of a fact are read in its own language (%s: %s)', (language, sentence, fact) => {
  expect(faultsOf(language, sentence, fact)).toEqual([])
})

test.each<[Language, string, string]>([
  ['de', 'Die Suche dauert jetzt drei Wochen.', 'She cut the time that a search takes to two weeks'],
  ['ja', 'その検索は3週間で終わります。', 'She cut the time that a search takes to two weeks'],
])('and no others follow from it (%s: %s)', (language, sentence, fact) => {
  expect(faultsOf(language, sentence, fact)).toContain('number')
})
