/** Whether "that" had a technology is answered of what was told last, and not of the whole career. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { KnowledgeOf } from '#server/knowledge/knowledge.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const operator = await knowledgeOfResume('en', {
  basics: { name: 'Ottoline Marsh', label: 'Operator', email: 'ottoline@marsh.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Saltfleet Water',
      position: 'Operator',
      startDate: '2019-02',
      highlights: ['Moved alarms to Kubernetes.'],
    },
    {
      name: 'Hexby Rail',
      position: 'Dispatcher',
      startDate: '2012-04',
      endDate: '2019-01',
      highlights: ['Planned it in Python.'],
    },
  ],
})

function ask(owner: KnowledgeOf, language: Language, ...messages: string[]): string {
  const said = messages.map((content) => ({ role: 'user' as const, content }))
  const now = Date.UTC(2026, 10, 29)
  const message = messages.at(-1) ?? ''
  return answerLocally(owner(language), { message, history: said.slice(0, -1), role: 'unknown', now }).text
}

const ofKubernetes = [
  ['en', 'What did she do at …?', 'Did that already run on Kubernetes?', /^No: for/],
  ['de', 'Was hat sie bei … gemacht?', 'Lief das schon auf Kubernetes?', /^Nein: Für/],
  ['fr', 'Qu’a-t-elle fait chez … ?', 'Ça tournait déjà sur Kubernetes ?', /^Non.: pour/],
  ['es', '¿Qué hizo en …?', '¿Eso ya corría en Kubernetes?', /^No: para/],
  ['zh', '她在…做了什么？', '那个是跑在Kubernetes上的吗？', /^本站没有提到/],
  ['ja', '…では何をしましたか？', 'それはもうKubernetesでしたか？', /^いいえ、/],
] as const

test.for(ofKubernetes)('in %s "that" is the employer that was told of', ([language, first, then, no]) => {
  const answer = ask(knowledgeOf, language, first.replace('…', 'Stavholt Media'), then)
  expect(answer).toMatch(no)
  expect(answer).toMatch(/^[^.。]*Stavholt Media/)
})

test.for(ofKubernetes)('in %s of another owner, too', ([language, first, then, no]) => {
  const answer = ask(operator, language, first.replace('…', 'Hexby Rail'), then)
  expect(answer).toMatch(no)
  expect(answer).toMatch(/^[^.。]*Hexby Rail/)
})

test('"it" is the project that was told of', () => {
  expect(ask(knowledgeOf, 'en', 'Tell me about EPIC', 'Is it built with Kafka?')).toMatch(/^No: for EPIC/)
  expect(ask(knowledgeOf, 'en', 'Tell me about EPIC', 'Did it use Kubernetes?')).toMatch(/^Yes: .*EPIC/)
})

test.for([
  ['en', 'What did she do at Stavholt Media?', 'Is it true that she knows Kubernetes?', /^Yes: .*Fjordvane/],
  ['de', 'Was hat sie bei Stavholt Media gemacht?', 'Stimmt es, dass sie Kubernetes kann?', /^Ja: .*Fjordvane/],
  ['fr', 'Qu’a-t-elle fait chez Stavholt Media ?', 'C’est vrai qu’elle connaît Kubernetes ?', /^Oui.: .*Fjordvane/],
] as const)('in %s what the owner knows is asked of all the work', ([language, first, then, yes]) => {
  expect(ask(knowledgeOf, language, first, then)).toMatch(yes)
})
