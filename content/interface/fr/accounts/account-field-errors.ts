// What can be wrong with a field of a form about accounts. Said by the browser and by the server.
import type { AccountFieldError } from '#contract/errors.ts'

export const accountFields: Record<AccountFieldError, string> = {
  'password-required': 'Veuillez saisir un mot de passe',
  'password-short': 'Veuillez saisir au moins 6 caractères',
  'password-short-admin': 'Veuillez saisir au moins 12 caractères : ce compte peut tout faire',
  'password-long': 'Veuillez saisir au plus 128 caractères',
  'password-own-address': 'Veuillez choisir un mot de passe qui n’est pas votre adresse e-mail',
  'password-common':
    'Ce mot de passe figure sur les listes que les attaquants essaient en premier ; veuillez en choisir un autre',
  'password-wrong': 'Ce n’est pas votre mot de passe actuel',
  'invitation-wrong-address': 'L’invitation a été envoyée à une autre adresse ; veuillez utiliser cette dernière',
  'code-required': 'Veuillez saisir le code',
  'code-wrong': 'Ce code est incorrect, trop ancien ou déjà utilisé',
}
