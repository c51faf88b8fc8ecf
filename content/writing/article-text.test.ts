import { expect, test } from 'vitest'
import { passagesOf } from './article-text.ts'

test('an article is read by passages below their headings: paragraphs, items, a table in one, and no code', () => {
  const markdown = [
    'It begins\nso.',
    '## Parts',
    '| Part | Says | Long |\n| --- | --- | --- |\n| Why | The limits | a line |\n| Cost | What is lost | two |',
    '- One item\n- Another',
    '```sql\nSELECT 1\n```',
  ].join('\n\n')
  expect(passagesOf(markdown, { cells: ': ', rows: '; ' })).toEqual([
    { text: 'It begins so.' },
    { heading: 'Parts', text: 'Why: The limits; Cost: What is lost' },
    { heading: 'Parts', text: 'One item' },
    { heading: 'Parts', text: 'Another' },
  ])
})
