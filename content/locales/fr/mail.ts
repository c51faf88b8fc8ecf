// Mails that the site sends. {{…}} is filled in.
import type { mail as english } from '../en/mail.ts'

export const mail: typeof english = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> vous a écrit depuis votre site (langue de la page : ' +
      '{{language}}) :\n\n{{message}}\n\n—\nRépondez à cet e-mail pour lui écrire en retour.',
  },
  receipt: {
    subject: 'Votre message à {{owner}} est bien arrivé',
    text:
      'Bonjour,\n\nmerci de votre message. Il est bien arrivé et {{owner}} vous répondra à cette adresse, en ' +
      'général sous deux jours ouvrés.\n\nSi vous n’en êtes pas à l’origine, quelqu’un a saisi votre adresse par ' +
      'erreur et vous pouvez ignorer cet e-mail.\n\n{{owner}}\n{{site}}',
  },
}
