// Mails that the site sends. {{…}} is filled in.
import type { MailMessages } from '../en/mail.ts'

export const mail: MailMessages = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> hat Ihnen über Ihre Website geschrieben (Sprache der Seite: ' +
      '{{language}}):\n\n{{message}}\n\n—\n{{fields}}\n\nAntworten Sie auf diese E-Mail, um zurückzuschreiben.',
  },
  receipt: {
    subject: 'Ihre Nachricht an {{owner}} ist angekommen',
    text:
      'Guten Tag {{name}},\n\nvielen Dank für Ihre Nachricht. Sie ist angekommen, und {{owner}} antwortet Ihnen an diese ' +
      'Adresse{{promise}}.\n\nSie haben geschrieben:\n\n{{quoted}}\n\nFalls die Nachricht nicht von Ihnen stammt, hat ' +
      'jemand versehentlich Ihre Adresse angegeben, und Sie können diese E-Mail ignorieren.\n\n{{owner}}\n{{site}}',
    promise_one: ', in der Regel innerhalb eines Werktags',
    promise_other: ', in der Regel innerhalb von {{count}} Werktagen',
  },
  answer: {
    subject: 'Re: {{subject}}',
    text: '{{text}}\n\n{{owner}}\n\n{{name}} schrieb am {{date}}:\n\n{{quoted}}',
  },
  verification: {
    subject: 'Bitte bestätigen Sie Ihre Adresse für {{site}}',
    text: 'Guten Tag,\n\nbitte bestätigen Sie, dass diese Adresse Ihnen gehört:\n\n{{link}}\n\nDer Link gilt {{time}}. Bitte öffnen Sie ihn in dem Browser, in dem Sie sich registriert haben: Dann bleibt alles, wie es ist. In jedem anderen Browser werden Sie gebeten, ein neues Passwort festzulegen.\n\nFalls Sie sich nicht registriert haben, hat jemand versehentlich Ihre Adresse angegeben, und Sie können diese E-Mail ignorieren.\n\n{{owner}}\n{{url}}',
    button: 'Adresse bestätigen',
  },
  address: {
    subject: 'Ihre neue Adresse für {{site}}',
    text: 'Guten Tag,\n\nmit diesem Link wird diese Adresse zu der Ihres Kontos:\n\n{{link}}\n\nDer Link gilt {{time}}, in einem Browser, in dem Sie in Ihrem Konto angemeldet sind.\n\nFalls Sie das nicht veranlasst haben, hat jemand versehentlich Ihre Adresse angegeben, und Sie können diese E-Mail ignorieren.\n\n{{owner}}\n{{url}}',
    button: 'Diese Adresse verwenden',
  },
  addressChanged: {
    subject: 'Die Adresse Ihres Kontos bei {{site}} wurde geändert',
    text: 'Guten Tag,\n\nIhr Konto hat soeben eine andere Adresse erhalten, die durch eine dorthin gesandte E-Mail bestätigt wurde. Mit der bisherigen Adresse, an die diese E-Mail geht, können Sie sich nicht mehr anmelden, und Sie sind überall sonst abgemeldet.\n\nFalls Sie das nicht waren, antworten Sie bitte sofort auf diese E-Mail.\n\n{{owner}}\n{{url}}',
  },
  reset: {
    subject: 'Ein neues Passwort für {{site}}',
    text: 'Guten Tag,\n\nmit diesem Link legen Sie ein neues Passwort für Ihr Konto fest:\n\n{{link}}\n\nEr gilt einmal und {{time}} lang. Sobald Sie das neue Passwort festgelegt haben, müssen Sie sich überall neu anmelden.\n\nFalls Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.\n\n{{owner}}\n{{url}}',
    button: 'Neues Passwort festlegen',
  },
  magicLink: {
    subject: 'Ihr Anmeldelink für {{site}}',
    text: 'Guten Tag,\n\nmit diesem Link melden Sie sich an:\n\n{{link}}\n\nEr gilt einmal und {{time}} lang. Bitte geben Sie ihn nicht weiter.\n\nFalls Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.\n\n{{owner}}\n{{url}}',
    button: 'Anmelden',
  },
  passwordChanged: {
    subject: 'Ihr Passwort für {{site}} wurde geändert',
    text: 'Guten Tag,\n\ndas Passwort Ihres Kontos wurde soeben geändert, alle anderen Anmeldungen wurden beendet.\n\nFalls Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest:\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Neues Passwort festlegen',
  },
  earlierAccessEnded: {
    subject: 'Ihre Adresse für {{site}} ist bestätigt',
    text: 'Guten Tag,\n\ndiese Adresse ist nun für Ihr Konto bestätigt, und zwar in einem Browser, in dem Sie nicht damit angemeldet waren. Weil sich auch andere mit Ihrer Adresse hätten registrieren können, gelten das frühere Passwort und alle früheren Anmeldungen nicht mehr. Sonst hat sich nichts geändert.\n\nFalls Sie noch kein neues Passwort festgelegt haben, können Sie das über „Passwort vergessen?“ tun oder sich einen Link zur Anmeldung schicken lassen:\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Zur Anmeldung',
  },
  invitation: {
    subject: '{{owner}} lädt Sie zu {{site}} ein',
    text: 'Guten Tag,\n\n{{owner}} lädt Sie in das Kundenportal ein, in dem Sie Ihre Projekte verfolgen können. Mit diesem Link legen Sie Ihr Konto an:\n\n{{link}}\n\nEr gilt einmal, {{time}} lang und nur für diese Adresse.\n\n{{owner}}\n{{url}}',
    button: 'Konto anlegen',
  },
  accountDeleted: {
    subject: 'Ihr Konto bei {{site}} wurde gelöscht',
    text: 'Guten Tag,\n\nwie gewünscht wurden Ihr Konto und was über Sie gespeichert war, gelöscht. Frühere Sicherungskopien werden mit der Zeit überschrieben.\n\nFalls Sie das nicht veranlasst haben, antworten Sie bitte auf diese E-Mail.\n\n{{owner}}\n{{url}}',
  },
  test: {
    subject: 'Testmail von {{site}}',
    text: 'Guten Tag,\n\ndiese E-Mail wurde in der Verwaltung ausgelöst, um zu prüfen, ob E-Mails der Website ankommen. Sie kommen an.\n\n{{url}}',
  },
  accountRemoved: {
    subject: 'Ihr Konto bei {{site}} wurde gelöscht',
    text: 'Guten Tag,\n\n{{owner}} hat Ihr Konto und was über Sie gespeichert war, gelöscht. Frühere Sicherungskopien werden mit der Zeit überschrieben.\n\nBei Fragen dazu antworten Sie bitte auf diese E-Mail.\n\n{{owner}}\n{{url}}',
  },
}
