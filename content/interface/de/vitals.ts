// The measured values of a page, their ratings, and the card that shows this page's own.
import type { VitalMessages } from '../en/vitals.ts'

export const vitals: VitalMessages = {
  names: {
    fcp: 'Erster Inhalt sichtbar',
    lcp: 'Hauptinhalt sichtbar',
    cls: 'Layoutverschiebungen',
    fid: 'Verzögerung der ersten Eingabe',
    inp: 'Reaktion auf Eingaben',
    tbt: 'Zeit ohne Reaktion',
    ttfb: 'Antwortzeit des Servers',
    'speed-index': 'Speed Index',
  },
  ratings: {
    good: 'gut',
    'needs-improvement': 'verbesserungsbedürftig',
    poor: 'schlecht',
  },
  own: {
    heading: 'Diese Seite, hier gemessen',
    load: 'Ladezeit',
    connection: 'Verbindung',
    unknown: 'nicht angegeben',
    waiting: 'noch nicht',
    show: 'Messwerte dieser Seite anzeigen',
    hide: 'Messwerte dieser Seite ausblenden',
    close: 'Messwerte dieser Seite schließen',
  },
}
