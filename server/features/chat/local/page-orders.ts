/** What of the page a message asks to change: light or dark, its language, which page is shown. */
import { type CitedArticle, isOfArticle } from '#content/article-passages.ts'
import { type OpenPage, openPage } from '#content/language/patterns/talk/open-page.ts'
import { pageThemeWanted, themeWords } from '#content/language/patterns/talk/page-theme.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { PageOrder } from '#contract/chat/page-orders.ts'
import { isOneOf } from '#contract/keys.ts'
import { languages } from '#contract/language.ts'
import { isOn } from '#contract/site/site.ts'
import { questionWords } from '#server/knowledge/understand/question-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Project } from '#server/knowledge/world/things.ts'
import { asksWhetherSpoken, lastLanguageNamed } from './page-language.ts'
import type { Asked } from './plan/plan.ts'
import { articleCalled } from './plan/texts/in-article.ts'

/** A page, and what it is called: lists of projects and of articles have no name of their own. */
export interface OpenedPage {
  page: PageOrder
  title?: string | undefined
}

/** @returns light or dark where one of them is asked for. */
export function themeWanted({ language, message }: Reading): { page: PageOrder } | undefined {
  if (!pageThemeWanted[language].test(message)) return undefined
  const { dark, light } = themeWords[language]
  if (dark.test(message) === light.test(message)) return undefined
  return { page: { theme: dark.test(message) ? 'dark' : 'light' } }
}

/** @returns the language of this site that is named, in a message that asks for the page in another. */
export function languageWanted(reading: Reading): { page: PageOrder } | undefined {
  const named = asksWhetherSpoken(reading) ? undefined : lastLanguageNamed(reading)
  return named !== undefined && isOneOf(languages, named) ? { page: { language: named } } : undefined
}

/** Longer messages ask something of the work. In characters where no blanks are, else in words. */
const MOST = { words: 12, characters: 30 }

/** What asks for more than to go somewhere: "show me how that case ended". "Where is …" and "can you …" do not. */
const asking = questionWords.filter((id) => id !== 'where' && id !== 'whether' && id !== 'what' && id !== 'which')
const ofMatter = ['result', 'team', 'challenge', 'solution', 'decision', 'architecture', 'cost'] as const

/** @returns the page that a message asks to open, of a project or an article that it names or that was just talked about. */
export function pageToOpen(asked: Asked): OpenedPage | undefined {
  const { reading } = asked
  const { language, message } = reading
  const { isDense } = languageTraits[language]
  const length = isDense ? message.length : message.trim().split(/\s+/).length
  if (length > (isDense ? MOST.characters : MOST.words) || reading.has(...asking, ...ofMatter)) return undefined
  const words = openPage[language]
  if (words.it.test(message)) return pageOfIt(asked)
  return words.verb.test(message) ? pageNamed(asked, words) : undefined
}

const pageOf = ({ id, title }: Project): OpenedPage | undefined =>
  isOn('caseStudies') ? { page: { open: `/case-study/${id}` }, title } : undefined

function articlePage({ summary: { id, source } }: CitedArticle): OpenedPage {
  return { page: { open: `/writing/${id.replace(/^article\./, '')}` }, title: source }
}

/** The articles that were told last: of several, none is meant. */
function articlesTold({ world, focus }: Asked): OpenedPage | undefined {
  const [one, another] = world.articles.filter((article) => focus.last.some((fact) => isOfArticle(article, fact)))
  return another ? { page: { open: '/writing' } } : one && articlePage(one)
}

/** A title has so much more of the words than every other. */
const MORE = 0.15

/** "The case study on fraud": the one whose title has most of it, by far. */
function projectCalled({ reading, world, knowledge }: Asked): Project | undefined {
  const shareOf = knowledge.retrieval.near(reading.message)
  const [best, next] = world.projects
    .map((project) => ({ project, share: shareOf(project.title) }))
    .sort((a, b) => b.share - a.share)
  return best && best.share - (next?.share ?? 0) >= MORE ? best.project : undefined
}

/** Of what was told last, articles before the work that they are about. */
function pageOfIt(asked: Asked): OpenedPage | undefined {
  const [thing] = asked.focus.entities
  return articlesTold(asked) ?? (thing?.kind === 'project' ? pageOf(thing) : undefined)
}

function pageNamed(asked: Asked, words: OpenPage): OpenedPage | undefined {
  const { reading, world, focus } = asked
  const { message } = reading
  const [named = projectCalled(asked), another] = reading.of('project')
  if (words.article.test(message)) {
    const article = articleCalled(asked)
    return article ? articlePage(article) : articlesTold(asked)
  }
  if (another) return undefined
  // The first one has a guide of its own.
  if (named) return named !== world.projects[0] && words.work.test(message) ? pageOf(named) : undefined
  if (words.projects.test(message)) return isOn('caseStudies') ? { page: { open: '/projects' } } : undefined
  const [thing] = focus.entities
  return thing?.kind === 'project' && words.thatWork.test(message) ? pageOf(thing) : undefined
}
