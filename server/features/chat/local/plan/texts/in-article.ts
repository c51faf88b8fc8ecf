/** What an article of the owner's says: asked for by what it is about, or as more of the one that was told last. */

import { type CitedArticle, isOfArticle } from '#content/article-passages.ts'
import type { Fact } from '#content/fact.ts'
import { languageTraits, spaceIn } from '#content/language/traits.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { cutWords, functionWords, segmentsOf } from '#server/knowledge/tokens.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import { fit, wantedBy } from '../follow-ups/answer-type.ts'
import { isAtMost, isOfOwner, isOfPersonal, SHORT } from '../follow-ups/asked-of.ts'
import { linesOf } from '../follow-ups/things.ts'
import { background } from '../life/background.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { isWhether } from '../whether.ts'
import { isLong, stateAll } from './evidence.ts'

/** An article is meant by so much of a question, and by so much more than every other. */
const OF_ARTICLE = 0.3
const MORE = 0.15
/** Its passages hold so much of a question that calls it an article, and so much more than every other's. */
const HELD = 0.6
const MUCH_MORE = 0.25
/** A sentence says what is asked from this share of the question on. */
const OF_MATTER = 0.45
/** The same where it is of the sort that is asked for: a number, a reason. */
const OF_SORT = 0.3

/** The article that the last answer told of, by its summary or a passage. */
export const toldOf = ({ world, focus }: Asked): CitedArticle | undefined =>
  world.articles.find((article) => focus.last[0] && isOfArticle(article, focus.last[0]))

/** "Open the article about the cache": the one whose summary has most of it, by far. */
export function articleCalled(asked: Asked): CitedArticle | undefined {
  const { reading, world, knowledge } = asked
  const shareOf = knowledge.retrieval.near(reading.message)
  const [best, next] = world.articles
    .map((article) => ({ article, share: shareOf(article.summary.text) }))
    .sort((a, b) => b.share - a.share)
  return best && best.share - (next?.share ?? 0) >= MORE ? best.article : undefined
}

const ofWorkAlone = kindsOf('duration', 'topic-number')

/** A French review may be a journal, and lasts for days where it is asked how long it takes. */
const isOfWorkAlone = ({ kinds: [best] }: Asked): boolean => best !== undefined && ofWorkAlone.has(best.kind)

/** "The article about the cache": the one that has most of the words beside, by far. */
function named(asked: Asked): CitedArticle | undefined {
  const { reading, world, knowledge } = asked
  const isOfOther = reading.has('howMany') || isWhether(reading) || isOfWorkAlone(asked)
  if (!reading.has('publication') || isOfOther || !tellsMatter(asked)) return undefined
  const shareOf = knowledge.retrieval.near(reading.message)
  // Words that no article has tell none from another.
  const whole = world.articles.map(({ passages }) => shareOf(passages.map(({ text }) => text).join('\n')))
  const [kind] = asked.kinds
  const reach = kind?.kind === 'publications' ? 1 : Math.min(1, Math.max(REACH, ...whole))
  const [best, next] = world.articles
    .map(({ summary, ...article }) => ({
      article: { summary, ...article },
      share: shareOf(`${summary.text}\n${summary.tags.join('\n')}`) / reach,
    }))
    .sort((a, b) => b.share - a.share)
  if (best && best.share >= OF_ARTICLE && best.share - (next?.share ?? 0) >= MORE) return best.article
  return kind?.kind === 'publications' ? undefined : heldByOne(asked)
}

/** "In the article on the cache, why was checking again dangerous?": one article holds nearly all of it, and is about some of it. */
function heldByOne({ reading, world, knowledge: { retrieval } }: Asked): CitedArticle | undefined {
  const shareOf = retrieval.near(reading.message)
  const asked = new Set(retrieval.telling(reading.message))
  const [best, next] = world.articles
    .map((article) => ({ article, share: shareOf(article.passages.map(({ text }) => text).join('\n')) }))
    .sort((a, b) => b.share - a.share)
  const isAbout = best && retrieval.telling(best.article.summary.text).some((term) => asked.has(term))
  return isAbout && best.share >= HELD && best.share - (next?.share ?? 0) >= MUCH_MORE ? best.article : undefined
}

/** So much of a question that does not call it one an article must be about, and so many of its words. */
const OF_TITLE = 0.45
const WORDS = 2

