// Sätze über einzelne Arbeiten: wo etwas gemacht wurde, was davor war, was von einem Teil gesagt ist.
import type { Done, WorkSentences } from '../en/work-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `„${toBeQuoted(text, ['„', '“'])}“`
const list = (items: string[]) => new Intl.ListFormat('de').format(items)

const where = ({ title, company, period }: Done) =>
  [title ? `im Projekt ${marked(title)}` : '', company ? `bei ${company} (${period})` : ''].filter(Boolean).join(' ')

export const workSentences = (o: OwnerWords): WorkSentences => ({
  doneIn: (a) => `Ja, ${where(a)}.`,
  nearestIn: (a) => `Am nächsten kommt dem eine Arbeit ${where(a)}.`,
  beforeIt: (a) => `${a.name ? `Vor ${marked(a.name)}` : 'Davor'}: ${a.text}`,
  itIsSo: (a) => `Ja: ${a.text}`,
  notSaidOf: (a) => `Zu ${marked(a.words)} steht das hier nicht.`,
  untoldOf: (a) => `Für ${a.name} steht das hier nicht.`,
  noOthers: () => 'Weitere sind hier nicht genannt.',
  skillSince: (a) =>
    `${a.name}: ${a.to ? `von ${a.from} bis ${a.to}` : `seit ${a.from}`}, nach den hier genannten Stellen und Projekten.`,
  unranked: (a) =>
    `Eine Rangfolge der Projekte steht hier nicht. Zuerst zeigt diese Website ${a.title}, dann ${list(a.others)}.`,
  withoutPart: (a) => `Ohne ${marked(a.part)}: ${a.text}`,
  articleHere: (a) => `der Artikel ${marked(a.title)} auf dieser Seite`,
  toQuestion: (a) => `${o.first} auf die Frage ${marked(a.question)}: ${marked(a.text)}`,
  references: (a) => `${list(a.people)} ${a.people.length === 1 ? 'äußert' : 'äußern'} sich hier über ${o.first}.`,
})
