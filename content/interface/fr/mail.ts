// Mails that the site sends. {{…}} is filled in.
import type { MailMessages } from '../en/mail.ts'

export const mail: MailMessages = {
  contact: {
    subject: '[{{site}}] {{subject}}',
    text:
      '{{name}} <{{email}}> vous a écrit depuis votre site (langue de la page : ' +
      '{{language}}) :\n\n{{message}}\n\n—\n{{fields}}\n\nRépondez à cet e-mail pour lui écrire en retour.',
  },
  receipt: {
    subject: 'Votre message à {{owner}} est bien arrivé',
    text:
      'Bonjour {{name}},\n\nMerci de votre message. Il est bien arrivé et {{owner}} vous répondra à cette ' +
      'adresse{{promise}}.\n\nVous avez écrit :\n\n{{quoted}}\n\nSi vous n’en êtes pas à l’origine, quelqu’un a saisi votre adresse par ' +
      'erreur et vous pouvez ignorer cet e-mail.\n\n{{owner}}\n{{site}}',
    promise_one: ', en général sous un jour ouvré',
    promise_other: ', en général sous {{count}} jours ouvrés',
  },
  answer: {
    subject: 'Re: {{subject}}',
    text: '{{text}}\n\n{{owner}}\n\nLe {{date}}, {{name}} a écrit :\n\n{{quoted}}',
  },
  verification: {
    subject: 'Veuillez confirmer votre adresse pour {{site}}',
    text: 'Bonjour,\n\nVeuillez confirmer que cette adresse est bien la vôtre :\n\n{{link}}\n\nLe lien est valable {{time}}. Ouvrez-le de préférence dans le navigateur qui a servi à votre inscription : tout reste alors en l’état. Dans un autre navigateur, il vous sera demandé de choisir un nouveau mot de passe.\n\nSi cette inscription ne vient pas de vous, quelqu’un a saisi votre adresse par erreur et vous pouvez ignorer cet e-mail.\n\n{{owner}}\n{{url}}',
    button: 'Confirmer cette adresse',
  },
  address: {
    subject: 'Votre nouvelle adresse pour {{site}}',
    text: 'Bonjour,\n\nAvec ce lien, cette adresse devient celle de votre compte :\n\n{{link}}\n\nLe lien est valable {{time}}, dans un navigateur où votre session est ouverte.\n\nSi vous n’êtes pas à l’origine de cette demande, quelqu’un a saisi votre adresse par erreur et vous pouvez ignorer cet e-mail.\n\n{{owner}}\n{{url}}',
    button: 'Utiliser cette adresse',
  },
  addressChanged: {
    subject: 'L’adresse de votre compte sur {{site}} a changé',
    text: 'Bonjour,\n\nVotre compte vient de recevoir une autre adresse, confirmée par un e-mail envoyé à cette nouvelle adresse. L’adresse à laquelle vous recevez ce message ne sert plus à la connexion, et toutes les autres sessions ont été fermées.\n\nSi ce n’était pas vous, répondez sans attendre à cet e-mail.\n\n{{owner}}\n{{url}}',
  },
  reset: {
    subject: 'Un nouveau mot de passe pour {{site}}',
    text: 'Bonjour,\n\nCe lien permet de choisir un nouveau mot de passe pour votre compte :\n\n{{link}}\n\nIl ne sert qu’une fois et reste valable {{time}}. Une fois le nouveau mot de passe choisi, vous devrez vous reconnecter partout.\n\nSi vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe ne change pas.\n\n{{owner}}\n{{url}}',
    button: 'Choisir un nouveau mot de passe',
  },
  magicLink: {
    subject: 'Votre lien de connexion à {{site}}',
    text: 'Bonjour,\n\nCe lien vous connecte :\n\n{{link}}\n\nIl ne sert qu’une fois et reste valable {{time}}. Ne le transmettez à personne.\n\nSi vous ne l’avez pas demandé, ignorez cet e-mail.\n\n{{owner}}\n{{url}}',
    button: 'Se connecter',
  },
  passwordChanged: {
    subject: 'Votre mot de passe pour {{site}} a été modifié',
    text: 'Bonjour,\n\nLe mot de passe de votre compte vient d’être modifié et toutes les autres connexions ont été fermées.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Choisir un nouveau mot de passe',
  },
  earlierAccessEnded: {
    subject: 'Votre adresse pour {{site}} est confirmée',
    text: 'Bonjour,\n\nCette adresse est maintenant confirmée pour votre compte, depuis un navigateur où aucune session de ce compte n’était ouverte. Comme n’importe qui aurait pu s’inscrire avec votre adresse, l’ancien mot de passe et toutes les connexions antérieures ne sont plus valables. Rien d’autre n’a changé.\n\nSi vous n’avez pas encore choisi de nouveau mot de passe, utilisez « Mot de passe oublié ? » ou demandez un lien de connexion par e-mail :\n\n{{link}}\n\n{{owner}}\n{{url}}',
    button: 'Aller à la connexion',
  },
  invitation: {
    subject: '{{owner}} vous invite sur {{site}}',
    text: 'Bonjour,\n\n{{owner}} vous invite dans l’espace client, où vous pourrez suivre vos projets. Ce lien vous permet de créer votre compte :\n\n{{link}}\n\nIl ne sert qu’une fois, reste valable {{time}} et ne fonctionne qu’avec cette adresse.\n\n{{owner}}\n{{url}}',
    button: 'Créer un compte',
  },
  accountDeleted: {
    subject: 'Votre compte sur {{site}} a été supprimé',
    text: 'Bonjour,\n\nComme demandé, votre compte et ce qui était conservé à votre sujet ont été supprimés. Les sauvegardes antérieures seront écrasées avec le temps.\n\nSi vous n’êtes pas à l’origine de cette demande, répondez à cet e-mail.\n\n{{owner}}\n{{url}}',
  },
  test: {
    subject: 'E-mail de test de {{site}}',
    text: 'Bonjour,\n\nCe message a été envoyé depuis l’administration pour vérifier que les e-mails du site arrivent. C’est le cas.\n\n{{url}}',
  },
  accountRemoved: {
    subject: 'Votre compte sur {{site}} a été supprimé',
    text: 'Bonjour,\n\n{{owner}} a supprimé votre compte et ce qui était conservé à votre sujet. Les sauvegardes antérieures seront écrasées avec le temps.\n\nPour toute question, répondez à cet e-mail.\n\n{{owner}}\n{{url}}',
  },
}
