import type { KeptMessageWords } from '../../en/portal/queued-messages.ts'

export const keptMessages: KeptMessageWords = {
  waiting: {
    title: 'Ihre Nachricht ist gespeichert',
    text: 'Sie sind offline. Die Nachricht wird von diesem Gerät gesendet, sobald Sie innerhalb eines Tages wieder online sind.',
  },
  sent: {
    title: 'Ihre Nachricht wurde gesendet',
    text: 'Die Nachricht an {{owner}}, die Sie offline geschrieben haben, ist angekommen.',
  },
  refused: {
    title: 'Ihre Nachricht wurde nicht gesendet',
    text: 'Die Nachricht, die Sie offline geschrieben haben, konnte nicht zugestellt werden. Ihr Text steht wieder im Kontaktformular.',
  },
}
