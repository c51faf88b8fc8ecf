import type { DeskRunningWords } from '../../en/admin/system-status.ts'

export const adminSystemStatus: DeskRunningWords = {
  heading: 'Wie die Website läuft',
  summary: {
    ok: 'Alles, was geprüft wurde, ist in Ordnung.',
    attention: 'Die Website läuft. Unten steht etwas, das Ihre Aufmerksamkeit braucht.',
    failing: 'Etwas von dem, was unten steht, funktioniert nicht.',
  },
  verdicts: { ok: 'In Ordnung', attention: 'Bitte ansehen', failing: 'Gestört' },
  process:
    'Version {{version}} auf Node.js {{node}}, seit {{up}} in Betrieb (Stand: {{at}}, auf der Instanz, die geantwortet hat).',
  database: {
    heading: 'Datenbank',
    engine: 'System',
    size: 'Größe',
    answers: 'Antwortet in',
    migrations: 'Migrationen',
    applied: '{{applied}} von {{known}} angewendet',
    slow: 'Sie antwortet langsam; Seiten und Aufrufe warten auf sie.',
    otherVersion: 'Ihre Tabellen gehören zu einer anderen Version der Website als der laufenden.',
    down: 'Die Datenbank antwortet nicht. Bis sie es wieder tut, lassen sich Seiten lesen, aber niemand kann sich anmelden und nichts wird gespeichert.',
  },
  mail: {
    heading: 'E-Mail',
    smtp: 'E-Mails gehen an den eingerichteten Mailserver.',
    files:
      'Es ist kein Mailserver eingerichtet: E-Mails werden als Dateien aufbewahrt und erreichen niemanden. Eingerichtet wird er mit SMTP_URL.',
    lastDelivered: 'Zuletzt zugestellt',
    lastKept: 'Zuletzt aufbewahrt',
    never: 'keine bekannt',
    trouble: {
      pending: 'Eine E-Mail vom {{at}} ließ sich noch nicht zustellen und wird erneut versucht: {{error}}',
      dead: 'Die Zustellung einer E-Mail vom {{at}} wurde endgültig aufgegeben: {{error}}',
    },
  },
  outbox: {
    heading: 'Postausgang',
    text: 'Was Besuchern und Kunden zugesagt ist, wartet hier, bis es zugestellt ist. Eine E-Mail mit einem Link wird gelöscht und nicht mehr mitgezählt, sobald der Link abgelaufen ist.',
    pending: 'Wartend',
    sent: 'In den letzten 30 Tagen zugestellt',
    kept: 'In den letzten 30 Tagen als Dateien abgelegt',
    unconfirmed: 'Vermutlich zugestellt',
    dead: 'Nicht zugestellt',
    oldest: 'Älteste wartet seit',
  },
  disk: {
    heading: 'Speicherplatz',
    free: 'Frei am Ort der Daten',
    total: 'Insgesamt',
    little: 'Es ist nur noch wenig Platz frei. Ist der Speicher voll, kann nichts mehr angenommen werden.',
    unknown: 'Das System gibt nicht an, wie viel Platz es gibt.',
  },
  browser: {
    heading: 'Browser für Audits',
    browser: 'Ein Chromium wurde gefunden; Websites werden damit gemessen.',
    pagespeed: 'Es wurde kein Chromium gefunden; Websites werden von Google PageSpeed Insights gemessen.',
    light: 'Es wurde kein Chromium gefunden. Audits laufen ohne Browser und sagen das auch.',
  },
  providers: {
    heading: 'KI-Anbieter',
    none: 'Keiner ist eingerichtet; der Assistent antwortet aus Ihren Fakten.',
    configured: 'Eingerichtet: {{names}}.',
    failing: 'Der letzte Aufruf ist fehlgeschlagen: {{names}}. Stattdessen antworten andere oder Ihre Fakten.',
  },
  backup: {
    heading: 'Sicherung',
    sqlite:
      'Eine tar-Datei mit einer in sich stimmigen Kopie der Datenbank und dem geheimen Schlüssel der Website, erstellt im laufenden Betrieb.',
    postgres:
      'Eine tar-Datei mit einem Abzug der Datenbank, den pg_dump im laufenden Betrieb erstellt, und dem geheimen Schlüssel der Website.',
    withDocuments: 'Die Dokumente der Kunden sind enthalten.',
    withoutDocuments: 'Die Dokumente der Kunden liegen in einem S3-Speicher und sind nicht enthalten.',
    care: 'Bewahren Sie die Datei wie ein Passwort auf: Wer sie hat, hat alles.',
    restore: 'Zum Zurückspielen halten Sie die Website an und führen dort, wo sie installiert ist, dies aus:',
    elsewhere:
      'Diese Website hält ihre Daten in PostgreSQL, und auf dem Server wurde pg_dump nicht gefunden. Wo die Werkzeuge von PostgreSQL installiert sind, sichert dies die Datenbank:',
    button: 'Jetzt sichern',
    busy: 'Sicherung läuft …',
    done: 'Sicherung erstellt',
    doneText: '{{name}} mit {{size}} wurde Ihrem Browser übergeben.',
  },
  testMail: {
    heading: 'Testmail',
    text: 'Sendet sofort eine E-Mail an die Adresse der Person, die diese Website betreibt, und zeigt, was der Mailserver sagt.',
    files: 'Ohne Mailserver wird daraus eine Datei.',
    button: 'Testmail senden',
    busy: 'Wird gesendet …',
    delivered: 'Der Mailserver hat die E-Mail an {{to}} angenommen.',
    kept: 'Die E-Mail an {{to}} wurde als Datei aufbewahrt.',
    failed: 'Die E-Mail an {{to}} wurde nicht zugestellt: {{error}}',
  },
  keptMails: {
    heading: 'Zuletzt als Dateien aufbewahrte E-Mails',
    none: 'Bisher wurde keine E-Mail aufbewahrt.',
    about: 'An {{to}}, {{at}}',
    download: 'Herunterladen',
  },
}
