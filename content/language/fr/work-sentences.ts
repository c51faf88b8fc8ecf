// Phrases sur les travaux : où une chose a été faite, ce qu’il y avait avant, ce qui est dit d’une partie.
import { elided } from '../elided.ts'
import type { Done, WorkSentences } from '../en/work-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `« ${toBeQuoted(text, ['«', '»'])} »`
const list = (items: string[]) => new Intl.ListFormat('fr').format(items)

const where = ({ title, company, period }: Done) =>
  [title ? `dans le projet ${marked(title)}` : '', company ? `chez ${company} (${period})` : '']
    .filter(Boolean)
    .join(', ')

export const workSentences = (o: OwnerWords): WorkSentences => ({
  doneIn: (a) => `Oui, ${where(a)}.`,
  nearestIn: (a) => `Ce qui s’en approche le plus a été fait ${where(a)}.`,
  beforeIt: (a) => `Avant ${a.name ? marked(a.name) : 'cela'} : ${a.text}`,
  itIsSo: (a) => `Oui : ${a.text}`,
  notSaidOf: (a) => `Ce site ne le dit pas pour ${marked(a.words)}.`,
  untoldOf: (a) => `Pour ${a.name}, ce site ne le dit pas.`,
  noOthers: () => 'Ce site n’en cite pas d’autres.',
  skillSince: (a) =>
    `${a.name} : ${a.to ? `de ${a.from} à ${a.to}` : `depuis ${a.from}`}, d’après les postes et projets cités ici.`,
  unranked: (a) => `Ce site ne classe pas les projets. Il montre d’abord ${a.title}, puis ${list(a.others)}.`,
  withoutPart: (a) => `Sans ${marked(a.part)} : ${a.text}`,
  articleHere: (a) => `l’article ${marked(a.title)} sur ce site`,
  toQuestion: (a) => `La réponse ${elided('de ', o.first)} à la question ${marked(a.question)} : ${marked(a.text)}`,
  references: (a) =>
    `${list(a.people)} ${a.people.length === 1 ? 'parle' : 'parlent'} ${elided('de ', o.first)} sur ce site.`,
})
