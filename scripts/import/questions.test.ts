/** A conversation in the terminal that is interrupted and gone on with. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { type Dialogue, Interrupted, openDialogue } from './dialogue.ts'
import { openJobs, withEnds } from './open-jobs.ts'
import { askForEnds, askForIdentity, askForResume } from './questions.ts'

/** Answers each question as it is asked, until the answers are used up: then the terminal is closed. */
async function answer<Answers>(
  draftFile: string,
  answers: string[],
  questions: (dialogue: Dialogue) => Promise<Answers>,
) {
  const input = new PassThrough()
  const output = new PassThrough()
  let printed = ''
  output.on('data', (piece) => (printed += piece))
  input.end(answers.map((line) => `${line}\n`).join(''))
  try {
    const dialogue = await openDialogue({ input, output }, draftFile)
    const resume = await questions(dialogue)
    dialogue.close()
    return { printed, resume }
  } catch (error) {
    expect(error).toBeInstanceOf(Interrupted)
    return { printed, resume: undefined }
  }
}

test('answers are checked at once, kept when the terminal is closed, and become a résumé', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const draftFile = join(folder, 'draft.json')
  const first = await answer(
    draftFile,
    ['', 'Noor Vastgoed', 'ze', 'They', 'Harbour pilot', 'Steers ships.', 'noor', 'noor@v.example'],
    askForResume,
  )
  expect(first.resume).toBeUndefined()
  expect(first.printed).toContain('This one is needed.')
  expect(first.printed).toContain('The answer must be she, he, they or none.')
  expect(first.printed).toContain('The answer must be an e-mail address.')
  expect(JSON.parse(await readFile(draftFile, 'utf8'))).toMatchObject({ 'basics.email': 'noor@v.example' })

  const dates = ['last year', '2019-13', 'April 2019', 'March 2018', '']
  const job = ['Port of Delft', 'Pilot', ...dates, 'Ships in and out.', 'No ship lost', '']
  const rest = [
    '',
    'Delft',
    'Dutch native, Scottish Gaelic B1, Romansh a little',
    ...job,
    '',
    '',
    '',
    'Piloting',
    'tides, tugs',
    '',
    '',
  ]
  const second = await answer(draftFile, ['ja', ...rest], askForResume)
  expect(second.printed).toContain('5 answers of last time are kept.')
  expect(second.printed).toContain('What you are, such as "Nurse educator": Harbour pilot')
  expect(second.printed).toContain('The answer needs a year, like 2021-09')
  expect(second.printed).toContain('The answer is no date of the calendar: write it like 2021-09')
  expect(second.printed).toContain('The answer is before the start, April 2019.')
  expect(second.resume).toEqual({
    basics: {
      name: 'Noor Vastgoed',
      pronouns: 'They',
      label: 'Harbour pilot',
      summary: 'Steers ships.',
      email: 'noor@v.example',
      location: { city: 'Delft' },
    },
    languages: [
      { language: 'Dutch', fluency: 'native' },
      { language: 'Scottish Gaelic', fluency: 'B1' },
      { language: 'Romansh', fluency: 'a little' },
    ],
    work: [
      {
        name: 'Port of Delft',
        position: 'Pilot',
        startDate: 'April 2019',
        summary: 'Ships in and out.',
        highlights: ['No ship lost'],
      },
    ],
    education: [],
    certificates: [],
    skills: [{ name: 'Piloting', keywords: ['tides', 'tugs'] }],
    projects: [],
  })
  expect(existsSync(draftFile)).toBe(true)
  const again = await answer(draftFile, ['n', 'Ada'], askForResume)
  expect(again.printed).not.toContain('Noor')
  expect(JSON.parse(await readFile(draftFile, 'utf8'))).toEqual({ 'basics.name': 'Ada' })
})

test('an answer that is corrected in the draft is taken, and one that is no longer right asked for again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const draftFile = join(folder, 'draft.json')
  await writeFile(
    draftFile,
    JSON.stringify({ 'basics.name': 'Noor', 'basics.pronouns': 'x', 'basics.email': 'n@v.example' }),
  )
  const { printed, resume } = await answer(draftFile, ['', 'she'], (dialogue) => askForIdentity(dialogue, {}))
  expect(printed).toContain('Your name: Noor\n')
  expect(resume).toEqual({ name: 'Noor', pronouns: 'she', email: 'n@v.example' })
})

test('of somebody whom files tell about, only what they leave open is asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const ask = async (known: Record<string, string>, answers: string[]) =>
    (await answer(join(folder, `${answers.join()}.json`), answers, (dialogue) => askForIdentity(dialogue, known)))
      .resume
  expect(await ask({ name: 'Noor', email: 'noor@v.example' }, ['none'])).toEqual({ pronouns: 'none' })
  expect(await ask({ name: 'Noor', email: 'noor@v.example' }, [''])).toEqual({})
  expect(await ask({ pronouns: 'she/her' }, ['Noor', 'noor@v.example'])).toEqual({
    name: 'Noor',
    email: 'noor@v.example',
  })
})

test('the end of a job is asked for when only its year is known and others began later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'answers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const resume = {
    work: [
      { name: 'Sea Clinic', position: 'Midwife', startDate: '2015-04' },
      { name: 'Hill School', position: 'Assistant', startDate: '2008' },
      { name: 'Own practice', position: 'Midwife', startDate: '2009', endDate: 'present' },
      { name: 'Night line', position: 'Listener', startDate: '2016-01' },
    ],
  }
  const { printed, resume: ends } = await answer(join(folder, 'draft.json'), ['2007', '2011-07'], (dialogue) =>
    askForEnds(dialogue, openJobs(resume)),
  )
  expect(printed).toContain('Hill School, since 2008: until when (empty: still there): ')
  expect(printed).toContain('The answer is before the start, 2008.')
  expect(printed).not.toMatch(/Sea Clinic|Own practice|Night line/)
  expect(withEnds(resume, ends ?? new Map())).toMatchObject({
    work: [{ name: 'Sea Clinic' }, { name: 'Hill School', endDate: '2011-07' }, { endDate: 'present' }, {}],
  })
})
