// Mails that the site sends. {{…}} is filled in.
import type { mail as english } from '../en/mail.ts'

export const mail: typeof english = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> le ha escrito desde su sitio web, que leía en {{language}}:\n\n{{message}}\n\n—\nPara ' +
      'contestar, responda a este correo.',
  },
  receipt: {
    subject: 'Su mensaje para {{owner}} ha llegado',
    text:
      'Hola:\n\nGracias por escribir. Su mensaje ha llegado y {{owner}} le responderá a esta dirección, normalmente ' +
      'en un plazo de dos días laborables.\n\nSi no lo escribió usted, alguien indicó su dirección por error y puede ' +
      'ignorar este correo.\n\n{{owner}}\n{{site}}',
  },
}
