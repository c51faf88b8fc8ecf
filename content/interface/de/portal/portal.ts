// What the server says about the client portal: its mails, and what can be wrong with its forms. {{…}} is filled in.
import type { PortalFieldError } from '#contract/errors.ts'
import type { portal as english } from '../../en/portal/portal.ts'

export const portal: typeof english = {
  mail: {
    message: {
      subject: '[{{site}}] {{name}} hat zu {{project}} geschrieben',
      text: '{{name}} <{{email}}> hat zum Projekt „{{project}}“ geschrieben:\n\n{{text}}\n\n{{link}}\n\n—\nWenn Sie auf diese E-Mail antworten, geht die Antwort nur an {{name}} und steht nicht im Gesprächsverlauf des Projekts.',
    },
    approved: {
      subject: '[{{site}}] {{name}} hat „{{milestone}}“ freigegeben',
      text: '{{name}} <{{email}}> hat den Meilenstein „{{milestone}}“ des Projekts „{{project}}“ freigegeben.\n\n{{text}}\n\n{{link}}',
    },
    changesRequested: {
      subject: '[{{site}}] {{name}} wünscht Änderungen an „{{milestone}}“',
      text: '{{name}} <{{email}}> wünscht Änderungen am Meilenstein „{{milestone}}“ des Projekts „{{project}}“. Er ist wieder in Arbeit.\n\n{{text}}\n\n{{link}}',
    },
    updateRequested: {
      subject: '[{{site}}] {{name}} fragt nach dem Stand von {{project}}',
      text: '{{name}} <{{email}}> bittet um einen Zwischenstand zum Projekt „{{project}}“.\n\n{{text}}\n\n{{link}}',
    },
    meeting: {
      subject: '[{{site}}] {{name}} schlägt einen Termin zu {{project}} vor',
      text: '{{name}} <{{email}}> schlägt einen Termin zum Projekt „{{project}}“ vor:\n\n{{time}}\n{{minutes}} Minuten\n{{text}}\n\nDie Einladung ist angehängt. Was Sie in Ihrem Kalender darauf antworten, geht an {{name}}.\n\n{{link}}',
    },
    document: {
      subject: '[{{site}}] {{name}} hat ein Dokument zu {{project}} hochgeladen',
      text: '{{name}} <{{email}}> hat das Dokument „{{text}}“ zum Projekt „{{project}}“ hochgeladen.\n\n{{link}}',
    },
    answer: {
      subject: '{{owner}} hat Ihnen zu {{project}} geschrieben',
      text: 'Guten Tag {{name}},\n\n{{owner}} hat zu Ihrem Projekt „{{project}}“ geschrieben:\n\n{{text}}\n\nAntworten Sie im Portal:\n{{link}}\n\n{{footer}}',
    },
    update: {
      subject: 'Neues zu {{project}}',
      text: 'Guten Tag {{name}},\n\n{{owner}} hat einen Zwischenstand zu Ihrem Projekt „{{project}}“ veröffentlicht:\n\n{{text}}\n\nZum Projekt:\n{{link}}\n\n{{footer}}',
    },
    project: {
      subject: 'Ihr Projekt {{project}} ist angelegt',
      text: 'Guten Tag {{name}},\n\n{{owner}} hat das Projekt „{{project}}“ für Sie angelegt. Plan, Meilensteine und Dokumente finden Sie im Portal:\n{{link}}\n\n{{footer}}',
    },
    delivered: {
      subject: '„{{text}}“ ist geliefert: bitte prüfen',
      text: 'Guten Tag {{name}},\n\n{{owner}} hat den Meilenstein „{{text}}“ Ihres Projekts „{{project}}“ geliefert. Bitte geben Sie ihn frei, oder sagen Sie, was anders sein soll:\n{{link}}\n\n{{footer}}',
    },
    handedOver: {
      subject: 'Ein neues Dokument zu {{project}}',
      text: 'Guten Tag {{name}},\n\n{{owner}} hat Ihrem Projekt „{{project}}“ das Dokument „{{text}}“ hinzugefügt:\n{{link}}\n\n{{footer}}',
    },
    accepted: {
      subject: '{{owner}} nimmt Ihren Terminvorschlag zu {{project}} an',
      text: 'Guten Tag {{name}},\n\n{{owner}} nimmt den Termin an, den Sie zu Ihrem Projekt „{{project}}“ vorgeschlagen haben:\n\n{{time}}\n\n{{text}}\n\nMit der angehängten Datei kommt er in Ihren Kalender.\n{{link}}\n\n{{footer}}',
    },
    declined: {
      subject: '{{owner}} kann zum vorgeschlagenen Termin zu {{project}} nicht',
      text: 'Guten Tag {{name}},\n\n{{owner}} kann zu dem Termin nicht, den Sie zu Ihrem Projekt „{{project}}“ vorgeschlagen haben:\n\n{{time}}\n\n{{text}}\n\nBitte schlagen Sie im Portal einen anderen vor:\n{{link}}\n\n{{footer}}',
    },
  },
  // On the button of mails about a project.
  open: 'Projekt öffnen',
  push: 'Es gibt Neuigkeiten zu Ihrem Projekt.',
  footer: '—\nSie erhalten diese E-Mail, weil sie Ihr Projekt betrifft. So erhalten Sie keine weiteren:\n{{stop}}',
  event: '{{project}}: Besprechung mit {{name}}',
}

export const portalFields: Record<PortalFieldError, string> = {
  'time-required': 'Bitte wählen Sie einen Zeitpunkt',
  'time-past': 'Bitte wählen Sie einen künftigen Zeitpunkt innerhalb der nächsten zwölf Monate',
  'file-name-invalid': 'Bitte geben Sie der Datei einen Namen ohne Schrägstriche und unsichtbare Zeichen',
  'file-empty': 'Diese Datei ist leer; bitte wählen Sie eine andere',
}
