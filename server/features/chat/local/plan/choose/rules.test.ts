/** A question for each rule: one that nothing leads to any more is taken out. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import type { Language } from '#contract/language.ts'
import { type Knowledge, openKnowledge } from '#server/knowledge/knowledge.ts'
import { monthAt } from '#server/knowledge/world/months.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { mountainGuide } from '#tests/builders/owners/mountain-guide.ts'
import { understood } from '../../answer-parts.ts'
import { hearer } from '../../hear.ts'
import { focusAfter } from '../../turn.ts'
import { rules } from './rules.ts'

const NOW = monthAt(Date.UTC(2026, 10, 29))

/** The rule that answers the last of these questions. */
function ruleFor(knowledge: Knowledge, messages: string[]): string {
  const before = messages.slice(0, -1)
  const focus = focusAfter(knowledge, before, NOW)
  const heard = hearer(knowledge.understanding, NOW)(messages.at(-1) ?? '')
  return understood(knowledge, heard, focus, NOW).chosen.rule.name
}

const { inLanguage } = readOwner(join(import.meta.dirname, '../../../../../../tests/content/ocularist'))
const ocularist = openKnowledge((language) => assemble(language, expectDefined(inLanguage[language]), findIn([])))

const owners = { architect: knowledgeOf, guide: mountainGuide, ocularist }

type Example = [rule: string, owner: keyof typeof owners, Language, ...questions: string[]]

