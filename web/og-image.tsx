/**
 * The picture that is shown where somebody shares a page: 1200 by 630 pixels, the site's own sheet with the page's own
 * drawing. Laid out here, drawn by `scripts/build/og-images.ts`, which knows neither the stylesheet nor `light-dark()`.
 */
import type { ReactElement, ReactNode } from 'react'
import { fonts } from '#content/drawing/sizes.ts'
import { loadDrawings } from '#content/interface/load-drawings.ts'
import { shownAddress } from '#contract/content/address.ts'
import { type CaseStudy, tellAll } from '#contract/content/content.ts'
import type { TitledDrawing } from '#contract/content/drawing.ts'
import type { ConnectionType, NodeType } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import { chatI18n } from './features/chat/i18n.tsx'
import { topicsOf } from './features/chat/state/canned.ts'
import { loadWriting } from './features/writing/i18n.tsx'
import { tagsOf, viewAt } from './features/writing/view.ts'
import { type I18n, loadI18n } from './platform/i18n.tsx'
import { findRoute } from './routes.tsx'

const CHIPS_MAX = 5

/** In pixels; the size that the specification and the large card of every network ask for. */
export const PICTURE = { width: 1200, height: 630 }

const PADDING = 56
const CONTENT_H = PICTURE.height - 2 * PADDING
/** Pixels of the column of words, and of that of the drawing. */
const TEXT_W = 452
const BOARD_W = 572

/** As in `styles/theme.css`, by day. */
const color = {
  paper: '#fafbfd',
  surface: '#ffffff',
  ink: '#0e1a2f',
  muted: '#414e64',
  line: '#d9e1ec',
  tick: '#7f8ca3',
  grid: '#edf1f7',
  brand: site.accent.light,
  violet: '#6d4bd8',
}
const nodeTones: Record<NodeType, string> = {
  service: color.brand,
  gateway: '#4b5bd6',
  ai: '#7a3fd1',
  database: '#0d7a4f',
  storage: '#3d7a0d',
  queue: '#a15c00',
  compute: '#0a7d8c',
  security: '#b3261e',
}
const linkTones: Record<ConnectionType, string> = {
  api: color.brand,
  stream: nodeTones.ai,
  sync: nodeTones.queue,
  data: color.tick,
}

interface Sheet {
  eyebrow: string
  title: string
  text: string
  drawing: ReactNode
}

/** @returns undefined for pages that nobody is meant to share. */
export async function pagePicture(path: string, language: Language): Promise<ReactElement | undefined> {
  const i18n = await loadI18n(language)
  const sheet = await sheetOf(path, i18n)
  return sheet && <Picture sheet={sheet} i18n={i18n} />
}

async function sheetOf(path: string, i18n: I18n): Promise<Sheet | undefined> {
  const { t: tSite, content, language } = i18n
  const { profile, caseStudies, skills } = content
  const { name } = findRoute(path)
  const [first] = caseStudies
  const study = caseStudies.find(({ id }) => path === `/case-study/${id}`)
  if (name === 'home') {
    const drawing = await boardOf(first, language)
    return { eyebrow: profile.title, title: profile.name, text: profile.availability ?? '', drawing }
  }
  if (name === 'projects') {
    const rows = caseStudies.map(({ id, title, metrics }) => ({
      id,
      name: title,
      value: metrics[0]?.value ?? '',
      line: 100,
    }))
    return {
      eyebrow: '',
      title: tSite('projects.allHeading'),
      text: tellAll(caseStudies) ? tSite('projects.allIntro') : '',
      drawing: <Rows rows={rows} />,
    }
  }
  if (name === 'skills') {
    const rows = skills.map(({ id, name, level, levelText }) => {
      return { id, name, value: levelText ?? level?.toString() ?? '', line: level }
    })
    return { eyebrow: '', title: tSite('skills.heading'), text: '', drawing: <Rows rows={rows} /> }
  }
  if (name === 'chat') {
    const { t } = await chatI18n(language)
    const chips = topicsOf(content).map((topic) => t(`chips.${topic}`))
    const text = tSite('meta.chat.description', { assistant: site.assistant, name: profile.name })
    return { eyebrow: tSite('navigation.chat'), title: site.assistant, text, drawing: <Chips chips={chips} /> }
  }
  if (name === 'writing') return await writingSheet(path, i18n)
  if (!study) return undefined
  return {
    eyebrow: study.category,
    title: study.title,
    text: study.subtitle,
    drawing: await boardOf(study, language),
  }
}

async function writingSheet(path: string, { language }: I18n): Promise<Sheet | undefined> {
  const writing = await loadWriting(language)
  const view = viewAt(path, writing)
  if (view.kind === 'missing' || (view.kind === 'list' && view.tag)) return undefined
  if (view.kind === 'list') {
    const drawing = (
      <Chips
        chips={tagsOf(writing.articles, language)
          .map(({ text }) => text)
          .slice(0, CHIPS_MAX)}
      />
    )
    return { eyebrow: '', title: writing.t('heading'), text: writing.t('intro'), drawing }
  }
  const { article } = view
  // Another language may need another typeface.
  if (article.language !== language) return undefined
  const drawing = <Chips chips={article.tags.map(({ text }) => text).slice(0, CHIPS_MAX)} />
  return { eyebrow: writing.t('heading'), title: article.title, text: '', drawing }
}

