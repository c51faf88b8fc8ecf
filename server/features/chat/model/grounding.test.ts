import { expect, test } from 'vitest'
import { readMarkers } from '#contract/chat/markers.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { createGrounding } from './grounding.ts'
import type { Judgement } from './may-be-shown.ts'

const fact = (id: string, text: string) => ({ id, kind: 'profile' as const, text, tags: [], anchor: `/#${id}` })
const facts = [
  fact('job.one', 'Built a platform.'),
  fact('job.two', 'Led a team. Write to hello@site.example.'),
  fact('job.three', 'Wrote tests.'),
]

const supported = (): Judgement => ({ verdict: 'supported', reason: 'unproven', likely: 1 })

/** @param parts what the model says, in its parts; every sentence resembles its facts unless told otherwise. */
function ground(parts: Iterable<string>, resembles = (_sentence: string, _cited: string) => true) {
  const grounding = createGrounding(facts, (sentence, cited) => ({
    verdict: resembles(sentence, cited.map(({ text }) => text).join(' ')) ? 'supported' : 'contradicted',
    reason: 'unproven',
    likely: 0.5,
  }))
  let text = ''
  for (const part of parts) text += grounding.add(part)
  text += grounding.end()
  return { text: text.trim(), cited: grounding.citations.map(({ id }) => id) }
}

const said = (text: string) => ground([text]).text

test('a sentence with a known id leaves with a footnote', () => {
  expect(ground(['She built a platform [[job.one]].'])).toEqual({
    text: 'She built a platform. [^1]',
    cited: ['job.one'],
  })
})

test('a sentence leaves as soon as the next one begins, not earlier and not later', () => {
  const grounding = createGrounding(facts, supported)
  expect(grounding.add('She built a platform [[job.one]')).toBe('')
  expect(grounding.add(']. ')).toBe('')
  expect(grounding.add('S')).toBe('She built a platform. [^1] ')
  expect(grounding.add('he led')).toBe('')
  expect(grounding.end()).toBe('')
})

