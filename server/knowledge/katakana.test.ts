import { expect, test } from 'vitest'
import { createKatakana } from './katakana.ts'

const hear = createKatakana(
  ['Terraform', 'React', 'Kubernetes', 'Python', 'Kafka', 'Redis', 'JavaScript', 'Go'],
  ['リアルタイムの検知'],
)

test.each([
  ['テラフォーム', 'Terraform'],
  ['リアクト', 'React'],
  ['クバネティス', 'Kubernetes'],
  ['パイソン', 'Python'],
  ['カフカ', 'Kafka'],
  ['レディス', 'Redis'],
  ['ジャバスクリプト', 'JavaScript'],
])('a name is read by its sound (%s: %s)', (katakana, name) => {
  expect(hear(`${katakana}の経験`)).toBe(`${name}の経験`)
})

test.each(['ラーメン', 'グーグル', 'ザンジバル', 'リアルタイム', 'ゴー'])('another word stays (%s)', (word) => {
  expect(hear(word)).toBe(word)
})
