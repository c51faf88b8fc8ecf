/** llms.txt and the tools of agents promise what the site has, and nothing else. */
import { expect, test } from 'vitest'
import { beOwner, leastSite } from '#tests/builders/owners/small-owner.ts'

/** An owner who has written something for every feature. */
const everything = {
  'work.yaml': { ward: { company: 'St Anne', title: 'Nurse', achievements: { calm: 'Halved the alarms.' } } },
  'skills.yaml': { triage: { name: 'Triage', category: 'Wards', level: 90 } },
  'testimonials.yaml': { eve: { author: 'Eve', quote: 'She stays calm when nobody else does.' } },
  'services.yaml': { course: { icon: 'compass', title: 'A course', description: 'Two days at your ward.' } },
  'projects/handover.yaml': {
    title: 'Handover in six lines',
    published: '2026-03-01',
    icon: 'workflow',
    color: 'blue',
    description: 'A card for the change of shifts that says in six lines what the next nurse has to know.',
  },
  'writing/first-shift.md':
    '---\ntitle: My first shift\nsummary: What I learnt.\npublished: 2025-03-14\n---\n\nA lot.\n',
}

async function promises(): Promise<string> {
  const [{ llmsText }, { listTools }] = await Promise.all([
    import('./llms.ts'),
    import('#server/features/agents/tools.ts'),
  ])
  return `${await llmsText('https://berg.example')}${JSON.stringify(listTools())}`
}

const only = (features: object) => ({ ...everything, 'site.yaml': { ...leastSite, features } })

test.each([
  ['testimonials', /testimonial/i],
  ['services', /services/],
  ['caseStudies', /case stud|feed\.xml|projects\.md/i],
  ['writing', /article|writing\.md/i],
  ['chat', /chat\.md|the assistant/],
  ['advert', /job advert/],
  ['resumeByMail', /chosen for a reader’s role/],
])('what %s brings is promised with it, and not without', async (feature, promised) => {
  await beOwner(everything)
  expect(await promises()).toMatch(promised)
  await beOwner(only({ [feature]: false }))
  expect(await promises()).not.toMatch(promised)
})

test('an owner of a profile alone is promised in few words', async () => {
  await beOwner()
  const said = await promises()
  expect(said).toContain('/index.md): Who Ada Berg is: biography and how to write.')
  expect(said).toContain(': search the facts, get the résumé, and write to Ada Berg for a person who asked for it.')
  expect(said).toContain('Finds what Ada Berg says about their work. Returns')
  expect(said).not.toMatch(/\{\{|undefined/)
})

test('an owner of everything is promised all of it', async () => {
  await beOwner(everything)
  const said = await promises()
  expect(said).toContain(
    'biography, skills with evidence, every job, case studies, testimonials, services, and how to write.',
  )
  expect(said).toContain(
    'their work: jobs, achievements, skills with evidence, case studies, testimonials, and services.',
  )
})

test('a résumé for a role is named only where one can be asked for', async () => {
  for (const resumeByMail of [true, false]) {
    await beOwner(only({ resumeByMail }))
    const { resumeLink } = await import('#server/features/agents/resume-link.ts')
    const agent = { services: { env: { SITE_URL: 'https://berg.example' } } } as unknown as Parameters<
      typeof resumeLink
    >[0]
    const { data } = await resumeLink(agent, { role: 'recruiter' })
    expect(data?.forRole).toEqual(resumeByMail ? expect.stringContaining('https://berg.example/') : null)
  }
})