function Picture({ sheet: { eyebrow, title, text, drawing }, i18n }: { sheet: Sheet; i18n: I18n }) {
  const { profile } = i18n.content
  return (
    <div
      lang={i18n.language}
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: `${PADDING}px 64px`,
        background: color.paper,
        backgroundImage: `linear-gradient(${color.grid} 2px, transparent 2px), linear-gradient(90deg, ${color.grid} 2px, transparent 2px)`,
        backgroundSize: '36px 36px',
        color: color.ink,
        fontFamily: 'Noto Sans',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: TEXT_W, height: CONTENT_H, marginRight: 48 }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            width: 72,
            height: 72,
            border: `2px solid ${color.tick}`,
            borderRadius: 8,
            background: color.surface,
            color: color.brand,
            fontSize: 28,
            fontWeight: 600,
          }}
        >
          {profile.initials}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1 }}>
          {eyebrow && <div style={{ fontSize: 26, color: color.brand, marginBottom: 12 }}>{eyebrow}</div>}
          <div style={{ fontSize: titleSize(title), fontWeight: 600, lineHeight: 1.1, letterSpacing: '-0.02em' }}>
            {title}
          </div>
          {text && <div style={{ fontSize: 24, lineHeight: 1.4, color: color.muted, marginTop: 20 }}>{text}</div>}
        </div>
        <div style={{ display: 'flex', fontSize: 22, color: color.muted }}>
          {title === profile.name ? shownAddress(profile.website ?? '') : profile.name}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: BOARD_W,
          height: CONTENT_H,
        }}
      >
        {drawing}
      </div>
    </div>
  )
}

/** So large that the longest word fits the column, and the whole four lines. */
function titleSize(title: string): number {
  const wide = (text: string) => [...text].reduce((sum, c) => sum + (c > '\u2e80' ? 1 : 0.6), 0)
  const longest = Math.max(...title.split(/[\s\u2e80-\uffff]+|(?<=-)/).map(wide), 1)
  return Math.min(72, Math.floor(TEXT_W / longest), Math.floor((4 * TEXT_W) / wide(title)))
}

async function boardOf(study: CaseStudy | undefined, language: Language) {
  if (!study?.drawing) return undefined
  const { small } = await (await loadDrawings[language]()).loadSmall()
  const shapes = small[study.id]?.across
  return shapes && <Board drawing={{ ...study.drawing, ...shapes }} />
}

function Board({ drawing: { title, width, height, box, nodes, lines } }: { drawing: TitledDrawing }) {
  const unit = BOARD_W / width
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ display: 'flex', position: 'relative', width: BOARD_W, height: height * unit }}>
        <svg viewBox={`0 0 ${width} ${height}`} width={BOARD_W} height={height * unit} role="presentation">
          {lines.map(({ id, path, type }) => (
            <path key={id} d={path} stroke={linkTones[type]} fill="none" strokeWidth={1.5} />
          ))}
        </svg>
        {nodes.map(({ id, type, x, y, lines, size = fonts.small.node }) => (
          <div
            key={id}
            style={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'center',
              position: 'absolute',
              left: x * unit,
              top: y * unit,
              width: box.width * unit,
              height: box.height * unit,
              border: `2px solid ${nodeTones[type]}`,
              borderRadius: 6,
              background: color.surface,
              lineHeight: 1.2,
              whiteSpace: 'nowrap',
            }}
          >
            {lines.map((line) => (
              <div key={line} style={{ fontSize: size * unit }}>
                {line}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          marginTop: 24,
          paddingTop: 12,
          borderTop: `2px solid ${color.line}`,
          fontSize: 20,
          color: color.muted,
        }}
      >
        {title}
      </div>
    </div>
  )
}

/** Names with a value each, and a line below that is as long as the level, if they have one. */
/** @param rows with how much of the line below each is drawn, in percent. */
function Rows({ rows }: { rows: { id: string; name: string; value: string; line: number | undefined }[] }) {
  return rows.map(({ id, name, value, line }) => (
    <div key={id} style={{ display: 'flex', flexDirection: 'column', marginTop: rows.length > 4 ? 16 : 40 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' }}>
        <div style={{ fontSize: 26, fontWeight: 600, maxWidth: '65%' }}>{name}</div>
        <div style={{ fontSize: 24, color: color.brand }}>{value}</div>
      </div>
      {line !== undefined && (
        <div style={{ display: 'flex', height: 4, marginTop: 8, background: color.line }}>
          <div style={{ width: `${line}%`, height: 4, background: color.brand }} />
        </div>
      )}
    </div>
  ))
}

function Chips({ chips }: { chips: string[] }) {
  return chips.map((chip, i) => (
    <div
      key={chip}
      style={{
        display: 'flex',
        alignSelf: i % 2 === 0 ? 'flex-start' : 'flex-end',
        marginTop: i === 0 ? 0 : 24,
        padding: '16px 28px',
        border: `2px solid ${i % 2 === 0 ? color.brand : color.violet}`,
        borderRadius: 8,
        background: color.surface,
        fontSize: 26,
      }}
    >
      {chip}
    </div>
  ))
}
