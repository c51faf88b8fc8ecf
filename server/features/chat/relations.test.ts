/** Whether a technology was used at an employer is verified on the relation, for every pair, in every language. */
import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const questions: Record<Language, (technology: string, employer: string) => string> = {
  en: (technology, employer) => `Did she use ${technology} at ${employer}?`,
  de: (technology, employer) => `Hat sie bei ${employer} ${technology} eingesetzt?`,
  fr: (technology, employer) => `A-t-elle utilisé ${technology} chez ${employer} ?`,
  es: (technology, employer) => `¿Usó ${technology} en ${employer}?`,
  zh: (technology, employer) => `她在${employer}用过${technology}吗？`,
  ja: (technology, employer) => `${employer}で${technology}を使いましたか？`,
}
const yes = /^(?:Yes|Ja|Oui|Sí|是的|はい)/

test.each(languages)('no false relation is affirmed, and no true one denied (%s)', (language) => {
  const { world } = knowledgeOf(language)
  const wrong: string[] = []
  for (const technology of world.technologies) {
    for (const job of world.jobs) {
      const question = questions[language](technology.name, job.company)
      const isTrue = technology.jobs.includes(job)
      if (yes.test(ask(language, question).text) !== isTrue) wrong.push(question)
    }
  }
  expect(wrong).toEqual([])
})
