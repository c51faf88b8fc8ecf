// Mails that the site sends. {{…}} is filled in.
import type { mail as english } from '../en/mail.ts'

export const mail: typeof english = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> hat über Ihre Website geschrieben (Sprache der Seite: ' +
      '{{language}}):\n\n{{message}}\n\n—\nAntworten Sie auf diese E-Mail, um zurückzuschreiben.',
  },
  receipt: {
    subject: 'Ihre Nachricht an {{owner}} ist angekommen',
    text:
      'Guten Tag,\n\nvielen Dank für Ihre Nachricht. Sie ist angekommen, und {{owner}} antwortet Ihnen an diese ' +
      'Adresse, in der Regel innerhalb von zwei Werktagen.\n\nFalls die Nachricht nicht von Ihnen stammt, hat ' +
      'jemand versehentlich Ihre Adresse angegeben, und Sie können diese E-Mail ignorieren.\n\n{{owner}}\n{{site}}',
  },
}
