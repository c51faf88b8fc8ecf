/** Sets a résumé in type: every paragraph broken into lines, with its height, before anything is placed on a page. */

import { languageTraits } from '#content/language/traits.ts'
import { required } from '#server/required.ts'
import type { Item, Line, Part, ResumeDocument } from './document.ts'
import { type Fonts, families } from './fonts.ts'
import { breakLines, type Measure, type Placed, type Run } from './lines.ts'
import { visitorsWords, withoutPictures } from './printable-text.ts'
import { above, BAR, BULLET, createTypes, leadingOf, type StyleName } from './typography.ts'

/** The kind of paragraph in the PDF's tags. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI'

export interface Block {
  tag: Tag
  lines: Placed[][]
  /** Its texts in reading order. */
  says: string[]
  /** Line height. */
  leading: number
  above: number
  indent: number
  /** Hanging indent. */
  hang?: number
  /** Text at the end of the first line. */
  aside?: Placed
  bullet?: boolean
  /** A line above it, from margin to margin. */
  rule?: boolean
  /** A bar beside it. */
  bar?: boolean
}

export interface SetItem {
  rank: number | undefined
  blocks: { block: Block; rank: number | undefined }[]
}

export interface SetResume {
  head: Block[]
  sections: { heading: Block; items: SetItem[] }[]
  tail: Block[]
}

export const heightOf = ({ lines, leading }: Block): number => lines.length * leading

const textOf = ({ text }: { text: string }) => text

const separators = { dense: ' · ', latin: '  ·  ' }
/** Gap between a title and its period. */
const GAP = 18

/** @param width of the text, in points. */
export function setResume(resume: ResumeDocument, width: number, fonts: Fonts, measure: Measure): SetResume {
  const { language } = resume
  const typeOf = createTypes()

  const runs = (text: string, style: StyleName, link?: string): Run[] =>
    fonts.split(withoutPictures(text), language).map(({ text, family }) => ({
      text: family ? text : '…',
      type: typeOf(style, family ?? families[language][0]),
      link,
    }))
  /** As `runs`, but spaces at the ends stay. */
  const between = (text: string, style: StyleName): Run => ({ text, type: required(runs('x', style)[0]).type })
  const separator: Run = {
    ...between(languageTraits[language].isDense ? separators.dense : separators.latin, 'note'),
    gap: true,
  }
  const joined = (parts: Part[], style: StyleName): Run[] =>
    parts.flatMap(({ text }, i) =>
      i === 0 ? runs(text, style) : [separator, ...runs(text, style).map((run) => ({ ...run, whole: true }))],
    )

  const block = (tag: Tag, style: StyleName, says: string[], content: Run[], more: Partial<Block> = {}): Block => {
    const indent = more.indent ?? 0
    const hang = more.hang ?? 0
    const room = width - indent - (more.aside ? width - more.aside.x + GAP : 0)
    return {
      tag,
      lines: breakLines(content, room, hang, measure),
      says: says.map(withoutPictures),
      leading: leadingOf(style, language),
      above: 0,
      ...more,
      indent,
    }
  }

  function setLine({ kind, label, parts, quotes }: Line): Block {
    const style = kind === 'note' ? 'note' : 'text'
    const said = [
      ...(label ? [...runs(label.text, 'label'), between('  ', 'label')] : []),
      ...(quotes
        ? [between(quotes[0], style), ...joined(parts, style), between(quotes[1], style)]
        : joined(parts, style)),
    ]
    const says = [...(label ? [label] : []), ...parts].map(textOf)
    if (kind !== 'point') return block('P', style, says, said, { above: above[kind], hang: label ? BULLET : 0 })
    return block('LI', style, says, said, { above: above.point, indent: BULLET, bullet: true })
  }

  function setItem({ heading, lines, rank }: Item): SetItem {
    const blocks = lines.map((line) => ({ block: setLine(line), rank: line.rank }))
    if (heading) {
      const { title, link, context, aside } = heading
      const said = [
        ...runs(title.text, link ? 'titleLink' : 'title', link),
        ...(context ? [between('  ', 'context'), ...runs(context.text, 'context')] : []),
      ]
      const end = aside === undefined ? undefined : runs(aside, 'aside')[0]
      const placed =
        end && aside !== undefined ? { aside: { ...end, text: aside, x: width - measure(aside, end.type) } } : undefined
      const says = [title.text, context?.text, aside].filter((text) => text !== undefined)
      blocks.unshift({ block: block('H3', 'title', says, said, placed), rank: undefined })
    }
    return { rank, blocks }
  }

  /** One line or, if too long, two halves. */
  function setContacts(): Block[] {
    const linked = resume.contacts.map(({ text, url }) => runs(text, 'contact', url))
    const line = (some: Run[][], texts: string[], distance: number) => {
      const said = some.flatMap((one, i) => (i > 0 ? [separator, ...one] : one))
      return block('P', 'contact', texts, said, { above: distance })
    }
    const texts = resume.contacts.map(textOf)
    const all = line(linked, texts, above.contacts)
    const half = Math.ceil(linked.length / 2)
    return all.lines.length === 1
      ? [all]
      : [
          line(linked.slice(0, half), texts.slice(0, half), above.contacts),
          line(linked.slice(half), texts.slice(half), 0),
        ]
  }

  const head = [
    block('H1', 'name', [resume.name], runs(resume.name, 'name')),
    block('P', 'position', resume.position.map(textOf), joined(resume.position, 'position'), { above: above.position }),
    ...setContacts(),
  ]
  if (resume.availability)
    head.splice(2, 0, block('P', 'text', [resume.availability.text], runs(resume.availability.text, 'text')))
  const reader = resume.madeFor && visitorsWords(resume.madeFor.reader, language, fonts)
  if (reader && resume.madeFor) {
    const said = resume.madeFor.before.replace('{{reader}}', () => reader)
    head.push(block('P', 'madeFor', [], runs(said, 'madeFor'), { above: above.madeFor, indent: BAR, bar: true }))
  }
  head.push(
    block('P', 'pitch', [resume.pitch.text], runs(resume.pitch.text, 'pitch'), {
      above: reader ? above.pitch : above.madeFor,
      indent: BAR,
      bar: true,
    }),
  )

  return {
    head,
    sections: resume.sections.map(({ heading, items }) => ({
      heading: block('H2', 'section', [heading], runs(heading, 'section'), { above: above.section, rule: true }),
      items: items.map(setItem),
    })),
    tail: [
      block('P', 'note', [resume.colophon.text], runs(resume.colophon.text, 'note', resume.colophon.url), {
        above: above.colophon,
      }),
      ...(resume.caveat ? [block('P', 'note', [resume.caveat], runs(resume.caveat, 'note'))] : []),
    ],
  }
}
