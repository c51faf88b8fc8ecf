/** The résumé of somebody with a short career, whose content came from a file. */
import { expect, test } from 'vitest'
import { openI18n } from '#server/i18n.ts'
import { draw } from '#server/pdf/draw.ts'
import { openFonts } from '#server/pdf/fonts.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { readerInRole } from './reader.ts'
import { tailor } from './tailor.ts'

const job = (name: string, startDate: string, endDate: string) => ({
  name,
  position: 'Physiotherapist',
  startDate,
  endDate,
  summary: `Children of all ages came to ${name}, at home, at school and on the ward.`,
  highlights: [`Cut the waiting list of ${name}`, `Wrote the programme of ${name}`, `Trained the families of ${name}`],
})
const career = {
  basics: {
    name: 'Begoña Íñiguez',
    label: 'Physiotherapist',
    email: 'b@iniguez.example',
    summary: 'I treat children.',
    profiles: [{ network: 'ProZ', username: 'begona-i' }],
  },
  work: [
    job('Miguel Hospital', '2018-03', ''),
    job('Martes Practice', '2015', '2018'),
    job('Ebro Centre', '2011-09', '2015'),
    job('Pilar Clinic', '2009', '2011'),
  ],
  education: [{ institution: 'University of Zaragoza', studyType: 'Degree', area: 'Physiotherapy', endDate: '2011' }],
  certificates: [
    { name: 'Vojta therapy', date: '2016' },
    { name: 'Bobath concept', date: '2014' },
  ],
  publications: [{ name: 'Play is movement', publisher: 'Pirineo', releaseDate: '2019' }],
  volunteer: [{ organization: 'Swimming Foundation', position: 'Coach', highlights: ['Eight children on Saturdays'] }],
  skills: [{ name: 'Assessment', keywords: ['AIMS', 'GMFM-88'] }],
  interests: [{ name: 'Pottery' }],
}
const knowledgeOf = await knowledgeOfResume('en', career)

const made = async (layout: 'standard' | 'one-page', other?: typeof career, role = 'recruiter') => {
  const at = Date.UTC(2026, 10, 21)
  return await tailor(
    other ? await knowledgeOfResume('en', other) : knowledgeOf,
    openI18n(),
    { language: 'en', siteUrl: 'https://b.example', at, layout },
    readerInRole(role),
  )
}

test('what two pages hold is all printed', async () => {
  const { says } = await draw(await made('standard'), 'a4', openFonts())
  const said = says.join('\n')
  for (const text of [
    ...career.work.flatMap(({ highlights, summary }) => [summary, ...highlights]),
    ...['Play is movement', 'Eight children on Saturdays', 'Pottery', 'Bobath concept'],
  ])
    expect(said).toContain(text)
})

test('the last line promises no evidence where nothing proves a skill', async () => {
  for (const layout of ['standard', 'one-page'] as const) {
    const { colophon } = await made(layout)
    expect(colophon.text).not.toContain('evidence')
    expect(colophon.text).toContain('b.example')
  }
})

test('the last line says that the pages hold a selection, where they do not hold everything', async () => {
  const whole = await made('standard')
  const clinics = Array.from({ length: 14 }, (_, i) => job(`Clinic ${i + 1}`, `${1990 + i}`, `${1991 + i}`))
  const longer = await made('standard', { ...career, work: [...career.work, ...clinics] })
  const lastOf = async (resume: typeof whole) => (await draw(resume, 'a4', openFonts())).says.join('\n')
  expect(await lastOf(whole)).toContain('where everything is told in full')
  expect(await lastOf(longer)).toContain('A selection made on November 21, 2026')
  expect(await lastOf(longer)).not.toContain('told in full')
})

test('every account stands in the head, which takes as many lines as they need', async () => {
  const profiles = ['Mastodon', 'GitHub', 'ORCID', 'ProZ', 'Behance'].map((network) => {
    return { network, username: 'begona-i', url: `https://${network.toLowerCase()}.example/begona-i` }
  })
  const resume = await made('standard', { ...career, basics: { ...career.basics, profiles } })
  const { says } = await draw(resume, 'a4', openFonts())
  for (const { url } of profiles) expect(says.join('\n')).toContain(url.replace('https://', ''))
})

test('an account that has a name and no address is told', async () => {
  expect((await made('standard')).contacts).toContainEqual({ label: 'ProZ', text: 'ProZ: begona-i' })
})

test('the opening has both sentences of the owner, with the figures of the second', async () => {
  const summary = 'I treat children. I have toured 27 countries with a mobile clinic.'
  const { pitch } = await made('standard', { ...career, basics: { ...career.basics, summary } })
  expect(pitch.text).toBe(summary)
})

test('every kind of reader gets an opening of sentences, where no skill or offer is told in any', async () => {
  const skills = [{ name: 'Cost', keywords: ['Consulting', 'Risk'] }, ...career.skills]
  for (const role of ['recruiter', 'client', 'developer', 'other'])
    expect([role, (await made('standard', { ...career, skills }, role)).pitch.text]).toEqual([
      role,
      'I treat children.',
    ])
})

test('skills that are names alone stand in one paragraph, after those that say more', async () => {
  const names = ['Taping', 'Hydrotherapy', 'Gait analysis', 'Splints', 'Massage', 'Cupping']
  const skills = [...names.map((name) => ({ name, keywords: [] })), ...career.skills]
  const { sections } = await made('standard', { ...career, skills })
  const lines = sections.find(({ kind }) => kind === 'skills')?.items.flatMap((item) => item.lines)
  expect(lines?.map(({ label, parts }) => [label?.text, parts.map(({ text }) => text)])).toEqual([
    ['Assessment', ['AIMS, GMFM-88']],
    [undefined, names],
  ])
})
