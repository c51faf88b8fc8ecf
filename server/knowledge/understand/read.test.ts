import { expect, test } from 'vitest'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { read } from './read.ts'

const NOW = 2026 * 12 + 10
const { understanding } = openKnowledge()('zh')
const asksUse = (message: string) => read(understanding, message, NOW).has('use')

test.each(['有专用的GPU吗？', '她有机会带团队吗？', '她参加过什么会议？', '系统的费用怎么控制？'])(
  'a character within a Chinese word asks nothing: %s',
  (message) => {
    expect(asksUse(message)).toBe(false)
  },
)

test.each(['她用过GPU吗？', '她会用Kafka吗？'])('by itself it does: %s', (message) => {
  expect(asksUse(message)).toBe(true)
})
