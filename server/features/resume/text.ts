/** A résumé as plain text, for mails, forms and programs. */
import type { Item, Line, ResumeDocument } from '#server/pdf/document.ts'

/** All content of the résumé, including what would not fit on paper. */
export function resumeText(resume: ResumeDocument): string {
  const { name, position, availability, openTo = [], contacts, pitch, sections, colophon, caveat } = resume
  const head = [
    name,
    position.map(({ text }) => text).join(' · '),
    ...(availability ? [availability.text] : []),
    ...(openTo.length > 0 ? [openTo.map(({ text }) => text).join(' · ')] : []),
    ...contacts.map(({ text }) => text),
  ]
  const body = sections.map(({ heading, items }) => {
    const apart = items.some((item) => item.heading) ? '\n\n' : '\n'
    return `${heading}\n${'='.repeat(width(heading))}\n${items.map(itemText).join(apart)}`
  })
  return `${[head.join('\n'), pitch.text, ...body, [colophon.text, colophon.url, caveat].filter(Boolean).join('\n')].join('\n\n')}\n`
}

function itemText({ heading, lines }: Item): string {
  const { title, context, aside, link } = heading ?? {}
  const first = [title?.text, context?.text, aside].filter(Boolean).join(' · ')
  return [...(heading ? [first] : []), ...lines.map(lineText), ...(link ? [link] : [])].join('\n')
}

function lineText({ kind, label, parts, quotes }: Line): string {
  const said = parts.map(({ text }) => text).join(' · ')
  const text = quotes ? `${quotes[0]}${said}${quotes[1]}` : said
  return `${kind === 'point' ? '- ' : ''}${label ? `${label.text} — ` : ''}${text}`
}

/** Chinese and Japanese characters are twice as wide. */
const width = (text: string) => text.replace(/[\u2e80-\uffff]/g, 'xx').length