/** "What goes on the page of a decision record?", of nothing that was talked about: an article that is about more of it than any fact. */
function ofMatter(asked: Asked): CitedArticle | undefined {
  const { reading, focus, world, knowledge } = asked
  const isOfWork = reading.of('job').length + reading.of('project').length + focus.entities.length > 0
  // How many there are, and how long something takes, is told of the work.
  const isMeasured = reading.has('howMany', 'howMuch', 'howLong', 'when') || isOfWorkAlone(asked)
  if (isOfWork || isMeasured || reading.time || !tellsMatter(asked)) return undefined
  const { near, telling } = knowledge.retrieval
  const shareOf = near(reading.message)
  const summaries = new Set(world.articles.map(({ summary }) => summary))
  const [best] = world.articles
    .map((article) => ({ article, share: shareOf(article.summary.text) }))
    .sort((a, b) => b.share - a.share)
  if (!best || best.share < OF_TITLE) return undefined
  const said = new Set(telling(best.article.summary.text))
  const isToldElsewhere = world.ledger.some((fact) => !summaries.has(fact) && shareOf(fact.text) >= best.share)
  const shared = new Set(telling(reading.message).filter((term) => said.has(term)))
  return shared.size >= WORDS && !isToldElsewhere ? best.article : undefined
}

/** "Did she publish something about it?", "before it is published": no word says what an article would be about. */
function tellsMatter({ reading: { language, topic } }: Asked): boolean {
  return cutWords(language, topic).some(
    ({ said }) => !functionWords[language].has(said) && !callsArticle(language, said),
  )
}

const callsArticle = (language: Language, word: string): boolean =>
  languageCues(language)
    .cues.find(` ${word} `)
    .some(({ value }) => value === 'publication')

interface Passage {
  fact: Fact
  /** Of the sentences of the passage, where the answer begins. */
  at: number
  score: number
}

/** The passage that says what is asked; undefined if none does. @param words what tells it, if not all of the message does. */
function passageFor(asked: Asked, { passages }: CitedArticle, words?: string): Passage | undefined {
  const shareOf = asked.knowledge.retrieval.near(words ?? asked.reading.message)
  const cues = matters.filter((cue) => asked.reading.has(cue))
  const cuesOf = (sentence: string) => {
    const said = cues.length > 0 ? languageCues(asked.reading.language).cues.find(foldText(sentence).text) : []
    return cues.filter((cue) => said.some(({ value }) => value === cue)).length / Math.max(1, cues.length)
  }
  const wanted = wantedBy(asked)
  const isSorted = wanted.type !== undefined && !wanted.isGuessed
  // Words that no passage has tell none from another, where the article is asked for a reason or by its name.
  const isOfArticle = words !== undefined || wanted.type === 'reason'
  const reach = isOfArticle ? Math.min(1, Math.max(REACH, shareOf(passages.map(({ text }) => text).join('\n')))) : 1
  const found = passages.flatMap((fact, place) => {
    const isBelow = fact.tags.some((heading) => isNamedBy(asked, heading))
    return sentencesOf(fact.text).map((sentence, at): Passage => {
      const has = shareOf(sentence) / reach + CUE * cuesOf(sentence)
      const fits = isSorted ? fit(asked, wanted, fact, sentence) : 0
      const isIt = has >= OF_MATTER || (fits === 2 && has >= OF_SORT)
      const score = (isIt ? 1 + has + fits * SORT : 0) + (isBelow ? BELOW : 0)
      return { fact, at, score: score && score - (place + at) * BEHIND }
    })
  })
  const [best] = found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return best
}

/** "In the article on decisions, which part would she keep?": what is asked beside what the article is about, told by a passage. */
function passageAsked(asked: Asked, article: CitedArticle): Plan | undefined {
  const [best] = asked.kinds
  const isOfWhole = best !== undefined && ofWhole.has(best.kind) && best.probability >= SURELY
  const beside = isOfWhole ? '' : wordsBeside(asked, article)
  const passage = beside === '' ? undefined : passageFor(asked, article, beside)
  return passage && told(asked, passage)
}

/** What an article is about, and which there are, no passage tells. */
const ofWhole = kindsOf('publication-which', 'publications')
const SURELY = 0.5

/** The words of a message that its article is neither called nor summed up by. */
function wordsBeside({ reading: { language, text }, knowledge }: Asked, { summary }: CitedArticle): string {
  const isOfArticle = (word: string) => knowledge.retrieval.near(word)(summary.text) > 0
  return cutWords(language, text)
    .map(({ said }) => said)
    .filter((said) => !functionWords[language].has(said) && !isOfArticle(said) && !callsArticle(language, said))
    .join(' ')
}

