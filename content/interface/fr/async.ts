import type { AsyncMessages } from '../en/async.ts'

export const asyncMessages: AsyncMessages = {
  unreachable: 'Le site est injoignable. Veuillez vérifier votre connexion et réessayer.',
  unreachableKept:
    'Le site est injoignable. Votre saisie est conservée ; veuillez vérifier votre connexion et réessayer.',
  unexpected: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  asOf: 'Ce que vous voyez ci-dessous a été chargé à {{time}}.',
  new: 'Nouveau',
}
