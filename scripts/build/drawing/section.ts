/** A case study's architecture as HTML, complete without a script: the drawing, its legend and title block, and all of it in words. */

import { fonts } from '#content/drawing/sizes.ts'
import { figuresOf, mainPath, nodesOnWay, nodeTimesOf, timesOf } from '#content/drawing/way.ts'
import { drawingTexts } from '#content/interface/drawing-texts.ts'
import { loadTexts } from '#content/interface/load.ts'
import { loadChat } from '#content/interface/load-chat.ts'
import { withSiteLabels } from '#content/labels.ts'
import { periodOf } from '#content/period.ts'
import { createTranslate } from '#content/translate.ts'
import type { FullCaseStudy, FullContent } from '#contract/content/content.ts'
import type { Diagram, Sheets } from '#contract/content/drawing.ts'
import { isOn } from '#contract/site/site.ts'
import { icon } from './control-icons.ts'
import { before, lines, parts, type Source, walks } from './lists.ts'
import { element, type Markup } from './markup.ts'
import { sheet, type Way } from './svg.ts'

/** @returns undefined where nothing is drawn. */
export async function drawingHtml(content: FullContent, study: FullCaseStudy): Promise<string | undefined> {
  const { sheets } = study
  if (!sheets) return undefined
  const { language } = content
  const [{ messages }, { chat }] = await Promise.all([loadTexts[language](), loadChat[language]()])
  const source: Source = {
    language,
    study,
    t: createTranslate(language, drawingTexts[language]),
    tSite: createTranslate(language, withSiteLabels(messages, content.labels)),
  }
  const { diagram } = study
  return [
    element('p', { class: 'prose mt-3' }, diagram.description),
    element(
      'figure',
      { class: 'system', 'data-system': diagram.title, 'data-mode': 'whole' },
      modes(source, chat.diagram.save),
      stage(source, sheets),
      panel(source),
      element('figcaption', { class: 'system-foot' }, legend(source), titleBlock(source, content)),
    ),
    element(
      'div',
      { class: 'system-words' },
      parts(source),
      element(
        'div',
        { class: 'system-column' },
        element('p', { class: 'prose' }, diagram.explanation),
        element('div', {}, walks(source), before(source), lines(source)),
      ),
    ),
  ]
    .map(({ text }) => text)
    .join('')
}

/** What can be done with the drawing. */
function modes({ study: { diagram }, t, tSite }: Source, save: string): Markup {
  const button = (data: Record<string, string>, label: string) =>
    element('button', { type: 'button', class: 'mode', 'aria-pressed': 'false', ...data }, label)
  const tool = (name: 'save' | 'full', label: string, data: Record<string, string>) =>
    element('button', { type: 'button', class: 'mode', ...data, 'aria-label': label, title: label }, icon(name))
  return element(
    'div',
    { class: 'system-modes no-print', role: 'group', 'aria-label': t('modes') },
    diagram.walks.map(({ id, title }) => button({ 'data-start': id }, title)),
    diagram.nodes.some(({ without }) => without) && button({ 'data-show': 'without' }, t('without')),
    diagram.before && button({ 'data-show': 'before' }, t('before')),
    element(
      'div',
      { class: 'mode-tools' },
      tool('save', save, { 'data-do': 'save' }),
      tool('full', tSite('diagram.fullscreen'), {
        class: 'mode mode-full',
        'data-open': tSite('diagram.fullscreen'),
        'data-close': tSite('diagram.closeFullscreen'),
      }),
    ),
  )
}

function stage({ study: { diagram }, language, tSite }: Source, { wide, narrow, before: earlier }: Sheets): Markup {
  const alt = tSite('diagram.alt', { title: diagram.title })
  const then = diagram.before && { ...diagram.before, boundaries: [] }
  const thenAlt = tSite('diagram.alt', { title: then?.title })
  const way: Way = {
    lines: mainPath(diagram),
    nodes: nodesOnWay(diagram),
    figures: new Map(diagram.connections.map((one) => [one.id, figuresOf(language, diagram, one)])),
    nodeTimes: nodeTimesOf(language, diagram),
  }
  return element(
    'div',
    { class: 'system-stage' },
    sheet(diagram, wide, fonts.wide, alt, 'is-wide is-today', way),
    sheet(diagram, narrow, fonts.narrow, alt, 'is-narrow is-today', way),
    then && earlier && sheet(then, earlier.wide, fonts.wide, thenAlt, 'is-wide is-before'),
    then && earlier && sheet(then, earlier.narrow, fonts.narrow, thenAlt, 'is-narrow is-before'),
  )
}

