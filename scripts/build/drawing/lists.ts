/**
 * All that a drawing shows, in words: its parts, what happens without them, its walks, its lines, and how it was before. Paper,
 * where nothing opens, has the names of the parts.
 */

import { walkTime } from '#content/drawing/walk-time.ts'
import { passagesOf } from '#content/drawing/way.ts'
import type { DrawingMessages } from '#content/interface/en/drawing.ts'
import type { InterfaceMessages } from '#content/interface/en/site.ts'
import type { Translate } from '#content/translate.ts'
import type { FullCaseStudy } from '#contract/content/content.ts'
import type { DiagramConnection, DiagramNode, Walk, WalkStep } from '#contract/content/drawing.ts'
import type { Language } from '#contract/language.ts'
import { icon } from './control-icons.ts'
import { element, type Markup } from './markup.ts'

export interface Source {
  language: Language
  study: FullCaseStudy
  t: Translate<DrawingMessages>
  tSite: Translate<InterfaceMessages>
}

export function parts({ study: { diagram }, t, tSite }: Source): Markup {
  const labels = labelsOf(diagram.nodes)
  return element(
    'div',
    { class: 'parts' },
    element('h3', { class: 'caption mb-2' }, tSite('diagram.parts')),
    diagram.nodes.map(({ id, type, label, details, without }) =>
      element(
        'details',
        { name: 'diagram-part', id: `part-${id}`, 'data-part': id, class: `node-${type}` },
        element(
          'summary',
          { class: 'part' },
          element('span', { class: 'part-tone', 'aria-hidden': 'true' }),
          element('span', { class: 'grow' }, label),
          element('span', { class: 'caption' }, tSite(`diagram.nodeTypes.${type}`)),
        ),
        element('p', { class: 'part-does' }, details),
        without &&
          element(
            'p',
            { class: 'part-without', 'data-reaches': (without.reaches ?? []).join(' ') },
            element('strong', {}, `${t('withoutPart')}: `),
            element('span', {}, without.says ?? t('unknown')),
          ),
        without?.reaches &&
          without.reaches.length > 0 &&
          element(
            'p',
            { class: 'part-reaches caption' },
            '→ ',
            without.reaches.map((one) => labels.get(one)).join(', '),
          ),
      ),
    ),
  )
}

export function walks({ study: { diagram }, language }: Source): Markup[] {
  const labels = labelsOf(diagram.nodes)
  return diagram.walks.map((walk) => {
    const passages = passagesOf(walk, diagram.connections)
    return element(
      'details',
      { class: 'walk no-print', 'data-walk': walk.id },
      element(
        'summary',
        {},
        element(
          'span',
          { class: 'walk-title' },
          walk.title,
          walk.total !== undefined && element('span', { class: 'walk-total' }, walkTime(language, walk, walk.total)),
          icon('open'),
        ),
        bar(walk),
      ),
      element(
        'ol',
        { class: 'walk-steps' },
        walk.steps.map((step, i) => stepOf(walk, step, i, passages[i], labels, language)),
      ),
    )
  })
}

function stepOf(
  walk: Walk,
  step: WalkStep,
  i: number,
  passage: ReturnType<typeof passagesOf>[number],
  labels: Map<string, string>,
  language: Language,
) {
  const passed = walk.steps.slice(0, i + 1).reduce((sum, { takes = 0 }) => sum + takes, 0)
  const along = step.along === undefined ? undefined : passage?.line
  const place = along ? wayOf(along, step.back, labels) : (labels.get(step.at ?? '') ?? '')
  const reached = along ? (step.back ? along.from : along.to) : step.at
  return element(
    'li',
    {
      'data-step': step.id,
      'data-node': reached,
      'data-line': passage?.line.id,
      'data-back': passage?.isBack,
      'data-now': walk.total === undefined ? undefined : walkTime(language, walk, passed),
    },
    element('span', { class: 'walk-place' }, place),
    walk.total !== undefined && element('span', { class: 'walk-takes' }, walkTime(language, walk, step.takes ?? 0)),
    element('span', { class: 'walk-says' }, step.says),
  )
}

const wayOf = ({ from, to }: DiagramConnection, back: true | undefined, labels: Map<string, string>): string =>
  back ? `${labels.get(from)} ← ${labels.get(to)}` : `${labels.get(from)} → ${labels.get(to)}`

/** Each step as long as it takes, as a dimension line. */
function bar({ steps, total }: Walk): Markup | undefined {
  if (total === undefined) return undefined
  let passed = 0
  return element(
    'svg',
    { class: 'walk-bar', viewBox: '0 0 1000 16', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    element('rect', { class: 'walk-line', x: 0, y: 7.5, width: 1000, height: 1 }),
    steps.map(({ takes = 0 }) => {
      const x = (passed / total) * 1000
      passed += takes
      const width = (takes / total) * 1000
      return element('rect', {
        class: 'walk-part',
        x: round(x),
        y: 5,
        width: round(Math.max(width - 2, 2)),
        height: 6,
      })
    }),
  )
}

const round = (value: number) => Math.round(value * 10) / 10

export function lines({ study: { diagram }, tSite }: Source): Markup {
  return element(
    'details',
    { class: 'part-list no-print' },
    element(
      'summary',
      { class: 'part' },
      element('span', { class: 'grow' }, tSite('diagram.connections')),
      icon('open'),
    ),
    element('ul', { class: 'list system-lines' }, connectionItems(diagram, tSite)),
  )
}

export function before({ study: { diagram }, t, tSite }: Source): Markup | undefined {
  const { before } = diagram
  return (
    before &&
    element(
      'details',
      { class: 'part-list no-print' },
      element('summary', { class: 'part' }, element('span', { class: 'grow' }, t('before')), icon('open')),
      element(
        'div',
        { class: 'system-earlier' },
        element('p', { class: 'before-title strong' }, before.title),
        element('p', { class: 'before-says' }, before.says),
        element('ul', { class: 'list' }, connectionItems(before, tSite)),
      ),
    )
  )
}

function connectionItems({ nodes, connections }: { nodes: Labelled[]; connections: Said[] }, tSite: Source['tSite']) {
  const labels = labelsOf(nodes)
  return connections.map(({ from, to, label, figure }) =>
    element(
      'li',
      {},
      tSite('diagram.connection', { from: labels.get(from), to: labels.get(to), label }),
      figure && element('span', { class: 'caption' }, ` ${figure}`),
    ),
  )
}

type Labelled = Pick<DiagramNode, 'id' | 'label'>
type Said = Pick<DiagramConnection, 'from' | 'to' | 'label'> & Partial<Pick<DiagramConnection, 'figure'>>

const labelsOf = (nodes: Labelled[]) => new Map(nodes.map(({ id, label }) => [id, label]))
