import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: 'Le site est injoignable. Veuillez vérifier votre connexion et réessayer.',
  unreachableKept:
    'Le site est injoignable. Votre saisie est conservée ; veuillez vérifier votre connexion et réessayer.',
  unexpected: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  asOf: 'Ce que vous voyez ci-dessous a été chargé à {{time}}.',
  mail: {
    sent: 'L’e-mail est en route.',
    filed:
      'Aucun serveur de messagerie n’est configuré : l’e-mail est conservé dans un fichier et ne parvient à personne.',
    heldUp: 'Le serveur de messagerie n’accepte pas d’e-mails pour le moment : l’envoi sera retenté.',
  },
  new: 'Nouveau',
}
