import type { ConsentWords } from '../en/consent.ts'

export const consent: ConsentWords = {
  question: 'Darf auch Google Analytics zählen?',
  text: 'Diese Website zählt Besuche selbst, ohne Cookies. Wenn Sie es erlauben, erfährt auch Google, welche Seiten Sie sehen und wie Sie sie nutzen, und setzt dafür Cookies.',
  more: 'Was Google erfährt',
  allow: 'Erlauben',
  refuse: 'Nein, danke',
  notice: {
    heading: 'Google Analytics',
    text: 'Nur wenn Sie es erlauben, lädt diese Website den Code von Google Analytics. Ihr Browser teilt Google dann mit: Adresse und Titel jeder öffentlichen Seite, die Sie sehen, wie weit und wie lange Sie sie lesen, ob Sie den Lebenslauf oder das Kontaktformular geöffnet oder genutzt haben, und wie bei jeder Anfrage Ihre IP-Adresse und die Angaben Ihres Browsers.',
    chat: 'Er teilt auch mit, ob Sie den Chat geöffnet oder genutzt haben.',
    audit: 'Er teilt auch mit, was die Analyse einer Website ergab.',
    rest: 'Google erfährt nicht, was Sie eingegeben haben, und nichts von Seiten, auf denen man angemeldet ist. Signale für Werbung sind ausgeschaltet. Google setzt dafür die Cookies _ga und _ga_…. Wenn Sie Ihre Erlaubnis zurücknehmen, wird nichts mehr gesendet, und diese Cookies werden gelöscht.',
    given: 'Sie haben es erlaubt.',
    refused: 'Sie haben es nicht erlaubt: An Google wird nichts gesendet.',
    unasked: 'Sie haben sich noch nicht entschieden: An Google wird nichts gesendet, solange Sie es nicht erlauben.',
    unwanted:
      'Sie möchten nicht verfolgt werden. Deshalb werden Sie nicht gefragt, und an Google wird nichts gesendet.',
  },
}
