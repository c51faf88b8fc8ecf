/**
 * For the browser, which reads no files: puts what they say into the code. Editing a file of the owner restarts the server
 * of development.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { imprintIn } from '#content/imprint.ts'
import { drawingTexts } from '#content/interface/drawing-texts.ts'
import { loadTexts } from '#content/interface/load.ts'
import { loadChat } from '#content/interface/load-chat.ts'
import { loadResumeDialog } from '#content/interface/load-resume-dialog.ts'
import { withChatLabels, withResumeLabels, withSiteLabels } from '#content/labels.ts'
import { besideOwner } from '#content/language/before-names.ts'
import { networkMarks } from '#content/network-marks.ts'
import { contentIn, profile } from '#content/owner.ts'
import { searchEntriesIn } from '#content/search/search-entries.ts'
import { type OwnerPicture, readOwnerPictures, sourcesOf } from '#content/writing/pictures.ts'
import type { CaseStudyParts } from '#contract/content/case-study-parts.ts'
import type { CaseStudy, CaseStudyText, FullCaseStudy } from '#contract/content/content.ts'
import { DEFAULT_LANGUAGE, findLanguage, knownLanguages, type Language, languages } from '#contract/language.ts'
import { ownerFolder } from '#contract/site/owner-folder.ts'
import { settings } from '#contract/site/settings.ts'
import { articleHtml } from './article-html.ts'
import { heroSheet, heroWords } from './drawing/hero.ts'
import { element } from './drawing/markup.ts'
import { drawingHtml } from './drawing/section.ts'
import { richHtml } from './rich-html.ts'

export function ownerContent(): Plugin {
  return {
    name: 'owner-content',
    resolveId: (id) => ([TEXT_OF, PARTS_OF, SMALL_OF].some((kind) => id.startsWith(kind)) ? `\0${id}` : undefined),
    async load(file) {
      if (file.startsWith(`\0${TEXT_OF}`)) return textModule(file.slice(TEXT_OF.length + 1))
      if (file.startsWith(`\0${PARTS_OF}`)) return partsModule(file.slice(PARTS_OF.length + 1))
      if (file.startsWith(`\0${SMALL_OF}`)) return smallModule(file.slice(SMALL_OF.length + 1))
      if (file.endsWith('/contract/site/settings.ts')) return `export const settings = ${JSON.stringify(settings)}`
      if (file.endsWith('/content/interface/hero-sheet.ts'))
        return `export const heroSheet = ${JSON.stringify(sheet())}`
      if (file.endsWith('/content/network-marks.ts'))
        return `export const networkMarks = ${JSON.stringify(marksShown())}`
      const [, name, rest] = /\/content\/(?:interface|language)\/(\w+)\/(.+)$/.exec(file) ?? []
      const language = knownLanguages.find((known) => known === name)
      if (!language) return undefined
      // Nothing ever asks for them.
      if (!languages.includes(language)) return 'export {}'
      if (rest === 'articles.ts') return articlesModule(language)
      if (rest === 'drawings.ts') return drawingsModule(language)
      if (rest === 'search-entries.ts')
        return `export const entries = ${JSON.stringify(await searchEntriesIn(language))}`
      const changed = await labelledModule(language, rest)
      if (changed) return changed
      const {
        records: _,
        articles: __,
        labels: ___,
        imprint,
        skills,
        caseStudies: all,
        ...content
      } = contentIn(language)
      if (rest === 'skill-evidence.ts') {
        const evidence = Object.fromEntries(skills.map((skill) => [skill.id, skill.evidence]))
        return `export const evidence = ${JSON.stringify(evidence)}`
      }
      if (rest === 'imprint.ts') return `export const imprint = ${JSON.stringify(imprintIn(language))}`
      if (rest !== 'content.ts') return undefined
      const shown = skills.map(({ evidence: _, keywords: __, ...skill }) => skill)
      const caseStudies = all.map(forPages(language))
      // Its page says by itself which language the imprint is in.
      const fallback = content.fallback && {
        ...content.fallback,
        texts: content.fallback.texts.filter((text) => text !== imprint),
      }
      return `export const content = ${JSON.stringify({ ...content, fallback, caseStudies, skills: shown })}`
    },
    transform(code, file) {
      const [, name = ''] = /\/content\/interface\/(\w+)\//.exec(file) ?? []
      const fitting = name && besideOwner(name, code, profile.name)
      return fitting && fitting !== code ? { code: fitting, map: null } : undefined
    },
    configureServer(server) {
      server.middlewares.use('/pictures/', (request, response, next) => {
        const found = readOwnerPictures(ownerFolder)
          .pictures.flatMap(versionsOf)
          .find(({ src }) => src === `/pictures${request.url}`)
        if (!found) return next()
        const type = found.src.endsWith('.avif') ? 'image/avif' : 'image/webp'
        draw(found).then((bytes) => response.setHeader('Content-Type', type).end(bytes), next)
      })
      server.watcher.add(ownerFolder)
      server.watcher.on('change', (file) => {
        // What was read stays read: the server of development is started anew.
        if (file.startsWith(ownerFolder)) void server.restart()
      })
    },
  }
}

/** Of the owner's networks, and of the one that people may sign in with. */
function marksShown(): Record<string, string | undefined> {
  const shown = new Set(['github', ...profile.profiles.map(({ id }) => id)])
  return Object.fromEntries(Object.entries(networkMarks).filter(([id]) => shown.has(id)))
}

