/** The assistant for an owner whose content came from a résumé, as it was imported: no interview, key words for technologies. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { answerLocally } from '../../answer.ts'

const { inLanguage } = readOwner(join(import.meta.dirname, '../../../../../../tests/content/ocularist'))
const knowledgeOf = openKnowledge((language) => assemble(language, expectDefined(inLanguage[language]), findIn([])))

const ask = (message: string) =>
  answerLocally(knowledgeOf('en'), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test.each([
  ['Which of her projects took longest?', 'Norrland Travelling Clinic ran from March 2016 to November 2018'],
  ['How large is the team at Anstrand Oogatelier?', 'two employees and one apprentice'],
  ['What did Ms Anstrand do before Anstrand Oogatelier?', 'Senior ocularist at Holmqvarn'],
  ['How many prostheses has the Ghent studio fitted so far?', '1,640'],
  ['Where did she train?', 'Thessendorf'],
])('%s', (question, said) => {
  expect(ask(question)).toContain(said)
})

test.each([
  ['What was that bus thing in Sweden?', 'used bus'],
  ['How many babies were in the project for infants?', 'used infants'],
  ['when did she open her own studio and how many people work there', 'does not say how large'],
  ['Does she do this for patients who are children?', 'Private matters'],
])('%s is not answered beside the point', (question, said) => {
  expect(ask(question)).not.toContain(said)
})