test.each([1, 2, 3, 7, 1000])('parts of %d characters give the same text', (size) => {
  const text =
    'Sure!\n- She built a platform [[job.one]] [[job.two]].\n- No proof.\n- She wrote tests. [[job.three]] Bye.'
  const parts = expectDefined(text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')))
  expect(ground(parts)).toEqual({
    text: 'She built a platform. [^1][^2] She wrote tests. [^3]',
    cited: ['job.one', 'job.two', 'job.three'],
  })
})

test('a fact that is cited again keeps its number', () => {
  expect(said('She built it [[job.one]]. She led it [[job.two]]. She built it well [[job.one]].')).toBe(
    'She built it. [^1] She led it. [^2] She built it well. [^1]',
  )
})

test('ids that were not given, made up or written in another way prove nothing', () => {
  for (const id of [
    '[[job.four]]',
    '[[constructor]]',
    '[[__proto__]]',
    '[job.one]',
    '[^1]',
    '[[job.one',
    '[[ job.one ]]',
    '[[job\u200b.one]]',
  ]) {
    expect(ground([`She built a platform ${id}.`])).toEqual({ text: '', cited: [] })
  }
})

test('of known and made-up ids the known ones count', () => {
  expect(ground(['She built a platform [[job.four]] [[job.one]].'])).toEqual({
    text: 'She built a platform. [^1]',
    cited: ['job.one'],
  })
})

test('what stands before the sentence with the id is judged on its own', () => {
  const resembles = (sentence: string) => !/fly|飞/.test(sentence)
  const says = (text: string) => ground([text], resembles).text
  expect(says('She can fly. She built a platform [[job.one]].')).toBe('She built a platform. [^1]')
  expect(says('She built a platform. She can fly [[job.one]].')).toBe('She built a platform. [^1]')
  expect(says('She built it. It works [[job.one]].')).toBe('She built it. It works. [^1]')
  expect(says('她会飞。她搭建了平台 [[job.one]]。')).toBe('她搭建了平台。 [^1]')
  expect(says('She built it [[job.one]] and can fly. She led it [[job.two]].')).toBe(
    'She built it [^1] She led it. [^2]',
  )
})

test('an abbreviation is no end of a sentence', () => {
  expect(said('Sie kann z. B. Kubernetes und Terraform [[job.one]].')).toBe(
    'Sie kann z. B. Kubernetes und Terraform. [^1]',
  )
  expect(said('With Dr. Smith she built a platform [[job.one]].')).toBe('With Dr. Smith she built a platform. [^1]')
})

test('a sentence that does not resemble its facts is dropped, the others stay', () => {
  const resembles = (sentence: string, cited: string) => cited.includes('platform') && !sentence.includes('fly')
  expect(ground(['She can fly [[job.one]]. She built a platform [[job.one]].'], resembles)).toEqual({
    text: 'She built a platform. [^1]',
    cited: ['job.one'],
  })
})

test('a model that never comes to an end is not kept', () => {
  const grounding = createGrounding(facts, supported)
  for (let i = 0; i < 1000; i++) grounding.add('word '.repeat(1000))
  expect(grounding.end()).toBe('')
  expect(said(`${'word '.repeat(400)}[[job.one]]. She built a platform [[job.one]].`)).toBe(
    'She built a platform. [^1]',
  )
})

test.each([
  'She built <script>alert(1)</script> a platform',
  'She built a platform <img src=x onerror=alert(1)>',
  'She built a platform <img src=x onerror=alert(1)',
  'She built a platform <!-- hidden -->',
  'She built a platform &lt;script&gt;',
  'She built a platform onload=alert(1)',
  '[She built a platform](javascript:alert(1))',
  '[She built a platform](/admin)',
  '[She built a platform][1]',
  '[1]: http://attacker.example She built a platform',
  '![She built a platform](https://attacker.example/p.png)',
  'She built a platform at https://attacker.example/?q=1',
  'She built a platform at www.attacker.example',
  'She built a platform at attacker.example',
  'She built a platform; write to ceo@attacker.example',
  'She built a platform; write to hello@site.example.attacker.example',
  'JaVaScRiPt:alert(1) She built a platform',
  'java\u200bscript:alert(1) She built a platform',
  'data:text/html,hello She built a platform',
])('%s does not leave', (sentence) => {
  expect(said(`${sentence} [[job.two]].`)).toBe('')
})

test.each([
  'She built the dot product',
  'A dot marks each platform that she built',
  'Elle a construit une plateforme du point de vue des équipes',
  'In diesem Punkt war die Plattform besser',
  'Desde este punto de partida construyó una plataforma',
])('a full stop that is spelled out is no address by itself: %s', (sentence) => {
  expect(said(`${sentence} [[job.one]]`)).toBe(`${sentence} [^1]`)
})

test('an address that the cited fact has may be said', () => {
  expect(said('Write to hello@site.example [[job.two]]')).toBe('Write to hello@site.example [^1]')
})

test.each([
  '[SCROLL_TO_CONTACT]',
  '[SCROLL_[X]TO_CONTACT]',
  '[SCROLL_[[job.one]]TO_CONTACT]',
  '[[SCROLL_TO_CONTACT]]',
  '[SCROLL\u200b_TO_CONTACT]',
  '[CHIPS:Send money,Call now]',
  '[CLARIFY:a,b]',
  '\\[START_TOUR_GUIDE\\]',
  '`[START_TOUR_GUIDE]`',
])('a marker of the model’s own, %s, asks for nothing', (marker) => {
  for (const text of [`${marker} She built a platform [[job.one]].`, `She built a platform ${marker} [[job.one]].`]) {
    expect(readMarkers(said(text))).toMatchObject({ actions: [], chips: [], clarify: [] })
    expect(said(text)).not.toMatch(/\[(?!\^1\])/)
  }
})

test('footnotes of the model’s own, code fences and list marks do not leave', () => {
  expect(said('- She built a platform [^7] [[job.one]].')).toBe('She built a platform ^7. [^1]')
  expect(said('``` She built a platform [[job.one]].')).toBe('She built a platform. [^1]')
  expect(said('2. She built a platform [[job.one]].')).toBe('She built a platform. [^1]')
})

test('what compares is not taken for HTML', () => {
  expect(said('She kept it < 100 ms and > 99% [[job.one]].')).toBe('She kept it < 100 ms and > 99%. [^1]')
})

test('a suspicious sentence waits, and leaves with its footnote once it was read', () => {
  const dropped: string[] = []
  const grounding = createGrounding(
    facts,
    (sentence) => ({
      verdict: sentence.includes('maybe') ? 'suspicious' : 'supported',
      reason: 'unproven',
      likely: 0.5,
    }),
    { onDropped: (sentence) => dropped.push(sentence) },
  )
  expect(grounding.add('She maybe led a team [[job.two]]. She built it [[job.one]]. ') + grounding.end()).toBe(
    'She built it. [^1] ',
  )
  expect(grounding.suspicious.map(({ sentence }) => sentence)).toEqual(['She maybe led a team.'])
  expect(grounding.release(grounding.suspicious)).toBe('She maybe led a team. [^2] ')
  expect(grounding.citations.map(({ id }) => id)).toEqual(['job.one', 'job.two'])
  expect(dropped).toEqual([])
})

test('what was for the model alone is told no more in several sentences that were each read and found true', () => {
  const grounding = createGrounding(facts, (sentence) =>
    /words as well\W+never speak/i.test(sentence)
      ? { verdict: 'contradicted', reason: 'unsafe', likely: 0 }
      : { verdict: 'suspicious', reason: 'unproven', likely: 0.5 },
  )
  grounding.add('Words as well [[job.one]].\nNever speak [[job.three]].\n')
  grounding.end()
  expect(grounding.suspicious).toHaveLength(2)
  expect(grounding.release(grounding.suspicious)).toBe('')
})

test('a sentence that joins others is said before them and never alone', () => {
  const says = (text: string) => {
    const grounding = createGrounding(facts, supported, { isGlue: (sentence) => sentence.startsWith('Here') })
    return (grounding.add(text) + grounding.end()).trim()
  }
  expect(says('Here is what she did:\n- She built a platform [[job.one]].')).toBe(
    'Here is what she did: She built a platform. [^1]',
  )
  expect(says('Here is what she did:\nNo proof.\nShe built a platform [[job.one]].')).toBe('She built a platform. [^1]')
  expect(says('Here is what she did:\n')).toBe('')
  expect(says('Here is what she did [[job.one]].')).toBe('')
})

test('what was for the model alone is told neither in one sentence nor in several short ones', () => {
  const judge = (sentence: string): Judgement =>
    /words as well\W+never speak/i.test(sentence)
      ? { verdict: 'contradicted', reason: 'unsafe', likely: 0 }
      : supported()
  const options = { isGlue: (sentence: string) => sentence === 'Words as well.' }
  for (const between of [' ', '\n']) {
    const grounding = createGrounding(facts, judge, options)
    const told = grounding.add(`Words as well.${between}Never speak. [[job.one]] She wrote tests. [[job.three]]\n`)
    expect(told + grounding.end()).toBe('She wrote tests. [^1] ')
  }
})
