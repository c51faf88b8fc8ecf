/** What people ask who think of becoming clients. Its wording resembles many a fact that has nothing to do with it: when can you start? */
import { unansweredQuestions } from '#content/assistant/buyer-questions.ts'
import type { Fact } from '#content/fact.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly, saysOneOf, withoutPhrases } from '#server/knowledge/phrases.ts'
import { type Formed, namesWork } from './forms.ts'

type Kind = keyof typeof unansweredQuestions

/** The services, all of them, and the owner's own summary where simple words are asked for. */
export function answerToBuyer(knowledge: Knowledge, message: string): Formed | undefined {
  const { buyer, wishes, tasks } = knowledge.words
  const plain = plainly(message)
  const isSaid = (phrases: string[]) => saysOneOf(phrases)(plain)
  if (isSaid(buyer.plainly) && isSaid(buyer.deeds)) {
    return { facts: [...factsOf(knowledge, ['profile.bio']), ...servicesFor(knowledge, message)], lead: 'plainly' }
  }
  if (isSaid(buyer.offer)) return { facts: servicesFor(knowledge, message), lead: 'offer' }
  // Who looks for somebody to employ, or wants to be shown something, does not ask for a service.
  if (isSaid(tasks.recruiting) || Object.values(wishes).some(isSaid)) return undefined
  const isOwnWish = isSaid(buyer.own) && isSaid(buyer.want)
  if (!isOwnWish && !(isSaid(buyer.need) && !namesWork(knowledge, message))) return undefined
  return { facts: servicesFor(knowledge, message), lead: 'need' }
}

/**
 * @param earlier what was asked before.
 * @returns what comes nearest to a question that no fact answers; undefined for any other question.
 */
export function nearestForBuyer(knowledge: Knowledge, message: string, earlier?: string): Fact[] | undefined {
  const { buyer } = knowledge.words
  const plain = plainly(message)
  const kinds = Object.keys(unansweredQuestions) as Kind[]
  const asked = kinds.find((kind) => saysOneOf(buyer[kind])(plain)) ?? bareKind(knowledge, plain, earlier)
  return asked && factsOf(knowledge, unansweredQuestions[asked])
}

/** "How much is it?" is about what was talked about before, unless that was no fact either. */
function bareKind(knowledge: Knowledge, plain: string, earlier: string | undefined): Kind | undefined {
  const { howLong, howMuch } = knowledge.words.buyer
  const isAll = (phrases: string[]) => saysOneOf(phrases)(plain) && withoutPhrases(plain, phrases).trim() === ''
  const kind = isAll(howLong) ? 'duration' : isAll(howMuch) ? 'price' : undefined
  return kind && (earlier === undefined || asksAsBuyer(knowledge, earlier)) ? kind : undefined
}

const asksAsBuyer = (knowledge: Knowledge, message: string) =>
  (nearestForBuyer(knowledge, message) ?? answerToBuyer(knowledge, message)) !== undefined

const factsOf = ({ retrieval }: Knowledge, ids: string[]) => ids.flatMap((id) => retrieval.facts.get(id) ?? [])

/** All services; those that resemble what is wanted come first. */
function servicesFor({ retrieval }: Knowledge, message: string) {
  const services = [...retrieval.facts.values()].filter(({ kind }) => kind === 'service')
  const resembling = retrieval.search(message, ({ kind }) => kind === 'service').found.map(({ fact }) => fact)
  return [...new Set([...resembling, ...services])]
}
