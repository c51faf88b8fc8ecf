/** Added facts: the owner's answers to open questions. */
import { type AddedFact, addFact as endpoint, type FactChange, type NewFact } from '#contract/inbox/added-facts.ts'
import { languages } from '#contract/language.ts'
import type { PageQuery } from '#contract/page.ts'
import {
  addedFactPage,
  deleteAddedFact,
  type FactTexts,
  findAddedFact,
  type StoredFact,
  writeAddedFact,
} from '#server/db/added-facts.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { idempotent } from '#server/db/idempotency.ts'
import type { Tx } from '#server/db/open.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { settleQuestion } from './questions-store.ts'
import { type AnswersWith, settleAnswered } from './settle-answered.ts'

/** Short, because models have to write it; the database rejects duplicates. */
const newId = () => crypto.randomUUID().slice(0, 8)

export async function listFacts({ db }: Services, { query }: Call<unknown, 'admin', PageQuery>) {
  const { facts, next } = await addedFactPage(db, query.after)
  return { items: facts.map(present), next }
}

export async function addFact(services: Services, answersWith: AnswersWith, call: Call<NewFact, 'admin'>) {
  const { clock } = services
  const { body, user, idempotencyKey: key } = call
  const fact = await call.write((tx) =>
    idempotent(tx, clock, { scope: `${endpoint.method} ${endpoint.path}`, key, body }, async () => {
      const now = clock.now()
      if (body.question !== undefined && !(await settleQuestion(tx, body.question, now))) {
        throw new HttpError('not-found')
      }
      const fact: StoredFact = { id: newId(), created_at: now, changed_at: now, texts: body.texts }
      await writeAddedFact(tx, fact)
      await logAdmin(tx, clock, user.email, 'fact-added', anyText(fact.texts))
      return fact
    }),
  )
  return await saved(services, answersWith, fact)
}

export async function changeFact(services: Services, answersWith: AnswersWith, call: Call<FactChange, 'admin'>) {
  const { clock } = services
  const { params, body, user } = call
  const fact = await call.write(async (tx) => {
    const known = await requireFact(tx, params.id)
    const fact: StoredFact = { ...known, changed_at: clock.now(), texts: body.texts }
    await writeAddedFact(tx, fact)
    await logAdmin(tx, clock, user.email, 'fact-changed', anyText(fact.texts))
    return fact
  })
  return await saved(services, answersWith, fact)
}

async function saved(services: Services, answersWith: AnswersWith, fact: StoredFact) {
  return { success: true as const, fact: present(fact), settled: await settleAnswered(services, answersWith, fact) }
}

export async function removeFact({ clock }: Services, call: Call<unknown, 'admin'>) {
  const { params, user } = call
  await call.write(async (tx) => {
    const fact = await requireFact(tx, params.id)
    await deleteAddedFact(tx, fact.id)
    await logAdmin(tx, clock, user.email, 'fact-removed', anyText(fact.texts))
  })
  return { success: true as const }
}

/** @throws HttpError `not-found` */
async function requireFact(tx: Tx, id = ''): Promise<StoredFact> {
  const fact = await findAddedFact(tx, id)
  if (!fact) throw new HttpError('not-found')
  return fact
}

const present = ({ id, created_at, changed_at, texts }: StoredFact): AddedFact => ({
  id,
  createdAt: created_at,
  changedAt: changed_at,
  texts,
  missing: languages.filter((language) => !texts[language]),
})

const anyText = (texts: FactTexts) => languages.map((language) => texts[language]?.text).find(Boolean) ?? null