/** What is asked for by words that any question may have counts for so much: before, after, costs, people. */
const CUE = 0.3
const matters: CueId[] = [
  'before',
  'after',
  'cost',
  'people',
  'team',
  'use',
  'speed',
  'quantity',
  'result',
  'challenge',
  'solution',
]

/** "What example does she give?", of what stands below "An example": questions have such words, and they tell little elsewhere. */
function isNamedBy({ reading }: Asked, heading: string): boolean {
  const { isDense } = languageTraits[reading.language]
  const said = foldText(heading).text.trim()
  const words = isDense ? segmentsOf(reading.language, said).map(({ segment }) => segment) : said.split(' ')
  return words.some(
    (word) => (isDense ? word.length > 1 || word === said : word.length >= TELLING) && reading.text.includes(word),
  )
}

/** However little of a question an article has, a sentence must have so much of what it might. */
const REACH = 0.5

/** What stands below the right heading comes after a sentence that says what is asked. */
const BELOW = 0.6

/** Shorter words of a heading stand in any question. */
const TELLING = 5

/** Of two sentences that say as much, the first is told. */
const BEHIND = 0.01
const SORT = 0.2

/** "Why that one?", after a passage: how it goes on. */
function goingOn({ reading, focus }: Asked, { passages }: CitedArticle): Passage | undefined {
  const asks = reading.has('why', 'how') && reading.rest.every(({ isOrdinary }) => isOrdinary)
  const fact = passages.find((one) => one === focus.last[0])
  if (!asks || !fact) return undefined
  const said = focus.texts.join(' ')
  const at = sentencesOf(fact.text).findLastIndex((sentence) => said.includes(sentence)) + 1
  return at < sentencesOf(fact.text).length ? { fact, at, score: 0 } : undefined
}

/** From a sentence of a passage on, as much as is said at once. */
function told(asked: Asked, { fact, at }: Passage): Plan {
  const { language } = asked.reading
  const sentences = sentencesOf(fact.text)
  const start = isLong(language, fact.text) ? at : 0
  const between = spaceIn(language)
  const text = sentences
    .slice(start)
    .reduce(
      (said, next) =>
        said === '' || !isLong(language, said + between + next) ? (said ? said + between : '') + next : said,
      '',
    )
  return plan([say(asked.s.inArticle({ title: fact.source ?? '', text }), fact)], { focus: asked.focus.entities })
}

/** A passage from one of its sentences on. */
export const toldFrom = (asked: Asked, fact: Fact, sentence: string): Plan =>
  told(asked, { fact, at: sentencesOf(fact.text).indexOf(sentence), score: 0 })

/** "What is the article on decisions about?", "which part matters most?" */
export function inArticle(asked: Asked): Plan | undefined {
  const { reading, focus, s, knowledge } = asked
  // "Has she written about Kafka?" asks whether there is one, not for Kafka.
  if (isWhether(reading) && reading.has('publication') && reading.of('technology').length > 0)
    return background(asked, 'publications')
  const meant = named(asked)
  const rest = { focus: focus.entities }
  if (meant) return passageAsked(asked, meant) ?? plan(linesOf(asked, [meant.summary]), rest)
  const article = toldOf(asked)
  const about = article ? undefined : ofMatter(asked)
  const isBeside = about && knowledge.retrieval.telling(wordsBeside(asked, about)).length > 0
  if (about) return (isBeside && passageAsked(asked, about)) || plan(linesOf(asked, [about.summary]), rest)
  if (!article || reading.mentions.length > 0 || reading.time || !isAtMost(reading, SHORT)) return undefined
  if (reading.has('when', 'sinceWhen') && reading.rest.every(({ isOrdinary, isKnown }) => isOrdinary || !isKnown))
    return plan(linesOf(asked, [article.summary]), rest)
  const passage = passageFor(asked, article)
  if (passage) return told(asked, passage)
  if (isOfPersonal(asked) || isOfOwner(asked) || reading.has(...ofOthers)) return undefined
  const next = goingOn(asked, article)
  return next ? told(asked, next) : plan([say(s.noMoreOfIt()), ...stateAll(asked, [article.summary], 1)], rest)
}

/** Whoever asks for one of these asks of something else. */
const ofOthers = [
  'job',
  'company',
  'project',
  'career',
  'technology',
  'skill',
  'contact',
  'service',
  'publication',
] as const
