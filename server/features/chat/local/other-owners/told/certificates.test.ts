/** A certificate for something with a name is affirmed where one names it, and the use of a tool is none. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import type { KnowledgeOf } from '#server/knowledge/knowledge.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const operator = await knowledgeOfResume('en', {
  basics: { name: 'Ottoline Marsh', label: 'Operator', email: 'ottoline@marsh.example', pronouns: 'she/her' },
  work: [{ name: 'Saltfleet Water', position: 'Operator', startDate: '2015-02' }],
  projects: [
    { name: 'Pump Watch', entity: 'Saltfleet Water', description: 'Alarms.', keywords: ['Kubernetes', 'Java'] },
  ],
  certificates: [
    { name: 'AWS Certified Solutions Architect', issuer: 'Amazon Web Services', date: '2020' },
    { name: 'JavaScript Specialist', issuer: 'CIW', date: '2017' },
  ],
})

function ask(owner: KnowledgeOf, language: Language, ...messages: string[]): string {
  const said = messages.map((content) => ({ role: 'user' as const, content }))
  const now = Date.UTC(2026, 10, 29)
  return answerLocally(owner(language), {
    message: messages.at(-1) ?? '',
    history: said.slice(0, -1),
    role: 'unknown',
    now,
  }).text
}

const inAws = [
  ['en', 'Is she certified in AWS?', /^No: .*AWS among the certificates/, /^Yes: AWS Certified Solutions Architect/],
  [
    'de',
    'Ist sie AWS-zertifiziert?',
    /^Nein: unter den Zertifikaten ist AWS/,
    /^Ja: AWS Certified Solutions Architect/,
  ],
  [
    'fr',
    'Est-elle certifiée AWS ?',
    /^Non.: .*AWS.» parmi les certifications/,
    /^Oui.: AWS Certified Solutions Architect/,
  ],
  ['es', '¿Cuenta con certificaciones de AWS?', /^No: .*AWS/, /^Sí: AWS Certified Solutions Architect/],
  ['zh', '她是AWS认证的吗？', /^没有，证书里没有提到 AWS/, /^有，证书：AWS Certified Solutions Architect/],
  ['ja', 'AWS認定は持っていますか？', /^いいえ、資格にAWSの記載/, /^はい、資格：AWS Certified Solutions Architect/],
] as const

test.for(inAws)('in %s the use of a tool is no certificate for it', ([language, question, no]) => {
  expect(ask(knowledgeOf, language, question)).toMatch(no)
})

test.for(inAws)('in %s the certificate that names the tool is told, and no other', ([language, question, , yes]) => {
  const answer = ask(operator, language, question)
  expect(answer).toMatch(yes)
  expect(answer).not.toContain('JavaScript')
})

test.for([
  ['en', 'Has she used AWS?', 'Does she have a certificate for that?', /^No: .*AWS/],
  ['de', 'Hat sie mit AWS gearbeitet?', 'Hat sie dafür ein Zertifikat?', /^Nein: .*AWS/],
  ['de', 'Hat sie mit Kafka gearbeitet?', 'Ist sie darin zertifiziert?', /^Nein: .*Kafka/],
  ['fr', 'A-t-elle utilisé AWS ?', 'A-t-elle un certificat pour ça ?', /^Non.: .*AWS/],
  ['es', '¿Ha usado AWS?', '¿Tiene un certificado de eso?', /^No: .*AWS/],
  ['zh', '她用过AWS吗？', '她有这方面的证书吗？', /^没有，.*AWS/],
  ['ja', 'AWSの経験はありますか？', 'それの認定は持っていますか？', /^いいえ、.*AWS/],
] as const)('in %s a certificate "for that" is one for what was talked about (%s)', ([language, first, then, no]) => {
  expect(ask(knowledgeOf, language, first, then)).toMatch(no)
})

test('a certificate that names the tool that was talked about is one for it', () => {
  expect(ask(knowledgeOf, 'en', 'Has she used Kubernetes?', 'Is she certified in that?')).toMatch(/^Yes: Certified Kub/)
})

test('a tool whose name stands within another one’s has no certificate', () => {
  expect(ask(operator, 'en', 'Is she certified in Java?')).toMatch(/^No: .*Java among/)
})

test('a certificate of a company that gives them is not any certificate', () => {
  expect(ask(operator, 'en', 'Does she have an Oracle certification?')).toMatch(/^No: .*Oracle among/)
  expect(ask(operator, 'en', 'Is she Amazon certified?')).toMatch(/^Yes: AWS Certified/)
})

test('of two one of which is held the other is said to be missing', () => {
  const answer = ask(operator, 'en', 'Is she certified in AWS or Kubernetes?')
  expect(answer).toMatch(/^Certificates: AWS Certified.*No: .*Kubernetes among/s)
})

test('when she got one that she has is no denial', () => {
  expect(ask(knowledgeOf, 'en', 'When did she get her Kubernetes certificate?')).toMatch(/^Certificates: .*2019/)
})
