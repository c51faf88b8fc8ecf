import { expect, test } from 'vitest'
import { factsInLines } from './facts-in-lines.ts'

const cited = (...texts: string[]) => texts.map((text, i) => ({ n: i + 1, text }))

test('one fact stays as it is', () => {
  const answer = 'She speaks Welsh (native language) and Frisian (fluent). [^1][^2]'
  expect(factsInLines(answer, cited('Welsh: native language', 'Frisian: fluent'))).toBe(answer)
})

test('the second of two facts begins on a line of its own', () => {
  expect(factsInLines('He built the ferry. [^1] It has sailed since 2019. [^2]', cited('Ferry', 'Sailing'))).toBe(
    'He built the ferry. [^1]\n\nIt has sailed since 2019. [^2]',
  )
})

test('three facts are a sentence and a list, and what has no footnote follows', () => {
  const answer = 'He built the ferry. [^1] It sails. [^2] Two crews run it. [^3] Ask him for more.'
  expect(factsInLines(answer, [])).toBe(
    'He built the ferry. [^1]\n\n- It sails. [^2]\n- Two crews run it. [^3]\n\nAsk him for more.',
  )
})

test('Japanese sentences stand without a space behind their footnotes', () => {
  expect(factsInLines('船です。 [^1]速いです。 [^2]', [])).toBe('船です。 [^1]\n\n速いです。 [^2]')
})

test('what is counted up is a list, each with its own footnote', () => {
  const answer =
    'Two jobs, newest first: Pilot at Harbour (2019; then 2021); Mate at Quay. [^1][^2] He is a pilot. [^1]'
  expect(factsInLines(answer, cited('Pilot, 2019–', 'Mate, 2011–2019'))).toBe(
    'Two jobs, newest first:\n\n- Pilot at Harbour (2019; then 2021)[^1]\n- Mate at Quay[^2]\n\nHe is a pilot. [^1]',
  )
})

test('where it is not certain whose a footnote is, all of them stay before the list', () => {
  expect(factsInLines('Two jobs: Pilot at Harbour; Mate at Quay. [^1][^2]', cited('Mate', 'Pilot'))).toBe(
    'Two jobs:[^1][^2]\n\n- Pilot at Harbour\n- Mate at Quay',
  )
})

test('Japanese lists are divided where every item has its footnote, and sentences are not', () => {
  const citations = cited('船長, 2019', '航海士, 2011')
  expect(factsInLines('職歴：船長（2019年、現在）、航海士。 [^1][^2]', citations)).toBe(
    '職歴：\n\n- 船長（2019年、現在）[^1]\n- 航海士[^2]',
  )
  const sentence = '経歴：港で働き、船も造りました。 [^1]'
  expect(factsInLines(sentence, citations)).toBe(sentence)
})

test('quotations, lists, tables and code keep their form', () => {
  for (const text of [
    'In her own words: “One; two; three.” [^1]',
    '- one [^1] two [^2] three [^3]',
    'one [^1]\ntwo [^2] three [^3]',
    '| a [^1] | b [^2] |',
  ]) {
    expect(factsInLines(text, [])).toBe(text)
  }
})

test('the stop of an abbreviation stays, and a year at the beginning makes no numbers', () => {
  expect(factsInLines('Degrees: M.Sc. in ships; B.Sc. [^1] Done. [^2] Over. [^3]', [])).toContain('- B.Sc.\n')
  expect(factsInLines('First. [^1] 2019. A year. [^2] Third. [^3]', [])).toContain('- 2019\\. A year.')
})

test('a sentence of one fact stays whole, though it has a label and a semicolon', () => {
  for (const [label, told] of [
    ['Harbour Works: ', 'Three cranes stood still; nobody knew why.'],
    ['Port : ', 'Trois grues étaient à l’arrêt ; personne ne savait pourquoi.'],
    ['港口：', '三台起重机停了；没人知道原因。'],
  ]) {
    const answer = `${label}${told} [^1]`
    expect(factsInLines(answer, cited(`${told} They were old.`))).toBe(answer)
  }
})

test('a sentence that cites nothing is no list of facts, though it counts them', () => {
  for (const answer of [
    'A strong match: most of it is evidenced. Of 7 requirements, met: 4; partly met: 1; not evidenced: 2.',
    'Sehr passend: das meiste ist belegt. Von 7 Anforderungen erfüllt: 4; teilweise: 1; nicht belegt: 2.',
  ])
    expect(factsInLines(answer, [])).toBe(answer)
})
