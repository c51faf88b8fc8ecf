/** Every way in which a question is answered, most particular first: the one place that says what goes before what. */
import { backgroundKinds, kindsOf, ofInterview } from '#contract/chat/message-kinds.ts'
import { cutWords, functionWords } from '#server/knowledge/tokens.ts'
import { answeredByOwner } from '../../owner-answers.ts'
import { askedOfJob } from '../employers/asked-of-job.ts'
import { sizeOfEmployer } from '../employers/employer-size.ts'
import { workInField } from '../employers/in-field.ts'
import { namesNothing } from '../follow-ups/asked-of.ts'
import { askedOfList } from '../follow-ups/asked-of-list.ts'
import { continued } from '../follow-ups/continued.ts'
import { followUp } from '../follow-ups/follow-up.ts'
import { oneListed } from '../follow-ups/one-of-list.ts'
import { thingMeant } from '../follow-ups/things.ts'
import { beforeTown } from '../life/before-town.ts'
import { yearsInTrade } from '../life/career.ts'
import { certifiedIn } from '../life/certified.ts'
import { inCountry } from '../life/countries.ts'
import { human } from '../life/human.ts'
import { inBetween, orderAsked } from '../life/in-order.ts'
import { stillRuns, stillThere, validity } from '../life/lasting.ts'
import { ledAsMany, managerMeant } from '../life/leadership.ts'
import { namedPerson } from '../life/named-person.ts'
import { neededByVisitor } from '../life/needed.ts'
import { noEmployer } from '../life/no-employer.ts'
import { ownBossSince, replyTime } from '../life/own-boss.ts'
import { papersAsked } from '../life/papers.ts'
import { saidBy, voicesOfTopic } from '../life/said-by.ts'
import { whatWasStudied } from '../life/studied.ts'
import { testimonials } from '../life/testimonials.ts'
import { callAsked, networkAsked } from '../offers/contact.ts'
import { formOfWorkAsked } from '../offers/form-of-work.ts'
import { termsOfOffer } from '../offers/offer-terms.ts'
import { freeAsked, timeOfOffer, wholePriceAsked } from '../offers/offers.ts'
import { type Asked, type Plan, type Planner, plan, say } from '../plan.ts'
import { askedOfWork } from '../projects/asked-of-work.ts'
import { comparedByMeasure } from '../projects/compare-measured.ts'
import { failing } from '../projects/failing.ts'
import { oneProject } from '../projects/one-project.ts'
import { projectByLength } from '../projects/projects.ts'
import { whichProject } from '../projects/which-project.ts'
import { explainedTerm } from '../technologies/explained.ts'
import { handsOn } from '../technologies/hands-on.ts'
import { skillSince } from '../technologies/skill-since.ts'
import { usedToday } from '../technologies/used-now.ts'
import { usedThere } from '../technologies/used-there.ts'
import { countTold, largestTold } from '../texts/counts.ts'
import { favourite } from '../texts/favourites.ts'
import { inArticle } from '../texts/in-article.ts'
import { ownedAsked, saidInSoManyWords } from '../texts/in-so-many-words.ts'
import { turnedDown } from '../texts/interviewed.ts'
import { opinionOn } from '../texts/opinion.ts'
import { soughtOfThing } from '../texts/sought.ts'
import { byRetrieval, isOfWork } from '../texts/topic.ts'
import { writingPage } from '../texts/writing-page.ts'
import { byKind, LIKELY, SURE } from './by-kind.ts'
import { wordRules } from './by-words.ts'
import type { Rule } from './rule.ts'

/** What the owner added for this very question (decision 18). */
const byOwner: Planner = ({ knowledge, reading }) => {
  const fact = answeredByOwner(knowledge, reading.message)
  return fact && plan([say(fact.text, fact)])
}

/** "What is it called, the project with …?" points to one that it does not name. */
const projectPointedTo: Planner = (asked) => (asked.reading.has('it', 'project') ? whichProject(asked) : undefined)

/** Facts with so much of the question are meant rather than an opinion that is no more than likely. */
const CLEARLY = 0.55

const clearlyOfWork: Planner = (asked) => {
  const [best] = asked.kinds
  const found = best && ofInterview.has(best.kind) ? byRetrieval(asked, isOfWork, CLEARLY) : undefined
  return found && { ...found, kind: 'topic-how' }
}

