// What can be wrong with a field of a form. Said by the browser and by the server.
import type { FieldError } from '#contract/errors.ts'

export const fields: Record<FieldError, string> = {
  'name-required': 'Veuillez remplir ce champ',
  'email-required': 'Veuillez indiquer votre adresse e-mail',
  'email-invalid': 'Veuillez saisir une adresse e-mail valide',
  'subject-required': 'Veuillez indiquer un objet',
  'message-required': 'Veuillez écrire un message',
  'url-required': 'Veuillez saisir l’adresse d’un site web',
  'url-invalid': 'Veuillez saisir une adresse de site web valide',
  'role-required': 'Veuillez choisir votre rôle',
  'too-long': 'Ce texte est trop long ; veuillez le raccourcir',
  'unreadable-characters': 'Ce texte contient des caractères impossibles à enregistrer ; veuillez le saisir à nouveau',
}
