// The result of measuring a website: its card in the chat, and the page of its report. {{…}} is filled in.
import type { AuditCardMessages } from '../../en/audit/audit-card.ts'

export const auditCard: AuditCardMessages = {
  heading: 'Messung der Website',
  score: '{{score}} von 100, {{rating}}',
  estimate: 'Ohne Browser geschätzt',
  goal: 'Mit Optimierung sind in der Regel 90 und mehr zu erreichen.',
  ownScore: 'Diese Website: {{score}}',
  vitals: 'Messwerte',
  ownValue: 'diese Website: {{value}}',
  fixes: 'Was am meisten bringt',
  gain: 'Geschätzter Gewinn: {{gain}}',
  noFixes: 'Es fällt nichts auf, was sich zu ändern lohnt.',
  bytes: 'Übertragen',
  requests: 'Anfragen',
  kind: 'Gemessen durch',
  age: 'Gemessen',
  now: 'gerade eben',
  partial: 'Die Seite enthält mehr, als hier gezählt wurde.',
  notMeasured: 'Nicht gemessen: {{list}}.',
  field:
    'INP zeigt sich erst, wenn Menschen wirklich tippen; bis dahin dient TBT als Ersatz. Den Vorgänger FID melden Browser nicht mehr.',
  light: 'Wann Inhalt erscheint, springt oder blockiert, kann nur ein Browser sagen.',
  screenshot: 'Die Seite, wie ein Smartphone sie zeigt',
  kinds: {
    browser: 'einen Browser auf diesem Server',
    pagespeed: 'Google PageSpeed Insights',
    light: 'Abruf ohne Browser',
  },
  page: {
    until: 'Dieser Link gilt bis {{date}}.',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    pdf: 'Als PDF speichern',
    talk: 'Mit {{assistant}} darüber sprechen',
    contact: '{{owner}} schreiben',
    missing: 'Bericht nicht gefunden',
    missingText:
      'Berichte werden {{days}} Tage aufbewahrt. Dieser ist abgelaufen, oder die Adresse enthält einen Tippfehler. Im Chat können Sie die Website erneut messen lassen.',
    chat: 'Zum Chat',
    noScript: 'Dieser Bericht braucht JavaScript',
    noScriptText:
      'Ihr Browser stellt ihn aus den Messwerten zusammen. Bitte erlauben Sie JavaScript für diese Website, oder öffnen Sie den Link in einem anderen Browser.',
  },
}