const ofSureKind: Planner = (asked) => byKind(asked, asked.kinds, SURE)

/** What is asked of every job and project, and of every list: an answer that leans on a sentence of what was told is seldom as good. */
const askedOfAll = kindsOf(...backgroundKinds, ...(['project-results', 'project-how', 'project-challenge'] as const))

const ofTeams = kindsOf('project-team', 'job-team')

/** "And how good are the results?", "how large was the team?", after an answer; "how many days?" is asked of no team. */
const ofKindAskedOfAll: Planner = (asked) => {
  const { kinds, focus, reading } = asked
  const [best] = kinds
  const isAsked = best && (askedOfAll.has(best.kind) || (ofTeams.has(best.kind) && reading.has('team', 'people')))
  const made = isAsked && focus.last.length > 0 && namesNothing(asked) ? ofSureKind(asked) : undefined
  return made?.answered && !made.isUntold ? made : undefined
}

/** What a project or a number of it is asked for beyond doubt is not sought among the sentences near what was told. */
const ofKindBeyondDoubt: Planner = (asked) => {
  const [best] = asked.kinds
  const isMeant = best !== undefined && ofMatter.has(best.kind) && best.probability >= SURELY
  const made = isMeant && asked.focus.last.length > 0 ? ofSureKind(asked) : undefined
  return made?.answered && !made.isUntold ? made : undefined
}

/** Those sentences were right in one of four such turns, and these kinds in seven of seven. */
const ofMatter = kindsOf('project-how', 'project-team', 'project-challenge', 'topic-number')

/** What is no more than likely is answered, not refused, and nothing on the page moves. */
const ofLikelyKind: Planner = (asked) => {
  const made = byKind(asked, asked.kinds, LIKELY)
  if (!made?.answered) return undefined
  const { marker: _, ...rest } = made
  return rest satisfies Plan
}

/** "Does she do mobile apps?": of a thing that one word alone does not tell, and not of all that is offered. */
const asksToDo = ({ kinds: [best], reading: { has, topic, language } }: Asked) =>
  has('whether', 'do') &&
  !has('how', 'howLong', 'howMany', 'howMuch', 'why') &&
  best?.kind !== 'services' &&
  (has('built') || cutWords(language, topic).filter(({ said }) => !functionWords[language].has(said)).length > 1)

/** "What did the client say about it?", of a project or a job about which somebody is quoted. */
const voicesAsked: Planner = (asked) => {
  const ofVoices = asked.kinds.filter(({ kind }) => kind === 'testimonials' || kind === 'testimonial-of')
  const likely = ofVoices.reduce((sum, { probability }) => sum + probability, 0)
  return likely >= OF_VOICES && voicesOfTopic(asked).length > 0 ? testimonials(asked) : undefined
}

/** So likely it is somebody's words that are asked for. */
const OF_VOICES = 0.4

/** "How much a day?" */
const isOfPrice = ({ kinds: [best] }: Asked) => best?.kind === 'rates' && best.probability >= SURELY

const SURELY = 0.8

const not = (condition: (asked: Asked) => boolean) => (asked: Asked) => !condition(asked)

