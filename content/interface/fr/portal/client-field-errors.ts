// What can be wrong with what the owner enters about clients. Said by the browser and by the server.
import type { ClientFieldError } from '#contract/errors.ts'

export const clientFields: Record<ClientFieldError, string> = {
  'text-required': 'Veuillez remplir ce champ',
  'day-required': 'Veuillez choisir une date',
  'due-required': 'Veuillez choisir une échéance',
  'day-invalid': 'Veuillez indiquer un jour qui existe dans le calendrier',
  'day-before-start': 'Veuillez choisir un jour qui ne précède pas le début',
  'number-invalid': 'Veuillez saisir un nombre valide ici',
  'amount-too-fine': 'Veuillez ne pas saisir plus de décimales que la devise n’en a',
  'currency-invalid': 'Veuillez indiquer une devise par ses trois lettres, par exemple EUR',
  'choice-invalid': 'Veuillez choisir l’une des valeurs prévues',
  'id-invalid': 'Un identifiant comporte de 1 à 64 lettres, chiffres, traits d’union ou de soulignement',
  'id-taken': 'Cet identifiant appartient à un autre projet',
  'too-many': 'Il y en a plus que le maximum autorisé',
  'unknown-field': 'Ce champ n’existe pas',
  'value-invalid': 'Cette valeur n’est pas du type attendu ici',
  'json-invalid': 'Ce fichier n’est pas du JSON valide',
  'client-mismatch': 'Ce projet appartient à un autre client. Rien n’a été importé.',
  'name-mismatch': 'Ce n’est pas le nom du projet',
  'milestone-delivered': 'Un jalon livré ne peut pas être supprimé',
}
