/** Draws a laid-out résumé as a tagged PDF. */
import PDFDocument from 'pdfkit'
import type { Paper, ResumeDocument } from './document.ts'
import { fit, type PlacedBlock } from './fit-pages.ts'
import type { FontName } from './font-files.ts'
import type { Fonts } from './fonts.ts'
import { type Block, heightOf, saidIn, setResume } from './layout.ts'
import type { Measure, Placed, Run } from './lines.ts'
import { BRAND, BULLET, HAIRLINE, INK, type Look, looks, papers } from './looks.ts'

export type Bytes = Uint8Array<ArrayBuffer>

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

export interface Drawn {
  bytes: Bytes
  /** All its texts in reading order. */
  says: string[]
}

/** @returns a PDF with the pages of `fit`, tagged with headings, lists, links and its language. */
export async function draw(resume: ResumeDocument, paper: Paper, fonts: Fonts): Promise<Drawn> {
  fonts.forgetGlyphs()
  const { width, height } = papers[paper]
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Missing in pdfkit's types.
    subset: 'PDF/UA' as 'PDF/A-1a',
    tagged: true,
    lang: resume.language,
    displayTitle: true,
    // Embedded fonts only.
    font: null as unknown as string,
    info: { Title: resume.title, Author: resume.author ?? resume.name, CreationDate: new Date(resume.madeAt) },
  })
  const bytes = collect(pdf)
  const use = fontUser(pdf, fonts)
  const measure: Measure = (text, { font, size }) => {
    use(font)
    return pdf.fontSize(size).widthOfString(text)
  }
  const look = looks[resume.layout]
  const { margins } = look
  const textWidth = width - 2 * margins.side
  const pages = fit(setResume(resume, textWidth, fonts, measure), height - margins.top - margins.bottom)

  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const pen = createPen(pdf, use, margins, textWidth)
  pages.forEach((blocks, page) => {
    pdf.addPage()
    pen.bars(blocks)
    for (const group of lists(blocks)) {
      const tag = group[0] && groupTags[group[0].block.tag]
      const parent = tag ? child(pdf, root, tag) : root
      for (const { block, y } of group) pen.block(parent, block, margins.top + y)
      if (parent !== root) parent.end()
    }
    const foot: Run = { text: `${resume.name}  ·  ${page + 1}/${pages.length}`, type: footType(resume, fonts, look) }
    pdf.markContent('Artifact', { type: 'Pagination' })
    pen.run({ ...foot, x: textWidth - measure(foot.text, foot.type) }, height - look.foot)
    pdf.endMarkedContent()
  })
  root.end()
  pdf.end()
  return { bytes: await bytes, says: pages.flat().flatMap(({ block }) => saidIn(block)) }
}

function footType({ name, language }: ResumeDocument, fonts: Fonts, { styles }: Look) {
  const family = fonts.split(name, language)[0]?.family ?? 'latin'
  return { font: `${family} regular` as const, size: styles.foot.size, color: styles.foot.color }
}

function collect(pdf: Pdf): Promise<Bytes> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
}

/** Registers each font on first use. */
function fontUser(pdf: Pdf, fonts: Fonts) {
  const registered = new Set<FontName>()
  let current: FontName | undefined
  return (name: FontName) => {
    if (name === current) return
    if (!registered.has(name)) {
      // pdfkit also accepts a parsed font, unlike its types.
      pdf.registerFont(name, fonts.get(name) as unknown as Uint8Array)
    }
    pdf.font(name)
    if (!registered.has(name)) {
      const { _font: font } = pdf as Pdf & { _font: { layoutCache: object } }
      font.layoutCache = fonts.layoutsOf(name)
      registered.add(name)
    }
    current = name
  }
}

/** What adjacent points and rows stand in. */
const groupTags: Partial<Record<Block['tag'], string>> = { LI: 'L', TR: 'Table' }

/** Adjacent points form one list, and rows one table. */
function lists(blocks: PlacedBlock[]): PlacedBlock[][] {
  const groups: PlacedBlock[][] = []
  for (const placed of blocks) {
    const { tag } = placed.block
    const last = groups.at(-1)
    if (tag in groupTags && last?.at(-1)?.block.tag === tag) last.push(placed)
    else groups.push([placed])
  }
  return groups
}

