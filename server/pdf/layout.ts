/** Sets a résumé in type: every paragraph broken into lines, with its height, before anything is placed on a page. */

import { languageTraits } from '#content/language/traits.ts'
import { required } from '#server/required.ts'
import type { Item, LabelledPart, Line, Part, ResumeDocument } from './document.ts'
import { type Fonts, families } from './fonts.ts'
import { breakLines, type Measure, type Placed, type Run } from './lines.ts'
import { BAR, BULLET, CELL_GAP, createTypes, LABEL_GAP, type Look, leadingOf, looks, type StyleName } from './looks.ts'
import { visitorsWords, withoutPictures } from './printable-text.ts'

/** The kind of paragraph in the PDF's tags. */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'TR'

export interface Block {
  tag: Tag
  lines: Placed[][]
  /** In the column of labels, read before the lines. */
  label?: { text: string; lines: Placed[][] }
  /** Of a row of a table, in place of lines. */
  cells?: { tag: 'TH' | 'TD'; lines: Placed[][] }[]
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
  /** In its place, where something is left out. */
  selectedTail?: Block[]
  look: Look
}

export const heightOf = ({ lines, label, cells = [], leading }: Block): number =>
  leading * Math.max(lines.length, label?.lines.length ?? 0, ...cells.map((cell) => cell.lines.length))

/** All that is read in a block, in order. */
export const saidIn = ({ label, says }: Block): string[] => [...(label ? [withoutPictures(label.text)] : []), ...says]

const textOf = ({ text }: { text: string }) => text

const separators = { dense: ' · ', latin: '  ·  ' }
/** Gap between a title and its period. */
const GAP = 18

/** @param width of the text, in points. */
export function setResume(resume: ResumeDocument, width: number, fonts: Fonts, measure: Measure): SetResume {
  const { language } = resume
  const look = looks[resume.layout]
  const { above } = look
  const typeOf = createTypes(look.styles)

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
      leading: leadingOf(look, style, language),
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
    const indent = look.labels
    if (kind !== 'point')
      return block('P', style, says, said, { above: above[style], hang: label ? BULLET : 0, indent })
    return block('LI', style, says, said, { above: above.point, indent: indent + BULLET, bullet: true })
  }

  /** Cells of equal width, of which no text runs into the next. */
  function setRow({ kind, parts }: Line): Block {
    const style = kind === 'columns' ? 'note' : 'text'
    const column = (width - look.labels) / parts.length
    const cells = parts.map(({ text }, i) => ({
      tag: kind === 'columns' ? ('TH' as const) : ('TD' as const),
      lines: movedBy(i * column, breakLines(runs(text, style), column - CELL_GAP, 0, measure)),
    }))
    return { ...block('TR', style, parts.map(textOf), [], { above: above.text, indent: look.labels }), cells }
  }

  /** Its lines end where the texts begin. */
  function setLabel(text: string): NonNullable<Block['label']> {
    const room = look.labels - LABEL_GAP
    const lines = breakLines(runs(text, 'aside'), room, 0, measure)
    return { text, lines: lines.flatMap((line) => movedBy(room - endOf(line, measure), [line])) }
  }

  function setItem({ label, heading, lines, rank }: Item): SetItem {
    const isRow = ({ kind }: Line) => kind === 'columns' || kind === 'row'
    const blocks = lines.map((line) => ({ block: isRow(line) ? setRow(line) : setLine(line), rank: line.rank }))
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
      blocks.unshift({ block: block('H3', 'title', says, said, { ...placed, indent: look.labels }), rank: undefined })
    }
    const [first] = blocks
    if (first && label && look.labels > 0) first.block.label = setLabel(label)
    return { rank, blocks }
  }

  /** What stands at the head elsewhere, as a section with a label for each text. */
  function setPersonal(heading: string): SetResume['sections'][number] {
    const { position, availability, openTo = [], contacts, pitch } = resume
    const rowOf = (label: string | undefined, texts: string[], content: Run[]): SetItem => {
      const set = block('P', 'text', texts, content, { indent: look.labels })
      return { rank: undefined, blocks: [{ block: label ? { ...set, label: setLabel(label) } : set, rank: undefined }] }
    }
    const row = ({ label, text }: LabelledPart, link?: string): SetItem =>
      rowOf(label, [text], runs(text, link ? 'contact' : 'text', link))
    return {
      heading: setHeading(heading),
      items: [
        ...position.map((part) => row(part)),
        ...contacts.map((contact) => row({ ...contact, fact: '' }, contact.url)),
        ...(availability ? [row(availability)] : []),
        // It stands below the label that is there already.
        ...(openTo.length > 0
          ? [rowOf(availability ? undefined : openTo[0]?.label, openTo.map(textOf), joined(openTo, 'text'))]
          : []),
        row(pitch),
      ],
    }
  }

  const setHeading = (heading: string) =>
    block('H2', 'section', [heading], runs(heading, 'section'), { above: above.section, rule: true })

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

  const reader = resume.madeFor && visitorsWords(resume.madeFor.reader, language, fonts)
  const setReader = (more: Partial<Block>): Block[] => {
    if (!reader || !resume.madeFor) return []
    const said = resume.madeFor.before.replace('{{reader}}', () => reader)
    return [block('P', 'madeFor', [], runs(said, 'madeFor'), more)]
  }
  const name = block('H1', 'name', [resume.name], runs(resume.name, 'name'))

  function setHead(): Block[] {
    const { position, availability, openTo = [], pitch } = resume
    const beside = { indent: BAR, bar: true }
    return [
      name,
      block('P', 'position', position.map(textOf), joined(position, 'position'), { above: above.position }),
      ...(availability ? [block('P', 'text', [availability.text], runs(availability.text, 'text'))] : []),
      ...(openTo.length > 0 ? [block('P', 'text', openTo.map(textOf), joined(openTo, 'text'))] : []),
      ...setContacts(),
      ...setReader({ above: above.madeFor, ...beside }),
      block('P', 'pitch', [pitch.text], runs(pitch.text, 'pitch'), {
        above: reader ? above.pitch : above.madeFor,
        ...beside,
      }),
    ]
  }

  const sections = resume.sections.map(({ heading, items }) => ({
    heading: setHeading(heading),
    items: items.map(setItem),
  }))
  const { personalHeading, colophon, caveat } = resume
  const setTail = (text: string): Block[] => [
    block('P', 'note', [text], runs(text, 'note', colophon.url), { above: above.colophon }),
    ...(caveat ? [block('P', 'note', [caveat], runs(caveat, 'note'))] : []),
  ]
  return {
    head: personalHeading ? [name, ...setReader({ above: above.contacts })] : setHead(),
    sections: personalHeading ? [setPersonal(personalHeading), ...sections] : sections,
    tail: setTail(colophon.text),
    ...(colophon.selected && { selectedTail: setTail(colophon.selected) }),
    look,
  }
}

const movedBy = (distance: number, lines: Placed[][]): Placed[][] =>
  lines.map((line) => line.map((run) => ({ ...run, x: run.x + distance })))

function endOf(line: Placed[], measure: Measure): number {
  const last = line.at(-1)
  return last ? last.x + measure(last.text, last.type) : 0
}
