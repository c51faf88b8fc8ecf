import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { createSentencesIn } from '../../load/load-sentences.ts'
import { isNoFirm } from './own-boss.ts'

const said: Record<Language, [noFirm: string, before: string, did: string]> = {
  en: ['Self-employed', 'Before self-employment', 'in self-employment'],
  de: ['Freiberufliche Tätigkeit', 'Vor der Selbstständigkeit', 'in der Selbstständigkeit'],
  fr: ['Indépendante', 'Avant le travail à son compte', 'à son compte'],
  es: ['Trabajadora autónoma', 'Antes del trabajo por cuenta propia', 'por cuenta propia'],
  zh: ['自由职业', '在自由职业之前', '以自由职业身份'],
  ja: ['フリーランス', 'フリーランスの前は', 'フリーランスでは'],
}

test.for(Object.entries(said) as [Language, (typeof said)[Language]][])(
  'in %s work for nobody but oneself is no employer of that name',
  ([language, [company, before, did]]) => {
    const s = createSentencesIn[language]({ name: 'Ilse Brandner', first: 'Ilse', pronouns: 'she' })
    expect(isNoFirm(company)).toBe(true)
    expect(s.before({ company, lines: ['X'] })).toContain(before)
    expect(s.ask.job({ company })).toContain(did)
    const names = s.employers({ names: [company, 'Acme', 'Falkenhaus'] })
    expect(names).not.toContain(company === 'フリーランス' || company === '自由职业' ? `${company}、` : company)
    expect(names).toMatch(/Acme/)
    expect(s.employers({ names: [company] })).not.toContain('Acme')
    // A firm is said as it was.
    expect(s.ask.job({ company: 'Acme' })).toContain('Acme')
  },
)

test.each([
  ['Freelance / Selbstständig', true],
  ['Indépendant(e)', true],
  ['Freiberuflerin', true],
  ['Freelance.com', false],
  ['Independent', true],
  ['The Independent', false],
  ['Self-Employed Women’s Association', false],
])('whether %s stands in the place of an employer: %s', (company, isNone) => {
  expect(isNoFirm(company)).toBe(isNone)
})

test('names of languages and levels have no capital within French and Spanish sentences', () => {
  const owner = { name: 'Maëlle Le Goff', first: 'Maëlle', pronouns: 'she' } as const
  expect(createSentencesIn.fr(owner).languages({ items: ['Français (Langue maternelle)', 'Anglais (B2)'] })).toBe(
    'Elle parle français (langue maternelle) et anglais (B2).',
  )
  expect(createSentencesIn.es(owner).speaks({ language: 'Inglés', level: 'Nativo' })).toBe('Sí, habla inglés (nativo).')
})
