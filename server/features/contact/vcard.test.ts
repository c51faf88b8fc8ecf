import { expect, test } from 'vitest'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { request } from '#tests/servers/requests.ts'
import { vcard } from './vcard.ts'

test('/contact.vcf is the owner’s card in the visitor’s language', async () => {
  const { app } = await buildApp('sqlite', { SITE_URL: 'https://example.com' })
  const response = await request(app, '/contact.vcf', { headers: { 'Accept-Language': 'de' } })
  expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8')
  expect(response.headers.get('Content-Language')).toBe('de')
  const lines = (await response.text()).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  for (const line of [
    'N:Lindholm;Mara;;;',
    'FN:Mara Lindholm',
    'ORG:Fjordvane Logistics',
    'EMAIL;TYPE=INTERNET:hello@mara-lindholm.example',
    'ADR:;;;;;;Dänemark',
    'URL:https://example.com',
  ])
    expect(lines).toContain(line)
})

test('a card says what is given, in lines of 75 bytes that mean what was written', () => {
  const { content } = knowledgeOf('en')
  const { phone: _, ...profile } = content.profile
  const plain = vcard({ ...content, profile, experience: [] }, 'https://example.com')
  expect(plain).not.toMatch(/^(?:TEL|ORG|PHOTO)|undefined/m)
  const whole = vcard(
    {
      ...content,
      profile: {
        ...profile,
        title: `Chef; Köchin, ${'sehr '.repeat(30)}gut`,
        phone: '+45 12 34 56 78',
        address: { street: 'Vej 1', city: 'Aarhus', postalCode: '8000' },
      },
    },
    'https://example.com',
  )
  expect(whole).toContain('TEL:+45 12 34 56 78\r\n')
  expect(whole).toContain('ADR:;;Vej 1;Aarhus;;8000;Denmark\r\n')
  for (const line of whole.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(whole.replaceAll('\r\n ', '')).toContain(`TITLE:Chef\\; Köchin\\, ${'sehr '.repeat(30)}gut\r\n`)
})

test('who is self-employed works at no organisation of that name', () => {
  const { content } = knowledgeOf('en')
  const [job, ...others] = content.experience.map((one) => ({ ...one, end: null }))
  const experience = [{ ...expectDefined(job), company: 'Self-employed' }, ...others]
  expect(vcard({ ...content, experience }, 'https://example.com')).toContain(`\r\nORG:${others[0]?.company}\r\n`)
  const alone = experience.slice(0, 1)
  expect(vcard({ ...content, experience: alone }, 'https://example.com')).not.toContain('ORG:')
})

test('titles and degrees have places of their own on the card', () => {
  const { content } = knowledgeOf('es')
  const nameParts = { family: 'de la Cruz Gil', given: 'Ana María', titles: 'Dra.', degrees: 'PhD, MBA' }
  const card = vcard({ ...content, records: { ...content.records, nameParts } }, 'https://example.com')
  expect(card).toContain('\r\nN:de la Cruz Gil;Ana María;;Dra.;PhD\\, MBA\r\n')
})

test('an account that has a name and no address is on the card', () => {
  const { content } = knowledgeOf('en')
  const profile = { ...content.profile, unlinkedProfiles: [{ id: 'proz', label: 'ProZ', username: 'mara-l' }] }
  expect(vcard({ ...content, profile }, 'https://example.com')).toContain('\r\nX-SOCIALPROFILE;TYPE=ProZ:mara-l\r\n')
})
