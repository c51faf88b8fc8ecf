// What can be wrong with a field of a form about accounts. Said by the browser and by the server.
import type { AccountFieldError } from '#contract/errors.ts'

export const accountFields: Record<AccountFieldError, string> = {
  'password-required': 'Veuillez saisir un mot de passe',
  'password-short': 'Au moins 6 caractères, s’il vous plaît',
  'password-short-admin': 'Au moins 12 caractères, s’il vous plaît : ce compte peut tout faire',
  'password-long': 'Au plus 128 caractères, s’il vous plaît',
  'password-common':
    'Ce mot de passe figure sur les listes que les attaquants essaient en premier ; veuillez en choisir un autre',
  'password-wrong': 'Ce n’est pas votre mot de passe actuel',
  'invitation-wrong-address': 'L’invitation a été envoyée à une autre adresse ; veuillez utiliser cette dernière',
  'code-required': 'Veuillez saisir le code',
  'code-wrong': 'Ce code est incorrect, trop ancien ou déjà utilisé',
}
