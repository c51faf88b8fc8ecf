// What is said about a job advert that was compared with the facts, in German. {{…}} is filled in.
import type { FitFields, FitWords } from '../../en/chat/fit.ts'

export const fit: FitWords = {
  strong: 'Gute Übereinstimmung: Das meiste, was diese Anzeige verlangt, ist auf dieser Website belegt.',
  partial:
    'Teilweise Übereinstimmung: Ein wichtiger Teil dessen, was diese Anzeige verlangt, ist hier belegt, ein anderer nicht.',
  weak: 'Keine Übereinstimmung: Die Fakten auf dieser Website tragen den Kern dieser Anzeige nicht.',
  tooLittle:
    'Diese Website sagt zu wenig über die Arbeit der Person, um sie mit einer Anzeige zu vergleichen: Was hier nicht belegt ist, kann dennoch zutreffen.',
  counts: 'Anforderungen: {{total}}; erfüllt: {{met}}, teilweise erfüllt: {{partly}}, nicht belegt: {{notEvidenced}}.',
  unread_one: '{{count}} weitere Anforderung wurde nicht beurteilt, die ersten {{judged}} schon.',
  unread_other: '{{count}} weitere Anforderungen wurden nicht beurteilt, die ersten {{judged}} schon.',
  tasks: 'Die Aufgaben der Stelle wurden nicht beurteilt, nur ihre Anforderungen.',
}

/** What can be wrong with an advert. */
export const fitFields: FitFields = {
  'advert-required': 'Bitte fügen Sie den Text der Anzeige ein',
  'no-requirements':
    'In diesem Text wurde keine Anforderung gefunden. Bitte fügen Sie den Teil der Anzeige ein, der sagt, was Bewerberinnen und Bewerber mitbringen sollen.',
}
