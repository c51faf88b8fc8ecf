/** Owners who give little: what they leave out is in no heading, menu, link, search result or file, in any language. */
import { expect, test, vi } from 'vitest'
import { visitorRoles } from '#contract/chat/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Services } from '#server/services.ts'
import { markdownHtml } from './builders/markdown.ts'
import { beOwner, leastProfile, leastSite } from './builders/owners/small-owner.ts'
import { type ReadPage, readPage } from './builders/read-page.ts'

const ORIGIN = 'https://berg.example'

/** What a site has beside its pages. */
const otherFiles = [
  '/resume.pdf',
  '/resume.txt',
  '/resume.json',
  '/contact.vcf',
  '/agents.md',
  '/sitemap.xml',
  '/api/openapi.json',
  '/api/login',
  '/feed.xml',
  '/writing.xml',
]

interface Site {
  /** What is there beside pages. */
  files: string[]
  /** Pages and files as they were read, by address. */
  pages: Map<string, ReadPage>
  /** The same as texts. */
  texts: Map<string, string>
  /** What the search finds. */
  found: { group: string; title: string; href?: string }[]
  /** Where footnotes of answers lead. */
  anchors: string[]
}

/** The site of the owner that the test is, as it was loaded for them. */
async function readSite(language: Language): Promise<Site> {
  const [{ renderPage }, { sitePages }, { documents }, { write }, { llmsText }, { loadPageTexts }] = await Promise.all([
    import('#web/prerender.tsx'),
    import('#content/site-pages.ts'),
    import('#server/features/markdown/documents.ts'),
    import('#server/features/markdown/write.ts'),
    import('#server/features/markdown/llms.ts'),
    import('#server/knowledge/page-texts.ts'),
  ])
  const [{ searchEntriesIn }, { buildLedger }, { contentIn }, { isServed }] = await Promise.all([
    import('#content/search/search-entries.ts'),
    import('#content/ledger.ts'),
    import('#content/owner.ts'),
    import('#contract/site/site.ts'),
  ])
  const none = { css: '', script: '', picture: undefined, stylesheet: undefined, typeface: undefined, code: [] }
  const texts = new Map<string, string>()
  const pages = new Map<string, ReadPage>()
  for (const path of [...sitePages.map(({ path }) => path), '/privacy', '/client-portal', '/account', '/nothing']) {
    const html = await renderPage(path, language, { origin: ORIGIN, ...none })
    texts.set(path, html)
    pages.set(path, readPage(html.slice(html.indexOf('<body'))))
  }
  const writing = { ...(await loadPageTexts(language)), othersCount: false }
  for (const document of documents) texts.set(document.file, write(document, ORIGIN, language, writing))
  texts.set('/llms.txt', await llmsText(ORIGIN))
  for (const file of [...documents.map(({ file }) => file), '/llms.txt']) {
    const body = texts.get(file)?.replace(/^---\n.*?\n---\n/s, '') ?? ''
    pages.set(file, readPage(markdownHtml(body)))
  }
  return {
    files: otherFiles.filter(isServed),
    pages,
    texts,
    found: await searchEntriesIn(language),
    anchors: buildLedger(contentIn(language)).map(({ anchor }) => anchor),
  }
}

/** Links of the site that lead to no page, or to no place on it. */
function deadLinks({ files, pages, found, anchors }: Site): string[] {
  const others = { search: found.flatMap(({ href }) => href ?? []), facts: anchors.filter(Boolean) }
  const links = [
    ...[...pages].flatMap(([path, { links }]) => links.map((link) => ({ from: path, link }))),
    ...Object.entries(others).flatMap(([from, all]) => all.map((link) => ({ from, link }))),
  ]
  return links.flatMap(({ from, link }) => {
    const { origin, pathname, hash, protocol } = new URL(link, ORIGIN + (pages.has(from) ? from : '/'))
    const page = pages.get(pathname)
    const isThere =
      protocol === 'mailto:' ||
      origin !== ORIGIN ||
      files.includes(pathname) ||
      (page !== undefined && (hash === '' || page.ids.has(hash.slice(1))))
    return isThere ? [] : [`${from} → ${link}`]
  })
}

