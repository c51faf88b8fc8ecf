/** Questions over several turns: which thing each is asked of, in the six languages. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from '../answer.ts'

const architect = openKnowledge()

function last(language: Language, ...messages: readonly string[]): string {
  const history: ChatTurn[] = []
  let answer = ''
  for (const message of messages) {
    const asked = { message, history: [...history], role: 'unknown' as const, now: Date.UTC(2026, 10) }
    answer = answerLocally(architect(language), asked).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
  }
  return answer
}

test.for([
  ['en', ['Which projects has she done?', 'And the second one?'], 'MLOps Transformation is'],
  ['de', ['Welche Projekte hat sie gemacht?', 'Und das zweite?'], 'MLOps-Transformation“'],
  ['fr', ['Quels projets a-t-elle menés ?', 'Et le deuxième ?'], 'Transformation MLOps'],
  ['es', ['¿Qué proyectos ha hecho?', '¿Y el segundo?'], 'MLOps» es'],
  ['zh', ['她做过哪些项目？', '第二个呢？'], 'MLOps 转型是'],
  ['ja', ['どんなプロジェクトがありますか', '2つ目は？'], 'MLOps基盤の刷新は'],
  ['ja', ['彼女の職歴を教えてください', '2番目の会社では何をしましたか'], 'Hyllemark Retail'],
] as const)('one of a list is told by its place in it: %s, %s', ([language, messages, told]) => {
  expect(last(language, ...messages)).toContain(told)
})

test.for([
  ['en', ['What did she do at Hyllemark?', 'Why did she leave?'], 'no reason'],
  ['de', ['Was hat sie bei Hyllemark gemacht?', 'Warum ist sie gegangen?'], 'Grund'],
  ['fr', ['Qu’a-t-elle fait chez Hyllemark ?', 'Pourquoi est-elle partie ?'], 'raison'],
  ['es', ['¿Qué hizo en Hyllemark?', '¿Por qué se fue?'], 'motivo'],
  ['zh', ['她在Hyllemark做什么？', '为什么离开？'], '原因'],
  ['ja', ['Hyllemarkではどんな仕事でしたか', '辞めた理由は？'], '理由はここでは見つかりません'],
] as const)('that the reason for leaving is not told is said of the job: %s, %s', ([language, messages, told]) => {
  const answer = last(language, ...messages)
  expect(answer).toContain(told)
  expect(answer).toContain('Fjordvane Logistics')
})

test.for([
  ['en', ['Tell me about EPIC', 'How long did it take?']],
  ['de', ['Erzähl mir von EPIC', 'Wie lange hat das gedauert?']],
  ['fr', ['Parlez-moi d’EPIC', 'Combien de temps cela a-t-il pris ?']],
  ['es', ['Hábleme de EPIC', '¿Cuánto duró?']],
  ['zh', ['讲讲EPIC', '花了多久？']],
  ['ja', ['EPICについて教えてください', '期間は？']],
] as const)('how long a project took is no time in what came of it: %s, %s', ([language, messages]) => {
  const answer = last(language, ...messages)
  expect(answer).toContain('2023')
  expect(answer).not.toMatch(/0[.,]8/)
})

test.for([
  ['en', ['Tell me about the fraud project', 'how many people?', 'And the results?']],
  ['zh', ['介绍一下反欺诈系统', '多少人？', '效果呢？']],
  ['ja', ['不正検知システムについて教えてください', '人数は？', '結果は？']],
] as const)('who was at it leaves a project the topic: %s, %s', ([language, messages]) => {
  expect(last(language, ...messages)).toMatch(/Fraud Detection System|欺诈检测系统|不正検知システム/)
})

test.for([
  [
    'en',
    ['What did she do at Klarmynt?', 'And before that?', 'Why did she leave?', 'And in the other job?'],
    'Hyllemark',
  ],
  [
    'de',
    ['Was hat sie bei Klarmynt gemacht?', 'Und davor?', 'Warum ist sie gegangen?', 'Und in der anderen Stelle?'],
    'Hyllemark',
  ],
  [
    'fr',
    ['Qu’a-t-elle fait chez Klarmynt ?', 'Et avant ?', 'Pourquoi est-elle partie ?', 'Et dans l’autre poste ?'],
    'Hyllemark',
  ],
  ['es', ['¿Qué hizo en Klarmynt?', '¿Y antes de eso?', '¿Y en el otro trabajo?'], 'Klarmynt Payments'],
] as const)('the other job is the one that was talked of before: %s, %s', ([language, messages, told]) => {
  expect(last(language, ...messages)).toContain(told)
})

test.for([
  ['zh', ['讲讲EPIC', '花了多少钱？', '有多快？']],
  ['ja', ['EPICについて教えてください', '費用は？', 'どのくらい速いですか']],
] as const)(
  'how fast a thing is, after its problem was told, is not the problem again: %s, %s',
  ([language, messages]) => {
    expect(last(language, ...messages)).toMatch(/0\.8/)
  },
)

test.for([
  ['en', ['What did Sofie say?', 'and Henrik?']],
  ['de', ['Was sagt Sofie?', 'Und Henrik?']],
  ['fr', ['Qu’a dit Sofie ?', 'et Henrik ?']],
  ['es', ['¿Qué dijo Sofie?', '¿y Henrik?']],
  ['zh', ['Sofie怎么说？', 'Henrik呢？']],
  ['ja', ['Sofieさんは何と言っていますか', 'Henrikさんは？']],
  ['en', ['¿Qué dijo Sofie?', 'and Henrik?']],
  ['fr', ['What did Sofie say?', 'et Henrik ?']],
] as const)('the name of somebody who is quoted is no private matter: %s, %s', ([language, messages]) => {
  expect(last(language, ...messages)).toContain('Henrik Aasgaard')
})