function child(pdf: Pdf, parent: Element, tag: string, options: object = {}): Element {
  const element = pdf.struct(tag, options)
  parent.add(element)
  return element
}

function createPen(pdf: Pdf, use: (name: FontName) => void, margins: Look['margins'], textWidth: number) {
  const left = margins.side

  function run({ text, type, x }: Placed, baseline: number): void {
    use(type.font)
    pdf.fontSize(type.size).fillColor(type.color)
    pdf.text(text, left + x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  function artifact(act: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' })
    act()
    pdf.endMarkedContent()
  }

  /** Text of one element; a link is an element within it, with a clickable area. */
  function runs(element: Element, pieces: { run: Placed; baseline: number }[]): void {
    for (const { run: piece, baseline } of pieces) {
      const { link } = piece
      if (link === undefined) {
        element.add(() => run(piece, baseline))
        continue
      }
      const anchor = child(pdf, element, 'Link')
      anchor.add(() => {
        run(piece, baseline)
        const height = piece.type.size * 1.3
        const width = pdf.widthOfString(piece.text)
        // Missing in pdfkit's types: a link belongs to its element, and a primitive string is written as a name.
        const options = { structParent: anchor, Contents: new String(link) as string }
        pdf.link(left + piece.x, baseline - piece.type.size, width, height, link, options)
      })
      anchor.end()
    }
  }

  return {
    run,
    /** The bar beside the opening statement. */
    bars(blocks: PlacedBlock[]): void {
      const beside = blocks.filter(({ block }) => block.bar)
      const first = beside[0]
      const last = beside.at(-1)
      if (!first || !last) return
      const top = margins.top + first.y + 1
      const bottom = margins.top + last.y + heightOf(last.block) - 1
      artifact(() => pdf.rect(left, top, 2, bottom - top).fill(BRAND))
    },
    block(parent: Element, block: Block, top: number): void {
      const { tag, lines, label, cells, leading, indent, aside, bullet, rule } = block
      // Separates sections; not at the top of a page.
      if (rule && top > margins.top) {
        artifact(() =>
          pdf
            .moveTo(left, top - 4)
            .lineTo(left + textWidth, top - 4)
            .lineWidth(0.6)
            .stroke(HAIRLINE),
        )
      }
      // The baseline centres letters in a line, whatever the font's own metrics.
      const baselineOf = (line: Placed[], i: number) => top + i * leading + leading / 2 + largest(line) * 0.355
      const piecesOf = (some: Placed[][], moved = 0) =>
        some.flatMap((line, i) =>
          line.map((one) => ({ run: { ...one, x: one.x + moved }, baseline: baselineOf(line, i) })),
        )
      const pieces = piecesOf(lines, indent)
      if (aside && pieces[0]) pieces.push({ run: aside, baseline: pieces[0].baseline })
      const beside = piecesOf(label?.lines ?? [])
      const element = child(pdf, parent, tag)
      if (cells) {
        const cell = (name: 'TH' | 'TD', scope: 'Row' | 'Column', said: typeof pieces) => {
          // Missing in pdfkit's types.
          const own = child(pdf, element, name, name === 'TH' ? { scope } : {})
          runs(own, said)
          own.end()
        }
        cell('TH', 'Row', beside)
        for (const { tag: name, lines: some } of cells) cell(name, 'Column', piecesOf(some, indent))
      } else if (bullet) {
        const sign = child(pdf, element, 'Lbl')
        const middle = top + leading / 2
        sign.add(() => pdf.circle(left + indent - BULLET / 2 - 1.5, middle, 1.3).fill(INK))
        sign.end()
        const body = child(pdf, element, 'LBody')
        runs(body, [...beside, ...pieces])
        body.end()
      } else runs(element, [...beside, ...pieces])
      element.end()
    },
  }
}

const largest = (line: Placed[]) => Math.max(...line.map(({ type }) => type.size))