/** What the words of the message settle, whatever kind it is of. */
const settling: Omit<Rule, 'settles'>[] = [
  { name: 'whether a certificate still holds', reads: 'conversation', answer: validity },
  {
    name: 'more of a list, and what it does not tell',
    reads: 'message',
    answer: askedOfList,
    leans: true,
    holds: true,
  },
  { name: 'one of the things that were told', reads: 'message', answer: thingMeant, leans: true },
  { name: 'more of what was told', reads: 'conversation', answer: continued },
  { name: 'what the owner has answered', reads: 'conversation', answer: byOwner },
  { name: 'what an article says', reads: 'message', answer: inArticle, leans: true },
  { name: 'a certificate for something with a name', reads: 'message', answer: certifiedIn },
  { name: 'whether a technology was used in what was told', reads: 'message', answer: usedThere },
  {
    name: 'what somebody likes best or thinks of something',
    reads: 'message',
    answer: (asked) => favourite(asked) ?? opinionOn(asked),
  },
  { name: 'whether something still runs', reads: 'conversation', answer: stillRuns },
  { name: 'the page of the articles', reads: 'message', answer: writingPage },
  { name: 'one of the works that were listed', reads: 'message', answer: oneListed, leans: true, holds: true },
  { name: 'what everybody asks of a piece of work', reads: 'message', answer: askedOfWork, leans: true, holds: true },
  { name: 'what happens when a part fails', reads: 'message', answer: failing },
  { name: 'a human instead of the assistant', reads: 'message', answer: human },
  { name: 'a talk with the owner', reads: 'message', answer: callAsked },
  { name: 'an account in a network', reads: 'message', answer: networkAsked },
  { name: 'whether somebody is a manager', reads: 'message', answer: managerMeant },
  { name: 'in which form somebody works', reads: 'message', answer: formOfWorkAsked },
  { name: 'what a visitor needs', reads: 'message', answer: neededByVisitor },
  { name: 'papers that one carries', reads: 'message', answer: papersAsked },
  { name: 'whether an offer costs nothing', reads: 'message', answer: freeAsked },
  { name: 'what all of it cost', reads: 'message', answer: wholePriceAsked },
  { name: 'how soon the owner replies', reads: 'message', answer: replyTime },
  { name: 'the terms of one service', reads: 'message', answer: termsOfOffer },
  { name: 'how long an offer takes', reads: 'message', answer: timeOfOffer },
  { name: 'what somebody owns', reads: 'message', answer: ownedAsked },
  { name: 'what the owner turns down', reads: 'message', when: asksToDo, answer: turnedDown },
  { name: 'what owners say in so many words', reads: 'message', answer: saidInSoManyWords },
  { name: 'work in a field of business', reads: 'message', answer: workInField },
  { name: 'who never employed the owner', reads: 'message', answer: noEmployer },
  { name: 'since when somebody is their own boss', reads: 'message', answer: ownBossSince },
  { name: 'whether somebody still writes code', reads: 'message', answer: handsOn },
  { name: 'since when somebody has a skill', reads: 'message', answer: skillSince },
  { name: 'how long somebody has been in a trade', reads: 'message', answer: yearsInTrade },
  { name: 'whether a tool is used today', reads: 'message', answer: usedToday },
  { name: 'what everybody asks of a job', reads: 'message', answer: askedOfJob, leans: true, holds: true },
  { name: 'whether somebody is still there', reads: 'message', answer: stillThere },
  { name: 'a person by name', reads: 'message', answer: namedPerson },
  { name: 'what somebody said', reads: 'message', answer: saidBy },
  { name: 'what a word means', reads: 'message', answer: explainedTerm },
  { name: 'the first, the last and the biggest project', reads: 'message', answer: oneProject },
  { name: 'the longest and the shortest project', reads: 'message', answer: projectByLength },
  { name: 'what was between two jobs', reads: 'message', answer: inBetween },
  { name: 'which came first', reads: 'message', answer: orderAsked },
  { name: 'which of two is more', reads: 'message', answer: comparedByMeasure },
  { name: 'the sentence that holds what is asked of a thing', reads: 'message', answer: soughtOfThing, leans: true },
  { name: 'how many there are', reads: 'message', when: not(isOfPrice), answer: countTold },
  { name: 'the most of something', reads: 'message', answer: largestTold },
  { name: 'work in a country', reads: 'message', answer: inCountry },
  { name: 'how large an employer is', reads: 'message', answer: sizeOfEmployer },
  { name: 'whether so many were led', reads: 'message', answer: ledAsMany },
  { name: 'what was before a town', reads: 'message', answer: beforeTown },
  { name: 'what was studied', reads: 'message', answer: whatWasStudied },
  { name: 'what people say of what was told', reads: 'message', answer: voicesAsked },
  { name: 'what is asked of every job, project and list', reads: 'conversation', answer: ofKindAskedOfAll },
  { name: 'a kind beyond doubt', reads: 'message', answer: ofKindBeyondDoubt, guesses: true },
  { name: 'what leans on the answer before', reads: 'message', answer: followUp, leans: true },
  { name: 'which project is pointed to', reads: 'conversation', answer: projectPointedTo },
]

export const rules: Rule[] = [
  ...settling.map((rule): Rule => ({ ...rule, settles: true })),
  { name: 'a kind that is sure', reads: 'message', answer: ofSureKind, settles: true, guesses: true },
  ...wordRules,
  { name: 'work rather than an opinion', reads: 'message', answer: clearlyOfWork, guesses: true },
  { name: 'a kind that is likely', reads: 'message', answer: ofLikelyKind, guesses: true },
]