/** Says what is shown, and leads through it. The script fills it. */
function panel({ study: { diagram }, t }: Source): Markup {
  const control = (name: 'previous' | 'next' | 'close') =>
    element(
      'button',
      { type: 'button', class: 'icon-button', 'data-do': name, 'aria-label': t(name), title: t(name) },
      icon(name),
    )
  return element(
    'div',
    { class: 'system-panel no-print' },
    element(
      'div',
      { class: 'panel-words', 'aria-live': 'polite' },
      element('p', { class: 'panel-title caption' }),
      element('p', { class: 'panel-says' }, hintOf(diagram, t)),
    ),
    element('div', { class: 'panel-bar' }),
    element(
      'div',
      { class: 'panel-keys' },
      control('previous'),
      element(
        'button',
        {
          type: 'button',
          class: 'icon-button',
          'data-do': 'play',
          'aria-label': t('play'),
          'data-pause': t('pause'),
          'data-play': t('play'),
        },
        icon('play'),
        icon('pause'),
      ),
      control('next'),
      element(
        'button',
        {
          type: 'button',
          class: 'button',
          'data-do': 'take',
          'data-back': t('putBack'),
          'data-take-away': t('takeAway'),
        },
        t('takeAway'),
      ),
      isOn('chat') &&
        element(
          'button',
          {
            type: 'button',
            class: 'button',
            'data-do': 'ask',
            'data-does': t('askDoes', { system: diagram.title }),
            'data-fails': t('askFails'),
          },
          t('ask'),
        ),
      control('close'),
    ),
    texts(diagram, t),
  )
}

/** A drawing without a walk has none to follow. */
const hintOf = ({ walks }: Diagram, t: Source['t']) => t(walks.length > 0 ? 'hint' : 'hintParts')

/** Words with gaps, which the script fills in. */
const texts = (diagram: Diagram, t: Source['t']) =>
  element('span', {
    hidden: true,
    class: 'panel-texts',
    'data-hint': hintOf(diagram, t),
    'data-choose': t('choose'),
    'data-step': t('step'),
    'data-elapsed': t('elapsed'),
    'data-missing': t('missing'),
  })

/** The drawing that alone has something. */
type Only = 'today' | 'before' | undefined
const onlyIn = (today: boolean, before: boolean): Only => (today && before ? undefined : today ? 'today' : 'before')

function legend({ study: { diagram }, language, t, tSite }: Source): Markup {
  const [walk] = diagram.walks
  const today = new Set(diagram.connections.map(({ type }) => type))
  const earlier = new Set((diagram.before?.connections ?? []).map(({ type }) => type))
  const lineTypes = [...new Set([...today, ...earlier])]
  const boundaryTypes = [...new Set(diagram.boundaries.map(({ type }) => type))]
  const isTwice = [...timesOf(language, diagram).values()].some((time) => time.includes('\u00d7'))
  const entry = (only: Only, words: string, className: string, ...shapes: Markup[]) =>
    element(
      'li',
      { 'data-only': only },
      element(
        'svg',
        { viewBox: '0 0 36 12', class: `legend-sample ${className}`.trim(), 'aria-hidden': 'true' },
        shapes,
      ),
      words,
    )
  const line = (look: string) => [
    element('path', { class: `line ${look}`, d: 'M1 6L34 6' }),
    element('path', { class: `line-head ${look}`, d: 'M29 3L34 6L29 9' }),
  ]
  return element(
    'ul',
    { class: 'legend', 'aria-label': t('legend') },
    walk &&
      entry(
        'today',
        isTwice ? `${t('way')} (${t('twice')})` : t('way'),
        '',
        element('path', { class: 'diagram-way', d: 'M1 6L34 6' }),
        ...line('on-way'),
      ),
    lineTypes.map((type) =>
      entry(
        onlyIn(today.has(type), earlier.has(type)),
        tSite(`diagram.connectionTypes.${type}`),
        '',
        ...line(`link-${type}`),
      ),
    ),
    boundaryTypes.map((type) =>
      entry(
        'today',
        t(`boundary.${type}`),
        `boundary boundary-${type}`,
        element('rect', { x: 1, y: 1, width: 34, height: 10, rx: 3 }),
      ),
    ),
  )
}

function titleBlock({ study, t, tSite }: Source, { experience }: FullContent): Markup {
  const { diagram } = study
  const employer = experience.find(({ id }) => id === study.experience)?.company ?? study.entity
  const date = study.start || study.end ? periodOf(tSite)(study.start, study.end) : study.published.slice(0, 4)
  const { before } = diagram
  const project = [study.title, employer].filter(Boolean).join(' · ')
  const scope = ({ nodes, connections }: { nodes: unknown[]; connections: unknown[] }) =>
    t('scope', { parts: nodes.length, lines: connections.length })
  const cell = (name: Parameters<typeof t>[0], today: string | undefined, then: string | undefined, className = '') =>
    today &&
    element(
      'div',
      { class: className, 'data-only': then === undefined ? 'today' : undefined },
      element('dt', {}, t(name)),
      element('dd', { 'data-only': then === today ? undefined : 'today' }, today),
      then !== undefined && then !== today && element('dd', { 'data-only': 'before' }, then),
    )
  return element(
    'dl',
    { class: 'title-block' },
    cell('block.system', diagram.title, before?.title),
    cell('block.project', project, project),
    cell('block.date', date, undefined),
    cell('block.scope', scope(diagram), before && scope(before)),
    cell('block.leftOut', diagram.leftOut, undefined, 'block-wide'),
  )
}
