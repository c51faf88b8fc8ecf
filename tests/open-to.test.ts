/** What an owner is open to, offers and speaks about stands in every file and format that others read. */
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { beOwner, leastProfile } from './builders/owners/small-owner.ts'

const ORIGIN = 'https://berg.example'
const availability = 'Open to two days a week.'
const openTo = { from: '2027-03', kinds: ['freelance'], places: 'Leeds', workplaces: ['remote', 'hybrid'] }
const words: Partial<Record<Language, string[]>> = {
  en: ['freelance', 'Leeds', 'remote, hybrid', 'from March 2027'],
  de: ['freiberuflich', 'Leeds', 'remote, hybrid', 'ab März 2027'],
}
const codes = JSON.stringify(openTo).slice(1, -1)

async function resumeIn(language: Language, layout: 'standard' | 'european' | 'one-page') {
  const [{ tailor }, { anybody }, { openKnowledge }, { openI18n }] = await Promise.all([
    import('#server/features/resume/tailor.ts'),
    import('#server/features/resume/reader.ts'),
    import('#server/knowledge/knowledge.ts'),
    import('#server/i18n.ts'),
  ])
  const made = { language, siteUrl: ORIGIN, at: Date.UTC(2026, 10, 21), layout }
  return await tailor(openKnowledge(), openI18n(), made, anybody)
}

async function pdfIn(language: Language, layout: 'standard' | 'european' | 'one-page'): Promise<string> {
  const [{ draw }, { openFonts }] = await Promise.all([import('#server/pdf/draw.ts'), import('#server/pdf/fonts.ts')])
  const { bytes } = await draw(await resumeIn(language, layout), 'a4', openFonts())
  return (await extractText(bytes, { mergePages: true })).text
}

async function dataOf(path: string, language: Language): Promise<string> {
  const { pageMetadata } = await import('#web/prerender.tsx')
  return JSON.stringify((await pageMetadata(path, language, ORIGIN))?.structuredData)
}

interface Output {
  read(language: Language): Promise<string>
  /** It has the values of `profile.yaml` instead of words for them. */
  hasCodes?: true
  /** It is in the site's first language alone. */
  languages?: Language[]
}

const outputs: Record<string, Output> = {
  '/resume.txt': {
    read: async (language) =>
      (await import('#server/features/resume/text.ts')).resumeText(await resumeIn(language, 'standard')),
  },
  'the PDF': { read: (language) => pdfIn(language, 'standard') },
  'the PDF in the European layout': { read: (language) => pdfIn(language, 'european') },
  'the PDF on one page': { read: (language) => pdfIn(language, 'one-page') },
  '/resume.json': {
    async read(language) {
      const [{ jsonResume }, { contentIn }] = await Promise.all([
        import('#server/features/resume/json-resume.ts'),
        import('#content/owner.ts'),
      ])
      return JSON.stringify(jsonResume(contentIn(language), ORIGIN, 0))
    },
    hasCodes: true,
  },
  'the JSON-LD of the home page': { read: (language) => dataOf('/', language) },
  '/llms.txt': {
    read: async () => (await import('#server/features/markdown/llms.ts')).llmsText(ORIGIN),
    languages: ['en'],
  },
  '/index.md': {
    async read(language) {
      const [{ home }, { loadPageTexts }] = await Promise.all([
        import('#server/features/markdown/home.ts'),
        import('#server/knowledge/page-texts.ts'),
      ])
      return home({ ...(await loadPageTexts(language)), language, othersCount: false, at: (anchor) => ORIGIN + anchor })
    },
  },
}

/** Lines of a PDF may break anywhere. */
const letters = (text: string) => text.replace(/\s/g, '')

test.each(Object.entries(outputs))('%s says what the owner is open to', async (_, { read, hasCodes, languages }) => {
  await beOwner({ 'profile.yaml': { ...leastProfile, availability, openTo } })
  for (const language of languages ?? (['en', 'de'] as const)) {
    const said = letters(await read(language))
    expect(said).toContain(letters(availability))
    for (const wanted of hasCodes ? codes.split(/,(?=")/) : (words[language] ?? []))
      expect(said).toContain(letters(wanted))
  }
})

test.each(Object.entries(outputs))('%s says it without a word on availability, too', async (_, { read }) => {
  await beOwner({ 'profile.yaml': { ...leastProfile, openTo: { kinds: ['freelance'] } } })
  const said = await read('en')
  expect(said).toContain('freelance')
  expect(said).not.toMatch(/undefined|\{\{/)
})

test.each(Object.entries(outputs))('%s says nothing of it where the owner does not', async (_, { read }) => {
  await beOwner()
  expect(await read('en')).not.toMatch(/availab|openTo|seeks|freelance|undefined/i)
})

test('JSON-LD names talks on the home page, and services where they stand', async () => {
  await beOwner({
    'talks.yaml': {
      calm: {
        title: 'Calm',
        event: 'Nursing days',
        location: 'Oslo',
        date: '2025-05',
        url: 'https://days.example/calm',
      },
    },
    'services.yaml': {
      course: { icon: 'compass', title: 'A course', description: 'Two days at your ward.', price: 'from £900' },
      advice: { icon: 'compass', title: 'Advice', description: 'An hour by phone.' },
    },
  })
  const graph = async (path: string) =>
    (JSON.parse(await dataOf(path, 'en')) as { '@graph': Record<string, unknown>[] })['@graph']
  expect((await graph('/')).find((one) => one['@type'] === 'Person')?.performerIn).toEqual([
    {
      '@type': 'Event',
      name: 'Calm',
      superEvent: { '@type': 'Event', name: 'Nursing days' },
      location: { '@type': 'Place', name: 'Oslo' },
      startDate: '2025',
      url: 'https://days.example/calm',
    },
  ])
  const [page] = await graph('/skills')
  const service = (id: string, name: string, description: string) => {
    return { '@type': 'Service', '@id': `${ORIGIN}/skills#service-${id}`, name, description }
  }
  expect(page?.about).toEqual({
    '@type': 'Person',
    '@id': `${ORIGIN}/#person`,
    name: 'Ada Berg',
    url: `${ORIGIN}/`,
    makesOffer: [
      {
        '@type': 'Offer',
        itemOffered: service('course', 'A course', 'Two days at your ward.'),
        description: 'from £900',
      },
      { '@type': 'Offer', itemOffered: service('advice', 'Advice', 'An hour by phone.') },
    ],
  })
})
