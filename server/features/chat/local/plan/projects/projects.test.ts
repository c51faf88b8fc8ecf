/** What an answer says beside the drawing of a project. */

import { expect, test } from 'vitest'
import { contentIn } from '#content/owner.ts'
import { type Language, languages } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { choicesOf } from '#server/features/chat/local/proposals.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'

const knowledgeOf = openKnowledge()

const answer = (language: Language, message: string) =>
  answerLocally(knowledgeOf(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10, 26) })

const projects = languages.flatMap((language) =>
  contentIn(language).caseStudies.map(({ id }): [Language, string] => [language, id]),
)

test.each(projects)('beside a drawing its explanation is not said a second time (%s, %s)', (language, id) => {
  const knowledge = knowledgeOf(language)
  const project = knowledge.world.projects.find((one) => one.id === id)
  const [question = ''] = choicesOf(knowledge, [{ ask: 'projectHow', title: project?.title ?? '' }])
  const { text, facts, systemDiagram } = answer(language, question)
  expect(systemDiagram?.project).toBe(id)
  expect(facts.map((fact) => fact.id)).toEqual([`case-study.${id}.solution`])
  for (const sentence of sentencesOf(systemDiagram?.explanation ?? '')) expect(text).not.toContain(sentence)
})

test('whoever asks for a drawing is told the solution', () => {
  const { text, systemDiagram } = answer('en', 'Draw me the EPIC architecture')
  expect(systemDiagram?.title).toBe('EPIC answer path')
  expect(text).toContain('One answer service retrieves, prompts and cites for every team.')
  expect(text).not.toContain('The path a person waits for holds no batch work.')
})

test.each([
  ['en', 'What was the shortest of her projects?'],
  ['de', 'Welches Projekt hat am längsten gedauert?'],
] as const)('how long jobs were tells nothing of projects without dates (%s)', (language, question) => {
  expect(answer(language, question)).toMatchObject({ answered: false, facts: [] })
})