const examples: Example[] = [
  ['whether a certificate still holds', 'architect', 'en', 'Is her Kubernetes certificate still valid?'],
  ['more of what was told', 'architect', 'en', 'Tell me about EPIC', 'and more?'],
  ['one of the things that were told', 'architect', 'en', 'Which services does she offer?', 'and the third?'],
  ['what an article says', 'architect', 'en', 'What does the article about decisions say?'],
  ['a certificate for something with a name', 'architect', 'en', 'Is she certified in Azure?'],
  [
    'whether a technology was used in what was told',
    'architect',
    'de',
    'Was hat sie bei Stavholt gemacht?',
    'Lief das schon auf Kubernetes?',
  ],
  ['what somebody likes best or thinks of something', 'architect', 'en', 'What is her favourite colour?'],
  ['whether something still runs', 'ocularist', 'en', 'Is the Norrland Travelling Clinic still running?'],
  ['the page of the articles', 'architect', 'en', 'go to writing'],
  ['what everybody asks of a piece of work', 'architect', 'de', 'Wer betreibt EPIC jetzt?', 'Läuft es noch?'],
  ['what everybody asks of a job', 'architect', 'en', 'Tell me about Vindtal Energy', 'Did she like it there?'],
  ['work in a field of business', 'architect', 'en', 'Has she worked in energy?'],
  ['the first, the last and the biggest project', 'architect', 'en', 'What was her latest project?'],
  [
    'more of a list, and what it does not tell',
    'architect',
    'en',
    'Where did she study?',
    'What was her thesis about?',
  ],
  ['since when somebody has a skill', 'architect', 'en', 'How long has she been doing AI?'],
  ['whether a tool is used today', 'architect', 'en', 'Has she used Kafka?', 'and at her current company?'],
  ['whether somebody still writes code', 'architect', 'en', 'Does she still code?'],
  ['one of the works that were listed', 'architect', 'en', 'Which projects are there?', 'which is the most recent?'],
  ['what happens when a part fails', 'architect', 'en', 'What happens when the search index is down?'],
  ['a human instead of the assistant', 'architect', 'en', 'I would rather talk to a human'],
  ['a talk with the owner', 'architect', 'en', 'Can I call her?'],
  ['an account in a network', 'architect', 'zh', '有github吗'],
  ['whether somebody is a manager', 'architect', 'en', 'Is she a manager?'],
  ['in which form somebody works', 'architect', 'en', 'can i book her as a freelancer?'],
  ['what a visitor needs', 'architect', 'en', 'Our reviews of architecture take months, can she help us?'],
  ['papers that one carries', 'guide', 'de', 'Hat sie einen Pass?'],
  ['whether an offer costs nothing', 'architect', 'fr', 'La première conversation est-elle gratuite ?'],
  ['what all of it cost', 'architect', 'de', 'Was hat EPIC insgesamt gekostet?'],
  ['the terms of one service', 'architect', 'en', 'What does Cloud Architecture cost?'],
  ['how long an offer takes', 'architect', 'en', 'How long does a first running version take?'],
  ['what somebody owns', 'guide', 'en', 'What does she own?'],
  ['what the owner turns down', 'architect', 'es', '¿Hace desarrollo móvil?'],
  [
    'the sentence that holds what is asked of a thing',
    'architect',
    'en',
    'What is EPIC?',
    'And with how many people at once?',
  ],
  ['what owners say in so many words', 'architect', 'en', 'Does she bake bread?'],
  ['how soon the owner replies', 'architect', 'en', 'How fast does she reply to messages?'],
  ['who never employed the owner', 'architect', 'de', 'War sie bei der Stadt Hamburg angestellt?'],
  ['since when somebody is their own boss', 'guide', 'en', 'How long has she been freelance?'],
  ['how long somebody has been in a trade', 'ocularist', 'en', 'How long has she been a Senior ocularist?'],
  ['whether somebody is still there', 'architect', 'en', 'Does she still work at Vindtal Energy?'],
  ['a person by name', 'architect', 'en', 'Who is Amina Okafor-Lund?'],
  ['what somebody said', 'architect', 'es', '¿Qué dice de ella la directora de ciencia de datos?'],
  ['what a word means', 'architect', 'en', 'What is an embedding?'],
  ['the longest and the shortest project', 'ocularist', 'en', 'Which of her projects took longest?'],
  ['what was between two jobs', 'architect', 'en', 'What did she do between Stavholt Media and Klarmynt Payments?'],
  ['which came first', 'architect', 'en', 'Was she at Vindtal Energy before Klarmynt Payments?'],
  ['which of two is more', 'architect', 'en', 'Was the team at Hyllemark Retail bigger than at Klarmynt Payments?'],
  ['how many there are', 'guide', 'en', 'How many tours has she led?'],
  ['the most of something', 'guide', 'en', 'How big was the largest group ever?'],
  ['how large an employer is', 'architect', 'en', 'How big is Fjordvane Logistics?'],
  ['whether so many were led', 'architect', 'en', 'Has she led more than 20 people?'],
  ['what was before a town', 'ocularist', 'en', 'What did she do before Ghent?'],
  ['what was studied', 'guide', 'es', 'que ha estudiado'],
  [
    'what people say of what was told',
    'architect',
    'de',
    'Was war die Betrugserkennung?',
    'Was hat der Kunde dazu gesagt?',
  ],
  [
    'what is asked of every job, project and list',
    'architect',
    'fr',
    'Elle a une thèse ?',
    'Et des publications alors',
  ],
  ['a kind beyond doubt', 'architect', 'fr', 'Parlez-moi du système antifraude', 'quel était le budget de latence ?'],
  ['what leans on the answer before', 'architect', 'en', 'Tell me about EPIC', 'Was it worth it?'],
  ['which project is pointed to', 'architect', 'en', 'What was difficult about it?'],
  ['a kind that is sure', 'architect', 'en', 'Which jobs has she had?'],
  ['a firm or a place that is named nowhere', 'architect', 'fr', 'A-t-elle travaillé chez L’Oréal ?'],
  ['an award, an article, a certificate, voluntary work', 'guide', 'en', 'And with the volunteers?'],
  ['a job, a project, a technology, a part of a drawing by name', 'architect', 'ja', 'MongoDB'],
  ['where somebody is based', 'architect', 'en', 'office location?'],
  ['who it is', 'architect', 'en', 'Question: who is she? Answer:'],
  ['when somebody is free', 'architect', 'en', 'Could she start in January?'],
  ['a question of the interview', 'architect', 'de', 'Gab es Ausfälle beim Umzug in die Cloud?'],
  ['a list of the background', 'architect', 'en', 'where’d the danish come from'],
  ['what is offered', 'architect', 'de', 'Kann man sie für ein Projekt buchen?'],
  ['years of experience', 'architect', 'fr', 'Comment a-t-elle débuté dans le métier ?'],
  ['what is worked with', 'architect', 'de', 'Bei welchem Cloud-Anbieter kennt sie sich aus?'],
  ['work rather than an opinion', 'architect', 'ja', '意外な発見は?'],
  ['a kind that is likely', 'architect', 'en', 'prompt injection, does she test for that?'],
]

test.each(examples)('%s (%s, %s)', (rule, owner, language, ...questions) => {
  expect(ruleFor(owners[owner](language), questions)).toBe(rule)
})

/**
 * What the owner has added is in the database (`inbox/facts.test.ts`); levels of skills and countries in
 * `other-owners/skill-levels.test.ts` and `followed-up.test.ts`.
 */
const tested = new Set([
  'what the owner has answered',
  'a skill by name',
  'work in a country',
  ...examples.map(([rule]) => rule),
])

test('no rule is without a question', () => {
  expect(rules.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([])
})
