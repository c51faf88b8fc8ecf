import type { PrivacyNames, PrivacyWords } from '../en/privacy.ts'

export const privacy: PrivacyWords = {
  heading: 'Datenschutz',
  intro:
    'Was diese Website von Ihnen speichert, wozu und wie lange. Was gezählt wird, bleibt bei dieser Website, und auf diesen Seiten läuft kein Code anderer Unternehmen.',
  introShared:
    'Was diese Website von Ihnen speichert, wozu und wie lange. Was sie zählt, bleibt bei ihr. Code eines anderen Unternehmens, der von Google Analytics, läuft auf diesen Seiten nur, wenn Sie es erlauben.',
  kept: { settings: 'Ihre Einstellungen', drafts: 'Ihre Entwürfe', chat: 'den Chat', noticed: 'was beobachtet wurde' },
  parts: {
    counted: {
      heading: 'Was gezählt wird',
      text: 'Wenn Sie eine Seite verlassen, teilt Ihr Browser dem Server dieser Website mit: welche Seite es war, in welcher Sprache, von welcher Website oder welchem Link Sie kamen, ob Ihr Fenster so breit ist wie das eines Smartphones, eines Tablets oder eines Computers, wie weit Sie gescrollt haben, wie lange Sie geblieben sind und in welchen Abschnitten der Startseite, wie oft Sie geklickt oder getippt haben und ob Sie den Lebenslauf oder das Kontaktformular geöffnet oder genutzt haben. Nicht, was Sie eingegeben haben, und nicht, wohin Sie geklickt oder getippt haben.',
      chat: 'Mitgeteilt wird auch, ob Sie den Chat geöffnet oder genutzt haben.',
      audit: 'Lassen Sie eine Website analysieren, gehört dazu auch, wie gut sie abschnitt.',
    },
    apart: {
      heading: 'Wie Besuche unterschieden werden',
      text: 'Dafür wird kein Cookie gesetzt und nichts in Ihrem Browser gespeichert. Der Server bildet aus Ihrer Adresse und dem Namen Ihres Browsers ein Kennzeichen mit einem Schlüssel, der jeden Tag neu erzeugt wird. Ist der Tag vorbei, werden Schlüssel und Kennzeichen gelöscht. Von da an kann niemand mehr sagen, wessen Besuch es war, auch {{owner}} nicht. Die Adresse selbst wird nicht gespeichert. Die Besuche, dann schon ohne Kennzeichen, werden nach {{visits}} Tagen gelöscht.',
    },
    helped: {
      heading: 'Wie die Website Hilfe anbietet',
      text: 'Nach wenigen Sekunden beginnt die Website, in Ihrem Browser zu beobachten, wie Sie sie nutzen: welcher Abschnitt im Blick ist und wie lange, wie weit Sie gescrollt haben, wie oft Sie geklickt oder getippt haben, ob Sie innehalten, ob Ihr Mauszeiger an den oberen Fensterrand geht, wie breit Ihr Fenster ist, welche Fallstudien Sie geöffnet haben und ob Sie schon einmal hier waren. Danach richtet sich, welcher Vorschlag wann erscheint. Nichts davon wird gesendet. Ihr Browser behält es, bis der Tab geschlossen wird; länger behält er, wann Ihre letzte Sitzung begann und welche Vorschläge Sie wann gesehen und welche Tipps Sie geschlossen haben. Unten können Sie es sehen, löschen und abschalten.',
    },
    not: {
      heading: 'So werden Sie nicht gezählt',
      text: 'Nutzen Sie den Schalter unten oder schalten Sie in Ihrem Browser „Do Not Track“ oder „Global Privacy Control“ ein: Dann sendet er nichts von alledem. Auch wer binnen fünf Sekunden geht, ohne etwas zu berühren, wird nicht gezählt.',
    },
    speed: {
      heading: 'Wie schnell die Seiten sind',
      text: 'Ihr Browser meldet auch, wie schnell eine Seite bei ihm war. Daraus werden nach Tag und Seite Zahlen gebildet, die zu keinem Besucher gehören und nach {{vitals}} Tagen gelöscht werden.',
    },
    given: {
      heading: 'Was Sie selbst angeben',
      text: 'Eine Nachricht wird mit Ihrem Namen und Ihrer Adresse gespeichert, damit {{owner}} antworten kann.',
      // Each only where the site has the feature.
      portal:
        'Wenn Sie sich Neuigkeiten zu Ihren Projekten auf einem Gerät melden lassen, wird die Adresse, die dessen Browser dafür nennt, gespeichert, bis Sie es beenden.',
      resumeByMail:
        'Für einen Lebenslauf werden Ihre Adresse und Ihre Rolle gespeichert und nach {{resumes}} Tagen gelöscht, es sei denn, Sie haben erlaubt, dass {{owner}} Ihnen schreibt.',
      chat: 'Hat {{owner}} einen Anbieter von Sprachmodellen eingerichtet, erhält dieser Ihre Fragen an den Assistenten und das bisherige Gespräch, um die Antwort zu formulieren; auch fasst er für {{owner}} gegebenenfalls zusammen, was mit Ihrer Einwilligung gespeichert ist. Hier wird, was Sie dem Assistenten sagen, nur mit Ihrer Einwilligung gespeichert und nach {{chat}} Tagen gelöscht. Bereitet sich der Assistent für Sie auf ein Unternehmen vor, wird bis zu {{company}} Tage lang aufbewahrt, was auf der Startseite dieses Unternehmens steht.',
      audit: 'Die Adresse einer Website, die Sie messen lassen, wird mit dem Ergebnis {{audits}} Tage lang aufbewahrt.',
      counts:
        'Wie oft der Server eine Frage beantwortet, einen Lebenslauf erstellt oder eine Nachricht annimmt, wird gezählt, ohne festzuhalten, für wen.',
      countsWithoutChat:
        'Wie oft der Server einen Lebenslauf erstellt oder eine Nachricht annimmt, wird gezählt, ohne festzuhalten, für wen.',
    },
    deleted: {
      heading: 'Wie Sie es löschen lassen',
      portal:
        'Wenn Sie ein Konto haben, können Sie es dort löschen. Damit verschwindet, was diese Website über Sie gespeichert hat: Ihre Angaben und Anmeldungen, Ihre Geräte und was Sie zu Ihren Projekten geschrieben, hochgeladen, vorgeschlagen und angemerkt haben. Haben Sie Ihre E-Mail-Adresse bestätigt, gilt das auch für Ihre Nachrichten samt Antworten, für angeforderte Lebensläufe und für die E-Mails zu alldem. Ohne Konto schreiben Sie {{owner}}: Ihre Nachrichten können dann mitsamt den E-Mails dazu gelöscht werden. Die Projekte selbst bleiben bestehen, mit ihrem Budget, mit dem Vermerk, dass etwas freigegeben wurde, und mit dem, was {{owner}} geschrieben hat.',
      withoutPortal: 'Schreiben Sie {{owner}}: Ihre Nachrichten können dann mitsamt den E-Mails dazu gelöscht werden.',
      text: 'Das Protokoll der Admins bleibt {{log}} Tage lang bestehen, darin steht dann statt Ihrer Adresse eine Nummer; Zähler gegen Missbrauch bleiben höchstens einen Tag, ohne Ihre Adresse. E-Mails, die die Website verschickt hat, werden sonst {{mails}} Tage lang aufbewahrt.',
      chat: 'Gespräche und was auf Startseiten von Unternehmen steht, gehören zu keinem Konto und werden gelöscht, wenn ihre Zeit um ist; ein Gespräch können Sie im Chat sofort löschen.',
      audit: 'Auch gemessene Websites werden gelöscht, wenn ihre Zeit um ist.',
      backups:
        'Was {{owner}} schon per E-Mail erreicht hat, bleibt in jenem Postfach, und frühere Sicherungskopien enthalten Ihre Daten, bis sie ersetzt werden.',
    },
    cookies: {
      heading: 'Cookies',
      languages:
        'Es gibt eines für die Sprache, die Sie wählen, und, wenn Sie ein Konto haben, diejenigen, die Sie angemeldet halten und einen Browser wiedererkennen, in dem Sie sich schon angemeldet haben.',
      oneLanguage:
        'Wenn Sie ein Konto haben, gibt es Cookies, die Sie angemeldet halten und einen Browser wiedererkennen, in dem Sie sich schon angemeldet haben.',
      languagesAlone: 'Es gibt eines für die Sprache, die Sie wählen.',
      none: 'Für Besucher gibt es keine.',
      text: '{{kept}} behält Ihr Browser auf Ihrem eigenen Gerät, dazu die Seiten, die Sie gelesen haben, damit sie sich offline öffnen, und eine offline geschriebene Nachricht, bis sie gesendet ist; wenn Sie dort die Daten dieser Website löschen, verschwindet all das.',
    },
  },
}

export const privacyNames: PrivacyNames = {
  given: {
    message: 'Eine Nachricht',
    name: 'Ihrem Namen',
    address: 'Adresse',
    role: 'Ihre Rolle',
    device: 'Gerät',
    question: 'was Sie dem Assistenten sagen',
    website: 'Die Adresse einer Website',
    company: 'Startseite dieses Unternehmens',
  },
  deleted: {
    account: 'Ihre Angaben',
    writing: 'geschrieben',
    proposals: 'vorgeschlagen',
    remarks: 'angemerkt',
  },
}