const skill = { name: 'Triage', category: 'Wards', level: 90 }
const owners: Record<string, Record<string, object | string>> = {
  'a profile alone': {},
  'a profile and the names of skills': {
    'profile.yaml': { ...leastProfile, skills: { triage: { name: 'Triage', level: 90 } } },
  },
  'what the home page does not show': {
    'skills.yaml': { triage: skill },
    'work.yaml': { ward: { company: 'St Anne', title: 'Nurse' } },
    'education.yaml': { school: { institution: 'A school' } },
    'languages.yaml': { en: { level: 'native' } },
    'testimonials.yaml': { eve: { author: 'Eve', quote: 'She stays calm when nobody else does.' } },
    'site.yaml': { ...leastSite, sections: ['contact'] },
  },
  'skills without a level': {
    'profile.yaml': { ...leastProfile, skills: { triage: { name: 'Triage' } } },
    'skills.yaml': { triage: { name: 'Triage', category: 'Wards', experience: 'Every night for ten years.' } },
  },
  'one service': {
    'services.yaml': { course: { title: 'A course', description: 'Two days at your ward.' } },
  },
  'the least of everything else': {
    'projects/handover.yaml': {
      title: 'Handover in six lines',
      published: '2026-03-01',
      icon: 'workflow',
      color: 'blue',
      description: 'A card for the change of shifts that says in six lines what the next nurse has to know.',
    },
    'writing/first-shift.md':
      '---\ntitle: My first shift\nsummary: What I learnt.\npublished: 2025-03-14\n---\n\nA lot.\n',
    'work.yaml': { ward: { company: 'St Anne', title: 'Nurse' } },
    'testimonials.yaml': { eve: { quote: 'She stays calm when nobody else does.' } },
    'publications.yaml': { cards: { title: 'Cards for wards' } },
    'talks.yaml': { calm: { title: 'Calm', event: 'Nursing days' } },
    'awards.yaml': { best: { title: 'Teacher of the year' } },
    'volunteering.yaml': { tents: { organization: 'Tents' } },
    'interests.yaml': { chess: { name: 'Chess' } },
  },
  'files with nothing in them': { 'work.yaml': {}, 'skills.yaml': {}, 'testimonials.yaml': {}, 'services.yaml': {} },
}

