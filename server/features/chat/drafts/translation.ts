/** Proposes a translation of what the owner added to the ledger. */
import * as z from 'zod/mini'
import { draftInstructions } from '#content/assistant/draft-instructions.ts'
import { ASKED_MAX, FACT_MAX } from '#contract/inbox/added-facts.ts'
import type { TranslationWanted } from '#contract/inbox/drafts.ts'
import type { Language } from '#contract/language.ts'
import { fill } from '#server/features/chat/model/instructions.ts'
import { sanitize } from '#server/features/chat/model/sanitize.ts'
import type { Call } from '#server/http/mount.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import type { Services } from '#server/services.ts'
import { writeDraft } from './write-draft.ts'

interface Translated {
  text: string
  questions: string[]
}

export async function proposeTranslation(
  services: Services,
  breaker: Breaker,
  ownerName: string,
  { body, signal }: Call<TranslationWanted, 'admin'>,
) {
  const { from, to, text, questions } = body
  const values = { owner: ownerName, from: named(from), to: named(to) }
  const system = draftInstructions.translation.map((line) => fill(line, values)).join('\n')
  const written = await writeDraft(services, breaker, {
    kind: 'translation',
    signal,
    tell: () => ({ system, prompt: JSON.stringify({ text, questions }) }),
    accept: (said) => faithful(body, said),
  })
  // Without a model the owner has the text in view, and writes it.
  return written ? { ...written.draft, provider: written.provider } : { text: '', questions: [], provider: 'local' }
}

const named = (language: Language) => new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

const shape = z.object({ text: z.string(), questions: z.array(z.string()) })

/** A model may put words or a fence around its JSON. */
function parsed(said: string): Translated | undefined {
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')]
  try {
    return z.parse(shape, JSON.parse(said.slice(start, end + 1)))
  } catch {
    return undefined
  }
}

/** In the language wanted, with the same digits, and with no address or markup that was not there. */
function faithful({ to, text, questions }: TranslationWanted, said: string): Translated | undefined {
  const translated = parsed(said)
  if (!translated) return undefined
  const own = sanitize(translated.text, text)
  const isFaithful =
    own !== undefined &&
    own !== '' &&
    [...own].length <= FACT_MAX &&
    digits(own) === digits(text) &&
    questionLanguage(own, to) === to
  if (!isFaithful) return undefined
  const asked = translated.questions
    .slice(0, questions.length)
    .map((question, i) => sanitize(question, questions[i] ?? ''))
    .filter((question) => question !== undefined && question !== '' && [...question].length <= ASKED_MAX)
  return { text: own, questions: asked.filter((question) => question !== undefined) }
}

/** In any order: languages part thousands and order dates each in their own way. */
const digits = (text: string) => normalize(text, 'NFKC').replace(/\D/g, '').split('').sort().join('')
