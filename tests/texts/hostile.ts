/**
 * Texts that are made to cost more than they are long: each repeats what some pattern or loop would go over again from every
 * place. A text of any length is made of the same piece, so that twice as long a text is twice the same.
 */

import { advertTexts } from '#content/interface/advert-texts.ts'
import { cuesIn } from '#content/language/load/load-cues.ts'
import { tradeWords } from '#content/language/load/load-trades.ts'
import { generalWords } from '#content/language/load/load-words.ts'
import { contentIn } from '#content/owner.ts'
import { languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'

export interface HostileText {
  name: string
  /** @returns exactly so many code points, none of them blank at either end. */
  ofLength(length: number): string
}

/** Numbers of its own, so that each run has the same texts. */
function createRandom(seed = 7) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const random = createRandom()
const letters = (count: number) => Array.from({ length: count }, () => String.fromCharCode(97 + random(26))).join('')
const words = (count: number, word: () => string) => Array.from({ length: count }, word).join(' ')
/** As many different ones as the longest text has room for: nothing is remembered, and nothing said twice is said once. */
const MANY = 4000

/** Pieces that are repeated, by what they are to trouble. */
const pieces: Record<string, string[]> = {
  blanks: [' ', '\t', '\u00a0', '\u3000', '\n', '\r\n', ' \n', '\r\n \t', '\u2028', '\u200b', '\u0085', ' \u00ad'],
  letters: ['a', 'A', 'Aa', 'x', 'bcdfg', 'é', 'ß', 'ñ', 'I\u0307', 'я', 'ก', 'ကာ', 'ا', '한', '_', 'a_', 'A_', '_A'],
  digits: ['1', '1 ', '1,', '1.', '10-', '1 000', '٣', '½', '1)', '1) ', '(1)', '①'],
  marks: ['\u0301', '\u0301\u0316', '\u3099', '\u200d', '\u0f71\u0f74', '\u05b0\u05b1', '\ufe0f', '👩\u200d'],
  expanding: ['\ufdfa', '㍿', '㌖', 'ﬃ', '⑽', '…', '￼'],
  ideographs: [
    '漢',
    '開発経験',
    '的',
    '了过',
    'あ',
    'ア',
    'アa',
    'ー',
    'ッ',
    '漢ア',
    'の',
    '。',
    '、',
    '，',
    '：',
    '有経験',
  ],
  scripts: ['aя漢あ1', 'a漢', 'Aя', 'aあ', 'кa ', '中 文 '],
  punctuation: [...'.,;:!?-–_*#()[]{}<>&/\\\'"`~=+@|%^$¿¡…•·【】「」｛'].flatMap((sign) => [
    sign,
    `${sign} `,
    `a${sign}`,
  ]),
  sentences: ['a. ', 'a; ', 'A. B', 'z. B. ', 'e.g. ', 'Ok! ', 'a: b. ', '. a', '...', ' ... ', 'a.\n', '&amp; ', '&a'],
  markup: [
    '<p>',
    '<p ',
    '<li',
    '<li>',
    '<script>',
    '<script',
    '</script>',
    '<b',
    '<br/>\n',
    '<h1',
    '<td><td>',
    '<!--',
    '<<p',
    '<p>x</p>',
    '<script>x</script',
    '<a href="',
    '<img src=x onerror=1>',
    '&lt;',
    '&#60;',
    'javascript:',
    '](',
    '![',
    '[a](b)',
    '[[a.b]]',
    '[CHIPS:',
    '[CHIPS:a,b]',
    '[A_B]',
    '[A_',
    '[CLARIFY:a\n',
    '```\n',
    '`a',
    '| a ',
    '|-|\n',
    '~~a',
    '**a',
    '* *',
    '__',
    '# ',
    '> ',
    '>',
    '- ',
    '-  - ',
    '1. ',
    '    a\n',
    '[^1]',
    '[^1]: ',
    '<http://',
    'www.',
    'http://',
    'a@b',
    'a@b.',
    'a1.',
    'ab.c-',
    'www.a.',
    '\\[',
    '\\',
    '*a_',
  ],
  lines: [
    'a\n',
    'a,\n',
    'a:\n',
    '- a\n',
    '• a\n',
    '- \n',
    '-\n',
    '* a, b\n',
    'A\n',
    'ab cd\n',
    '1. a\n',
    '#\n',
    '# a\n',
    '**a**\n',
    'a)\n',
    '- a;\n',
    '漢\n',
    '・漢\n',
    `${'a'.repeat(50)}\nand\n`,
    `${'b'.repeat(41)},\n`,
    `\n  ${'c'.repeat(45)}`,
  ],
  headings: [
    'Requirements:\n',
    'Requirements: a\n',
    '# Requirements\n- a\n',
    'Nice to have: ',
    'Anforderungen:\n- ',
    '任职要求：\n',
    '応募資格：',
    'Benefits\n',
    'Requirements ',
    'requirements',
    '[[[[Requirements]]]] ',
  ],
  asking: [
    'years of experience ',
    '5 years of experience ',
    'five years ',
    '5 ',
    '5-8 years ',
    '5 year',
    '5 to ',
    '5 or more ',
    '10 +',
    '5年',
    '5年以上の経験',
    '5 ans ',
    'fünf Jahre ',
    'no degree required, ',
    'not ',
    'no ',
    'no longer ',
    'not required ',
    'or ',
    'and ',
    'or, ',
    ', or',
    ' – ',
    'AWS, Azure or GCP, ',
    'such as ',
    'ideally ',
    '(ideally ',
    'a plus ',
    'C++ ',
    'C ',
    '.NET',
    'a.js ',
    'Node.j',
    'Kubernetes ',
    'kubernetis ',
    'AWS',
    'aws/',
    'before ',
    'after that ',
    'which of those ',
    'what is EPIC ',
    'e-mail ',
    'qu’',
    "l'",
    "'s",
    "d'a",
    'nicht ',
    'keine ',
    '不要',
    '不需要',
    'なくても',
    '不問',
    'and more ',
    'Baae',
    'ueue',
    'aeoe',
    'Karten',
    'Supermarktkette',
    'テラフォーム',
    'ヴ',
    'ing',
    'ational',
    'iveness',
    'heiten',
    'amente',
  ],
}

/** Words that are all different: known ones, those with a slip, those that look like names, and nothing at all. */
function vocabulary(): Record<string, string> {
  const known = [...new Set(languages.flatMap((one) => JSON.stringify(contentIn(one)).match(/\p{L}{3,}/gu) ?? []))]
  const pick = () => expectDefined(known[random(known.length)])
  return {
    'known words': words(MANY, pick),
    'known words in one': Array.from({ length: MANY }, pick).join(''),
    'known words in lines': Array.from({ length: MANY }, pick).join('\n'),
    'known words in bullets': `Requirements:\n- ${Array.from({ length: MANY }, pick).join('\n- ')}`,
    'known words in lists': `Requirements:\n- ${Array.from({ length: MANY }, pick).join(', ')}`,
    'words with slips': words(MANY, () => `${pick().slice(0, -2)}${letters(1)}${pick().slice(-1)}`),
    'names with slips': words(MANY, () => `${pick().slice(0, 1).toUpperCase()}${letters(7)}`),
    'random words': words(MANY, () => letters(8)),
    'random short words': words(MANY, () => letters(2)),
    'random names': words(MANY, () => `X${letters(4)}`),
    'random bullets': `Requirements:\n${Array.from({ length: MANY }, () => `- X${letters(4)}`).join('\n')}`,
    'random sentences': Array.from({ length: MANY }, () => `You have ${letters(3)}.`).join(' '),
    'random requirements': Array.from(
      { length: MANY },
      (_, i) => `- ${1 + (i % 9)} years of ${pick()} or ${letters(5)}`,
    ).join('\n'),
    'random characters': Array.from({ length: MANY * 2 }, () => String.fromCodePoint(0x4e00 + random(20_000))).join(''),
    'random kana': Array.from({ length: MANY * 2 }, () => String.fromCodePoint(0x3041 + random(180))).join(''),
    'random scripts': Array.from({ length: MANY * 2 }, () => String.fromCodePoint(0x20 + random(0x2f00))).join(''),
  }
}

/** Everything that adverts and questions are recognized by, one phrase after another, and each without its end. */
function phrases(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const language of languages) {
    const { notAsked, headings, numbers, ...lists } = advertTexts[language]
    const concepts = Object.values(tradeWords[language]).flatMap((list) => list.split('|'))
    const groups = { ...notAsked, ...headings, ...lists, concepts }
    for (const [name, group] of Object.entries(groups)) {
      const said = group.map((phrase) => phrase.replace('…', ' so that ').replaceAll('*', ''))
      const nearly = said.map((phrase) => phrase.slice(0, Math.max(1, Math.ceil(phrase.length * 0.7))))
      if (said.length === 0) continue
      found[`${language}: ${name}`] = said.join(' ')
      found[`${language}: nearly ${name}`] = nearly.join(' ')
    }
    const { cues, acts, interview } = cuesIn[language]
    const asked = {
      cues,
      acts,
      interview: Object.fromEntries(Object.entries(interview).map(([id, { says }]) => [id, says])),
    }
    for (const [name, lists] of Object.entries(asked)) {
      found[`${language}: ${name}`] = Object.values(lists).join(' ').replaceAll(/[|*…]/g, ' ')
    }
    found[`${language}: fillers`] = generalWords[language].fillers.join(' ')
    found[`${language}: numbers`] = `${Object.keys(numbers).join(' ')} `
    const [gap = ''] = notAsked.says.filter((phrase) => phrase.includes('…'))
    if (gap) found[`${language}: gaps`] = `${gap.split('…')[0]} `
  }
  return found
}

