// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '#contract/errors.ts'

export const errors: Record<ErrorId, string> = {
  'malformed-request':
    'Diese Anfrage war nicht lesbar. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'invalid-input':
    'Einige Angaben stimmen noch nicht. Bitte korrigieren Sie sie und senden Sie das Formular erneut ab.',
  'not-signed-in': 'Bitte melden Sie sich zuerst an.',
  'wrong-credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
  'foreign-origin':
    'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt. Bitte nutzen Sie diese Website direkt.',
  'not-allowed': 'Ihr Konto ist dazu nicht berechtigt.',
  'registration-closed':
    'Ein Konto gibt es hier nur auf Einladung. Bitte nutzen Sie den Link in Ihrer Einladung oder schreiben Sie der Person, die diese Website betreibt, um eine zu erhalten.',
  'sign-in-again': 'Bitte melden Sie sich zur Bestätigung noch einmal an.',
  'not-found': 'Unter dieser Adresse gibt es nichts. Bitte prüfen Sie sie oder beginnen Sie auf der Startseite neu.',
  'method-not-allowed': 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
  'account-exists': 'Diese Adresse hat bereits ein Konto und braucht keine Einladung.',
  'email-taken':
    'Mit dieser Adresse gibt es bereits ein Konto. Bitte melden Sie sich an; wie es ohne Passwort geht, steht unter „Passwort vergessen?“.',
  'last-admin':
    'Dies ist das einzige Admin-Konto, und ohne eines geht es nicht. Bitte richten Sie zuerst ein weiteres ein.',
  'link-expired': 'Dieser Link ist abgelaufen oder wurde bereits benutzt. Bitte lassen Sie sich einen neuen schicken.',
  'upload-stalled':
    'Das Hochladen ist ins Stocken geraten und wurde abgebrochen. Es wurde nichts davon gespeichert; bitte versuchen Sie es noch einmal.',
  'not-delivered': 'Dieser Meilenstein wurde noch nicht geliefert, es gibt also nichts zu entscheiden.',
  'already-decided': 'Darüber wurde bereits entschieden. Bitte laden Sie die Seite neu, um zu sehen, wie.',
  'changed-meanwhile':
    'Dies wurde inzwischen geändert, in einem anderen Fenster oder von jemand anderem. Ihre Eingaben bleiben erhalten; bitte sehen Sie sich zuerst den aktuellen Stand an.',
  'document-link-expired':
    'Dieser Link zu einem Dokument ist abgelaufen. Bitte öffnen Sie das Dokument noch einmal im Portal.',
  'quota-exceeded': 'Ihre Dokumente würden mehr Platz brauchen, als vorgesehen ist. Bitte löschen Sie zuerst einige.',
  'file-refused':
    'Diese Datei kann nicht angenommen werden. Möglich sind PDF, Office-Dokumente, PNG, JPEG, WebP, GIF, Text und CSV, deren Inhalt zum Namen passt.',
  'too-large': 'Das ist größer, als hier angenommen werden kann. Bitte kürzen Sie es und versuchen Sie es noch einmal.',
  'unsupported-type': 'Dieses Format wird hier nicht angenommen. Bitte senden Sie JSON.',
  'key-reused':
    'Das wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'audit-failed':
    'Diese Website ließ sich nicht messen. Bitte prüfen Sie, ob die Adresse stimmt und für alle erreichbar ist.',
  'page-too-heavy':
    'Diese Seite brauchte mehr Arbeits- oder Festplattenspeicher, als eine Messung belegen darf. Die Messung wurde deshalb abgebrochen.',
  'rate-limited': 'Das waren etwas viele Versuche. Bitte warten Sie {{wait}} und versuchen Sie es dann noch einmal.',
  'internal-error': 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  'resume-unreadable':
    'Der Lebenslauf wurde erstellt, ließ sich aber nicht fehlerfrei zurücklesen und wurde deshalb nicht gesendet. Bitte versuchen Sie es noch einmal oder laden Sie den Standard-Lebenslauf.',
  'report-unreadable':
    'Der Bericht wurde erstellt, ließ sich aber nicht fehlerfrei zurücklesen und wurde deshalb nicht gesendet. Bitte versuchen Sie es noch einmal oder nutzen Sie seinen Link.',
  unavailable:
    'Das ist im Moment nicht möglich. Ihr Text ist nicht verloren; bitte versuchen Sie es gleich noch einmal.',
  'storage-full':
    'Im Moment ist kein Platz, um das zu speichern. Bitte versuchen Sie es später oder schreiben Sie eine E-Mail.',
  'second-factor-required': 'Bitte geben Sie auch den Code aus Ihrer App ein.',
  'account-disabled': 'Dieses Konto ist gesperrt. Bitte schreiben Sie der Person, die diese Website betreibt.',
  'password-outgrown':
    'Admins brauchen ein Passwort mit mindestens 12 Zeichen. Ein Link, mit dem Sie eines wählen, wurde Ihnen per E-Mail geschickt.',
  'own-account':
    'Das ist Ihr eigenes Konto. Bitte lassen Sie das jemand anderen mit Admin-Rechten tun oder nutzen Sie Ihre Kontoseite.',
  'address-unproven': 'Diese Person hat ihre Adresse noch nicht bestätigt. Das muss zuerst geschehen.',
  'second-factor-on':
    'Der zweite Faktor ist bereits eingeschaltet. Um ihn neu einzurichten, schalten Sie ihn bitte zuerst aus.',
}

/** To whoever runs the site, and can do something about it. */
export const ownerErrors = {
  'storage-full':
    'Der Speicherplatz der Website ist voll, deshalb ließ sich das nicht speichern. Bitte schaffen Sie Platz, wo ihre Daten liegen; Ihre Eingaben bleiben so lange hier stehen.',
}