test.each(Object.entries(owners))('%s leaves no gap and no link to nowhere', async (_, files) => {
  await beOwner(files)
  for (const language of languages) {
    const site = await readSite(language)
    for (const [path, { bareHeadings, empty }] of site.pages)
      expect([language, path, bareHeadings, empty]).toEqual([language, path, [], []])
    expect(deadLinks(site)).toEqual([])
    for (const [path, text] of site.texts) expect(text, `${language} ${path}`).not.toMatch(/\{\{|undefined|\[\]/)
  }
})

test('a profile alone makes a home page with two sections, and a chat', async () => {
  await beOwner()
  const { pages, texts, found } = await readSite('en')
  expect([...pages.keys()]).toEqual([
    ...['/', '/chat', '/privacy', '/client-portal', '/account', '/nothing'],
    ...['/index.md', '/chat.md', '/privacy.md', '/llms.txt'],
  ])
  const { isServed, shownSections } = await import('#contract/site/site.ts')
  expect(shownSections).toEqual(['contact'])
  expect(['/skills', '/skills.md', '/projects', '/writing', '/chat'].map(isServed)).toEqual([
    ...[false, false, false, false, true],
  ])
  const links = pages.get('/')?.links.filter((link) => link.startsWith('/'))
  expect(new Set(links)).toEqual(new Set(['/', '/chat', '/#contact', '/resume.pdf', '/contact.vcf', '/privacy']))
  expect(found.map(({ href }) => href)).toEqual(['/', '/chat', '/client-portal', '/privacy', '/#contact'])
  expect(texts.get('/index.md')?.match(/^## .*$/gm)).toEqual(['## Let’s Connect', '## Language'])
  expect(texts.get('/llms.txt')).not.toMatch(/skills\.md|projects|writing/)
})

test('a skill without a level has no word and no number for one on any page or in any file', async () => {
  await beOwner({
    'profile.yaml': { ...leastProfile, skills: { triage: { name: 'Triage' } } },
    'skills.yaml': {
      triage: { name: 'Triage', category: 'Wards', experience: 'Every night for ten years.' },
      rounds: { name: 'Rounds', category: 'Wards' },
      notes: { name: 'Notes', category: 'Wards', levelText: 'As much as needed' },
    },
  })
  const { loadPageTexts } = await import('#server/knowledge/page-texts.ts')
  for (const language of languages) {
    const { t } = await loadPageTexts(language)
    const words = (['expert', 'advanced', 'proficient', 'intermediate'] as const).map((id) => `>${t(`skills.${id}`)}<`)
    const levels = [...words, t('skills.level', { level: '' }).trim()]
    const { texts } = await readSite(language)
    for (const path of ['/', '/skills', '/index.md', '/skills.md']) {
      const shown = (texts.get(path) ?? '').replace(/<(?:script|style)\b.*?<\/(?:script|style)>/gs, '')
      expect([language, path, ...levels.filter((level) => shown.includes(level))]).toEqual([language, path])
      expect(shown).toContain('As much as needed')
    }
  }
})

test('the heading above skills is seen only where a summary stands below it', async () => {
  const headingOf = async (more: object) => {
    await beOwner({ 'profile.yaml': { ...leastProfile, ...more }, 'skills.yaml': { triage: skill } })
    const { texts } = await readSite('en')
    return /id="about".*?<h2 class="([^"]*)"/s.exec(texts.get('/') ?? '')?.[1]
  }
  expect(await headingOf({})).toBe('sr-only')
  expect(await headingOf({ summary: 'I run a ward.' })).toBe('text-section')
})

test.each(Object.entries(owners))('%s leaves no placeholder in an answer by heart or a mail', async (_, files) => {
  await beOwner(files)
  const [{ topics, cannedAnswer, fallbackAnswer }, { chatI18n }, { receiptMail }, { openI18n }] = await Promise.all([
    import('#web/features/chat/state/canned.ts'),
    import('./builders/assistant/chat-messages.ts'),
    import('#server/features/contact/mails.ts'),
    import('#server/i18n.ts'),
  ])
  const { readEnv } = await import('#server/config/env.ts')
  const services = { env: readEnv({ SITE_URL: ORIGIN }), i18n: openI18n() } as Services
  const message = { firstName: 'Eve', lastName: 'Ohm', email: 'eve@ohm.example', subject: 'Hello', message: 'Hi.' }
  for (const language of languages) {
    const { content, ...i18n } = await chatI18n(language)
    const { text, html } = receiptMail(services, message, language)
    const said = [
      ...topics.map((topic) => cannedAnswer(topic, i18n, content).content),
      ...visitorRoles.map((role) => fallbackAnswer('?', role, i18n, content).content),
      ...[text, html?.replace(/<style>.*?<\/style>/s, '')],
    ]
    expect(said.filter((one) => one === undefined || /\{\{|undefined|^\s|\s$/.test(one.trimEnd()))).toEqual([])
    expect(cannedAnswer('contact', i18n, content).content).toContain(content.profile.email)
  }
})

test('privacy and the guide for agents speak of what the site has', async () => {
  const noticeOf = async (features: object) => {
    await beOwner({ 'site.yaml': { ...leastSite, languages: ['en'], features } })
    const { texts } = await readSite('en')
    const [{ Hono }, { agentRoutes }, { readEnv }, { openI18n }] = await Promise.all([
      import('hono'),
      import('#server/features/agents/routes.ts'),
      import('#server/config/env.ts'),
      import('#server/i18n.ts'),
    ])
    const app = new Hono<HttpEnv>()
    agentRoutes(app, { env: readEnv({ SITE_URL: ORIGIN }), i18n: openI18n() } as Services)
    const guide = await (await app.request('/agents.md')).text()
    return { notice: texts.get('/privacy.md')?.split('## Cookies')[0] ?? '', guide }
  }
  const whole = await noticeOf({})
  expect(whole.notice).toMatch(/you can delete a conversation at once/)
  expect(whole.notice).toMatch(/If you have an account, you can delete it there/)
  expect(whole.notice).toMatch(/website analysed/)
  const { notice, guide } = await noticeOf({ chat: false, portal: false, resumeByMail: false })
  expect(notice).not.toMatch(/conversation|chat\b|account|projects|[Ww]ebsites? (?:analysed|measured)|company home/)
  expect(notice).toContain('Write to Ada Berg, who can delete your messages together with their emails.')
  expect(guide).toContain('| `resume_link`')
  expect(guide).not.toMatch(/^\| `(?:assess_fit|get_case_study)`|feed\.xml|`\?lng=` with one/m)
})

test('a promise of challenges and solutions stands above projects that all tell them', async () => {
  const bare = {
    title: 'Handover',
    published: '2026-03-01',
    color: 'blue',
    description: 'A card for the change of shifts.',
  }
  const told = { ...bare, challenge: 'Nobody knew what was open.', solution: 'Six lines.' }
  const introsOf = async (projects: object) => {
    await beOwner(projects as Record<string, object>)
    const { texts } = await readSite('en')
    return ['/', '/projects', '/projects.md'].map((path) => /What was hard|Each with its/.test(texts.get(path) ?? ''))
  }
  expect(await introsOf({ 'projects/one.yaml': told })).toEqual([true, true, true])
  expect(await introsOf({ 'projects/one.yaml': told, 'projects/two.yaml': bare })).toEqual([false, false, false])
})

test('one address for everything stands in the contact once, and a second one beside it', async () => {
  const mailsIn = (page: ReadPage | undefined) => page?.links.filter((link) => link.startsWith('mailto:')).length
  await beOwner()
  const one = await readSite('en')
  // With the one in the footer.
  expect(mailsIn(one.pages.get('/'))).toBe(2)
  expect(mailsIn(one.pages.get('/index.md'))).toBe(1)
  expect(one.texts.get('/')).not.toMatch(/Contact Support|Hiring Managers/)
  await beOwner({ 'profile.yaml': { ...leastProfile, channels: { projects: 'work@berg.example' } } })
  const two = await readSite('en')
  expect(mailsIn(two.pages.get('/'))).toBe(3)
  expect(mailsIn(two.pages.get('/index.md'))).toBe(2)
  expect(two.texts.get('/')).toContain('Project Hiring')
  expect(two.texts.get('/')).not.toMatch(/Contact Support|Hiring Managers/)
})

test('networks with a mark of their own do not share one, and a service has its icon where it names one', async () => {
  const profiles = Object.fromEntries(
    ['instagram', 'youtube', 'proz'].map((id) => [id, { url: `https://${id}.example` }]),
  )
  const course = { title: 'A course', description: 'Two days at your ward.' }
  await beOwner({
    'profile.yaml': { ...leastProfile, profiles },
    'services.yaml': { course: { ...course, icon: 'compass' }, advice: course },
  })
  const { texts } = await readSite('en')
  const marks = [...(texts.get('/') ?? '').matchAll(/aria-label="[^"]*\bon (\w+), opens[^>]*>(<svg.*?<\/svg>)/gs)]
  expect(marks.map(([, network]) => network)).toEqual(['Instagram', 'YouTube', 'Proz'])
  expect(new Set(marks.map(([, , mark]) => mark)).size).toBe(3)
  const [, first = '', second = ''] = (texts.get('/skills') ?? '').split('id="service-')
  expect([first.includes('<svg'), second.split('</section>')[0]?.includes('<svg')]).toEqual([true, false])
})

test('the tour stops only where the page has something, and pointing it out skips the rest', async () => {
  await beOwner({ 'work.yaml': { ward: { company: 'St Anne', title: 'Nurse' } } })
  const { pages } = await readSite('en')
  const { runActions } = await import('#web/features/chat/state/scripted.ts')
  const { chatI18n } = await import('./builders/assistant/chat-messages.ts')
  const { t, content } = await chatI18n('en')
  const element = { getBoundingClientRect: () => ({ top: 0 }), querySelectorAll: () => [] }
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, scrollHeight: 0 },
    getElementById: (id: string) => (pages.get('/')?.ids.has(id) ? element : null),
    querySelectorAll: () => [],
  })
  vi.stubGlobal('window', {
    setTimeout: (done: () => void) => setTimeout(done),
    matchMedia: () => ({ matches: true }),
    scrollTo: () => {},
    scrollY: 0,
    innerHeight: 800,
  })
  const stops: string[] = []
  const missing: string[] = []
  await runActions(['START_TOUR_GUIDE', 'DEMO_ANIMATIONS'], {
    t,
    content,
    signal: new AbortController().signal,
    makeRoom: () => {},
    showGuide: async ({ title }) => {
      stops.push(title)
      return 'next'
    },
    hideGuide: () => {},
    startFit: () => {},
    offerResume: () => {},
    onMissing: (id) => missing.push(id),
  })
  vi.unstubAllGlobals()
  expect(stops).toEqual(['Experience', 'Contact'])
  expect(missing).toEqual([])
})