/** Something to stand at both ends, so that nothing is trimmed away. */
const END = 'x'

/** Sentences that list what none can stand for another, which are parted and judged one by one. */
const lists = [
  '- 5 years of Go, English C1, a driving licence, a PhD and a certificate\n',
  'Driving licence. English C1. ',
  'We are looking for a person speaking Arabic fluently, holding a driving licence, with a degree and 5 years of work. ',
  '- 5年以上经验，英语流利，本科学历，驾照、日语\n',
  '5年以上の経験、英語ビジネスレベル、大学卒業、普通自動車免許が必須です。',
]

function hostile(name: string, piece: string): HostileText {
  const characters = [...piece.toWellFormed()]
  return {
    name,
    ofLength(length) {
      const middle = Array.from({ length: Math.max(0, length - 2) }, (_, i) => characters[i % characters.length])
      return END + middle.join('') + END
    },
  }
}

/** Opens deeper and deeper, and closes again. */
function nested(open: string, close: string): HostileText {
  return {
    name: `nested ${open}`,
    ofLength(length) {
      const depth = Math.floor((length - 1) / (open.length + close.length))
      return `${open.repeat(depth)}${END}${close.repeat(depth)}`.padEnd(length, END)
    },
  }
}

export const hostileTexts: HostileText[] = [
  ...Object.entries(pieces).flatMap(([kind, all]) =>
    all.map((piece) => hostile(`${kind} ${JSON.stringify(piece)}`, piece)),
  ),
  ...Object.entries({ ...vocabulary(), ...phrases() }).map(([name, piece]) => hostile(name, `${piece} `)),
  ...['()', '[]', '{}', '<>', '（）', '「」'].map((pair) => nested(expectDefined(pair[0]), expectDefined(pair[1]))),
  nested('[CHIPS:', ']'),
  nested('<p>', '</p>'),
  nested('**', '**'),
  ...lists.map((piece) => hostile(`lists ${JSON.stringify(piece)}`, piece)),
]