/** The drawing of the first screen, as it is in every language. */
function sheet(): string {
  const drawn = contentIn(DEFAULT_LANGUAGE).caseStudies.find(({ sheets }) => sheets?.hero)
  return (drawn && heroSheet(DEFAULT_LANGUAGE, drawn)) ?? ''
}

/** A case study without what its own page alone needs, and with the words of the drawing of the first screen. */
const forPages =
  (language: Language) =>
  (study: FullCaseStudy): CaseStudy => {
    const { diagram: _, sheets: __, upright: ___, inAnswers: ____, markdown: _____, ...rest } = study
    const { challenge: ______, solution: _______, drawing, outcomes, ...others } = rest
    // The chat's stand-in tells the first one.
    const plain = { ...others, outcomes: outcomes.slice(0, 1) }
    if (!drawing) return plain
    const { title, description, width, height, parts, connections, way } = drawing
    const words = way && heroWords(language, study)
    const note = words?.some((word) => word.includes('\u00d7')) && drawingTexts[language].twice
    const written = way && { ...way, words, ...(note && { note }) }
    return { ...plain, drawing: { title, description, width, height, parts, connections, way: written } }
  }

/** A long text as HTML: of the owner's Markdown, or of words alone. */
async function richText(language: Language, study: FullCaseStudy, part: CaseStudyText): Promise<string | undefined> {
  const markdown = study.markdown?.[part]
  if (!markdown) return study[part] && element('p', { class: 'prose' }, study[part]).text
  const { fallback } = contentIn(language)
  const own = fallback?.texts.includes(markdown) ? fallback.language : language
  const made = await richHtml(markdown, own)
  return own === language ? made : `<div lang="${own}">${made}</div>`
}

/** The words of the site, the chat and the résumé's dialog, with the owner's labels in them. */
async function labelledModule(language: Language, name: string | undefined): Promise<string | undefined> {
  const { labels } = contentIn(language)
  if (name === 'site.ts') {
    const { messages } = await loadTexts[language]()
    return `export const messages = ${JSON.stringify(withSiteLabels(messages, labels))}`
  }
  if (name === 'resume/resume-dialog.ts') {
    const { resumeDialog } = await loadResumeDialog[language]()
    return `export const resumeDialog = ${JSON.stringify(withResumeLabels(resumeDialog, labels))}`
  }
  if (name !== 'chat/chat.ts') return undefined
  const { chat, cues } = await loadChat[language]()
  return `export const chat = ${JSON.stringify(withChatLabels(chat, labels))}
export const cues = ${JSON.stringify(cues)}`
}

/** Begins the name of a module with the text of one article. */
const TEXT_OF = 'article-text:'

