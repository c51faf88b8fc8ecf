import { expect, test } from 'vitest'
import { ownerFiles } from '#contract/content/owner.ts'
import { translate, translationSchema } from './translation.ts'

const work = { own: { company: 'Self-employed', title: 'Engineer' }, acme: { company: 'Acme', title: 'Mixer' } }

test('an employer may be called something else in another language, and is not missing where it is called the same', () => {
  const words = { own: { company: 'Selbstständig', title: 'Tontechniker' }, acme: { title: 'Toningenieur' } }
  expect(translationSchema(ownerFiles.work)?.safeParse(words).success).toBe(true)
  expect(translate(ownerFiles.work, work, words)).toEqual({
    value: {
      own: { company: 'Selbstständig', title: 'Tontechniker' },
      acme: { company: 'Acme', title: 'Toningenieur' },
    },
    texts: 2,
    missing: [],
    unknown: [],
  })
})

test('one answer of an interview is translated without those that the owner has not given', () => {
  const schema = translationSchema(ownerFiles.interview)
  const words = schema?.parse({ strengths: { answer: 'Ruhe.' } })
  const { unknown, value } = translate(ownerFiles.interview, { strengths: { answer: 'Calm.' } }, words)
  expect({ unknown, value }).toEqual({ unknown: [], value: { strengths: { answer: 'Ruhe.' } } })
})
