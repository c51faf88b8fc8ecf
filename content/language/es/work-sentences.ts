// Frases sobre trabajos: dónde se hizo algo, qué había antes, qué se dice de una parte.
import type { Done, WorkSentences } from '../en/work-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `«${toBeQuoted(text, ['«', '»'])}»`
const list = (items: string[]) => new Intl.ListFormat('es').format(items)

const where = ({ title, company, period }: Done) =>
  [title ? `en el proyecto ${marked(title)}` : '', company ? `en ${company} (${period})` : '']
    .filter(Boolean)
    .join(', ')

export const workSentences = (o: OwnerWords): WorkSentences => ({
  doneIn: (a) => `Sí, ${where(a)}.`,
  nearestIn: (a) => `Lo más parecido se hizo ${where(a)}.`,
  beforeIt: (a) => `Antes${a.name ? ` de ${marked(a.name)}` : ''}: ${a.text}`,
  itIsSo: (a) => `Sí: ${a.text}`,
  notSaidOf: (a) => `De ${marked(a.words)} no lo dice este sitio.`,
  untoldOf: (a) => `De ${a.name} este sitio no lo cuenta.`,
  noOthers: () => 'Este sitio no nombra más.',
  skillSince: (a) =>
    `${a.name}: ${a.to ? `de ${a.from} a ${a.to}` : `desde ${a.from}`}, según los puestos y proyectos que nombra este sitio.`,
  unranked: (a) =>
    `Este sitio no ordena los proyectos por importancia. Muestra primero ${a.title}, después ${list(a.others)}.`,
  withoutPart: (a) => `Sin ${marked(a.part)}: ${a.text}`,
  articleHere: (a) => `el artículo ${marked(a.title)} de este sitio`,
  toQuestion: (a) => `${o.first}, a la pregunta ${marked(a.question)}: ${marked(a.text.replace(/\.$/, ''))}.`,
  references: (a) => `${list(a.people)} ${a.people.length === 1 ? 'habla' : 'hablan'} de ${o.first} en este sitio.`,
})