/** The articles without their texts, each of which comes by itself. */
function articlesModule(language: Language): string {
  const { articles } = contentIn(language)
  const loaders = articles.map(
    ({ id, language }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`${TEXT_OF}${language}/${id}`)})`,
  )
  return `export const articles = ${JSON.stringify(articles.map(({ body: _, passages: __, ...article }) => article))}
export const loadText = {${loaders.join()}}`
}

function languageNamed(name = ''): Language {
  const language = findLanguage(name)
  if (!language) throw new Error(`There is no language ${name}.`)
  return language
}

/** @param name such as `en/first-article`. */
async function textModule(name: string): Promise<string> {
  const [language, id] = name.split('/')
  const article = contentIn(languageNamed(language)).articles.find((one) => one.id === id)
  if (!article) throw new Error(`There is no article ${name}.`)
  return `export const html = ${JSON.stringify(await articleHtml(article, readOwnerPictures(ownerFolder).pictures))}`
}

/** Begins the name of a module with the drawing and the long texts of one case study. */
const PARTS_OF = 'case-study-parts:'
/** And with all small drawings. */
const SMALL_OF = 'small-drawings:'

/** Where each case study's parts are fetched, and the small drawings. */
function drawingsModule(language: Language): string {
  const loaders = contentIn(language).caseStudies.map(
    ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`${PARTS_OF}${language}/${id}`)})`,
  )
  return `export const loadParts = {${loaders.join()}}
export const loadSmall = () => import(${JSON.stringify(SMALL_OF + language)})`
}

/** @param name such as `en/first-project`. */
async function partsModule(name: string): Promise<string> {
  const [code, id] = name.split('/')
  const language = languageNamed(code)
  const content = contentIn(language)
  const study = content.caseStudies.find((one) => one.id === id)
  if (!study) throw new Error(`There is no case study ${name}.`)
  const parts: CaseStudyParts = {
    ...(study.sheets && { drawing: await drawingHtml(content, study) }),
    challenge: await richText(language, study, 'challenge'),
    solution: await richText(language, study, 'solution'),
    outcomes: element(
      'ul',
      { class: 'prose list' },
      study.outcomes.map(({ text }) => element('li', {}, text)),
    ).text,
  }
  return `export const parts = ${JSON.stringify(parts)}`
}

/** @param name such as `en`. */
function smallModule(name: string): string {
  const drawn = contentIn(languageNamed(name)).caseStudies.flatMap(({ id, drawing, upright }) =>
    drawing && upright ? [{ id, drawing, upright }] : [],
  )
  const small = drawn.map(({ id, drawing: { width, height, box, nodes, lines }, upright }) => [
    id,
    { across: { width, height, box, nodes, lines }, upright },
  ])
  return `export const small = ${JSON.stringify(Object.fromEntries(small))}`
}

/** Writes the owner's pictures to where visitors fetch them. @param client the folder of files for visitors. */
export async function writeOwnerPictures(client: string): Promise<void> {
  for (const version of readOwnerPictures(ownerFolder).pictures.flatMap(versionsOf))
    await writeFile(join(client, version.src), await draw(version))
}

/** The picture as pages show it, and, where an article does, in other widths and formats. */
function versionsOf(picture: OwnerPicture): Pick<OwnerPicture, 'bytes' | 'src' | 'width'>[] {
  const { bytes, src, width } = picture
  const isInArticle = languages.flatMap((one) => contentIn(one).articles).some(({ body }) => body.includes(`(${src}`))
  const others = isInArticle ? sourcesOf(picture, ['avif', 'webp']).filter((one) => one.src !== src) : []
  return [{ bytes, src, width }, ...others.map((one) => ({ bytes, ...one }))]
}

/** As wide as pages show it, upright, and without what a camera notes about place and time. */
function draw({ bytes, src, width }: Pick<OwnerPicture, 'bytes' | 'src' | 'width'>): Promise<Buffer> {
  const upright = sharp(bytes).rotate().resize({ width })
  return (src.endsWith('.avif') ? upright.avif({ quality: 55 }) : upright.webp({ quality: 80 })).toBuffer()
}
