// The measured values of a page, their ratings, and the card that shows this page's own.
import type { VitalWords } from '../en/vitals.ts'

export const vitals: VitalWords = {
  names: {
    fcp: 'Erster Inhalt sichtbar',
    lcp: 'Hauptinhalt sichtbar',
    cls: 'Verschiebung des Layouts',
    fid: 'Verzögerung der ersten Eingabe',
    inp: 'Reaktion auf Eingaben',
    tbt: 'Zeit ohne Reaktion',
    ttfb: 'Antwortzeit des Servers',
    'speed-index': 'Geschwindigkeitsindex',
  },
  ratings: {
    good: 'gut',
    'needs-improvement': 'verbesserungsfähig',
    poor: 'schlecht',
  },
  own: {
    heading: 'Diese Seite, hier gemessen',
    load: 'Ladezeit',
    connection: 'Verbindung',
    unknown: 'nicht angegeben',
    waiting: 'noch nicht',
    show: 'Messwerte dieser Seite zeigen',
    hide: 'Messwerte dieser Seite ausblenden',
    close: 'Messwerte dieser Seite schließen',
  },
}
