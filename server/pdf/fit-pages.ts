/** Chooses what stays of a résumé so that it fills its pages, and where on them it stands. */
import { required } from '#server/required.ts'
import { type Block, heightOf, type SetItem, type SetResume } from './layout.ts'

/** An item stays on one page unless it is taller than this share of it. */
const WHOLE = 0.2

export interface PlacedBlock {
  block: Block
  /** From the top of the text area, in points. */
  y: number
}

type Ranked = { rank: number | undefined }

/**
 * Leaves out the least relevant parts until the rest fits the layout's pages. Where something has to go, it ends on a page that is
 * filled as the layout wants it or on the first one. Parts without a rank always stay, so there may be a third page or an emptier one
 * with much required content. The tail of a selection says that it is one.
 */
export function fit(resume: SetResume, height: number): PlacedBlock[][] {
  const ranked: Ranked[] = resume.sections
    .flatMap(({ items }) => items.flatMap((item) => [item, ...item.blocks]))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => required(a.rank) - required(b.rank))
  const fits = (leftOut: Set<Ranked>, pages: number) => place(resume, leftOut, height).length <= pages

  const most = leaveOut(ranked, (leftOut) => fits(leftOut, resume.look.pagesMax))
  const placed = place(resume, most, height)
  // A life that the pages hold whole is shown whole, however short its last page.
  if (most.size === 0 || placed.length === 1 || filled(placed, height) >= resume.look.filled) return placed
  const one = leaveOut(ranked, (leftOut) => fits(leftOut, 1))
  return fits(one, 1) ? place(resume, one, height) : placed
}

/** Removes as little as possible, lowest ranks first, and restores what still fits. */
function leaveOut(ranked: Ranked[], enough: (leftOut: Set<Ranked>) => boolean): Set<Ranked> {
  const leftOut = new Set<Ranked>()
  for (const one of ranked) {
    if (enough(leftOut)) break
    leftOut.add(one)
  }
  for (const one of [...leftOut].reverse()) {
    leftOut.delete(one)
    if (!enough(leftOut)) leftOut.add(one)
  }
  return leftOut
}

function filled(pages: PlacedBlock[][], height: number): number {
  const last = pages.at(-1)?.at(-1)
  return last ? (last.y + heightOf(last.block)) / height : 0
}

/** Blocks without a page break between them. */
type Chunk = Block[]

function place(resume: SetResume, leftOut: Set<Ranked>, height: number): PlacedBlock[][] {
  const pages: PlacedBlock[][] = [[]]
  let y = 0
  for (const chunk of chunks(resume, leftOut, height)) {
    if (y > 0 && y + heightOfChunk(chunk) > height) {
      pages.push([])
      y = 0
    }
    for (const block of chunk) {
      if (y > 0) y += block.above
      required(pages.at(-1)).push({ block, y })
      y += heightOf(block)
    }
  }
  return pages
}

const heightOfChunk = (chunk: Chunk) => chunk.reduce((sum, block) => sum + block.above + heightOf(block), 0)

function chunks(
  { head, sections, tail, selectedTail = tail, look: { above } }: SetResume,
  leftOut: Set<Ranked>,
  height: number,
): Chunk[] {
  const all: Chunk[] = [head]
  // An item reduced to its title cannot end a page.
  let endsBare = false
  const longer = sections.flatMap(({ items }) => items).filter(({ blocks }) => blocks.length > 1)
  const titles = new Set(longer.map(({ blocks }) => blocks[0]?.block))
  const isBare = (blocks: Block[]) => blocks.length === 1 && blocks[0]?.tag === 'H3' && titles.has(blocks[0])
  // A row never parts from the names of its table's columns.
  const isRow = (blocks: Block[]) => blocks[0]?.tag === 'TR'
  for (const { heading, items } of sections) {
    const shown = items
      .filter((item) => !leftOut.has(item))
      .map((item) => blocksOf(item, leftOut))
      .filter((blocks) => blocks.length > 0)
      .map(withoutRepeatedLabel)
    shown.forEach((blocks, i) => {
      const isTitled = [blocks, shown[i - 1]].some((near) => near?.[0]?.tag === 'H3')
      const distance = i === 0 ? above.first : isTitled ? above.item : above.line
      const spaced = blocks.map((block, at) => (at > 0 ? block : { ...block, above: distance }))
      const parts = heightOfChunk(spaced) > height * WHOLE ? apart(spaced) : [spaced]
      // A heading stands with something that is worth one: a titled item, or two of a list, whose last is not left alone.
      if (i === 0) required(parts[0]).unshift(heading)
      else if (isRow(blocks) || (blocks[0]?.tag !== 'H3' && (i === 1 || i === shown.length - 1)))
        required(all.at(-1)).push(...required(parts.shift()))
      if (endsBare && parts.length > 0) required(all.at(-1)).push(...required(parts.shift()))
      all.push(...parts)
      endsBare = isBare(blocks)
    })
  }
  // What ends the résumé never stands alone on a page.
  required(all.at(-1)).push(...(leftOut.size > 0 ? selectedTail : tail))
  return all
}

/** Items of one kind have one label, beside the first of them that is shown. */
function withoutRepeatedLabel([first, ...others]: Block[], i: number, items: Block[][]): Block[] {
  const before = items[i - 1]?.[0]?.label
  if (!first || first.label === undefined || first.label.text !== before?.text) return first ? [first, ...others] : []
  const { label: _, ...unlabelled } = first
  return [unlabelled, ...others]
}

const blocksOf = ({ blocks }: SetItem, leftOut: Set<Ranked>): Block[] =>
  blocks.filter((one) => !leftOut.has(one)).map(({ block }) => block)

/** A tall item may break between paragraphs, but not after its title nor before its last paragraph. */
function apart(blocks: Block[]): Chunk[] {
  const start = blocks[0]?.tag === 'H3' ? 3 : 1
  if (blocks.length <= start + 2) return [blocks]
  const middle = blocks.slice(start, -2).map((block) => [block])
  return [blocks.slice(0, start), ...middle, blocks.slice(-2)]
}
