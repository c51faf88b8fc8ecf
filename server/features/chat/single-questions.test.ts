/** Questions that were asked once, of people who had not seen the engine: each cause of a wrong answer in every language. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerAfter } from '#tests/builders/assistant/questions.ts'

type Case = [Language, question: string, says: string[], saysNot?: string]

const check = (name: string, cases: Case[]) =>
  test.each(cases)(`${name}, in %s: %s`, (language, question, says, saysNot) => {
    const answer = answerAfter(language, question)
    for (const one of says) expect(answer).toContain(one)
    if (saysNot) expect(answer).not.toContain(saysNot)
  })

check('each of several tools is told of, be none of them known', [
  ['en', 'Does she have experience with Rust or C++?', ['Rust', 'C++']],
  ['de', 'Kann sie auch Angular oder Vue?', ['Angular', 'Vue']],
  ['fr', 'Elle connait Snowflake ou Databricks ?', ['Snowflake', 'Databricks']],
  ['es', '¿Sabe Rust o C++?', ['Rust', 'C++']],
  ['zh', '她用过 PyTorch 或 TensorFlow 吗', ['PyTorch', 'TensorFlow']],
  ['ja', 'PyTorchやTensorFlowは使えますか？', ['PyTorch', 'TensorFlow']],
])
