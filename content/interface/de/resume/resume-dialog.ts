import type { ResumeDialogMessages } from '../../en/resume/resume-dialog.ts'

export const resumeDialog: ResumeDialogMessages = {
  title: 'Lebenslauf laden',
  text: 'Ein PDF, für Ihre Rolle zusammengestellt, auf Deutsch wie diese Seite.',
  email: 'E-Mail',
  role: 'Ihre Rolle',
  roles: {
    recruiter: 'Recruiting',
    client: 'Auftragsvergabe',
    developer: 'Vom Fach',
    other: 'Andere Rolle',
  },
  ownWords: 'Ihre Rolle in eigenen Worten',
  ownWordsHint:
    'Ihre Worte bestimmen, welche Fakten zuerst kommen. Im Lebenslauf selbst steht nur, was die Fakten hier belegen.',
  ownWordsRequired: 'Bitte sagen Sie in wenigen Worten, wer Sie sind',
  layout: 'Aufbau',
  layouts: { standard: 'Klassisch', european: 'Europäisch, tabellarisch', 'one-page': 'Eine Seite' },
  followUp: '{{owner}} darf mir an diese Adresse schreiben',
  privacy:
    'Ihre Adresse und Ihre Rolle werden gespeichert, damit {{owner}} weiß, wer den Lebenslauf geladen hat. Ohne das Häkchen schreibt Ihnen niemand.',
  download: 'PDF laden',
  making: 'Der Lebenslauf wird erstellt …',
  invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  roleRequired: 'Bitte wählen Sie Ihre Rolle, damit Sie einen passenden Lebenslauf erhalten.',
  downloaded: 'Lebenslauf geladen',
  downloadedText: 'Der auf Ihre Rolle zugeschnittene Lebenslauf wurde erfolgreich heruntergeladen.',
  failed: 'Download fehlgeschlagen',
  failedText: 'Der Lebenslauf konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
}
