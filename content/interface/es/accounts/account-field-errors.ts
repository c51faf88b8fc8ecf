// What can be wrong with a field of a form about accounts. Said by the browser and by the server.
import type { AccountFieldError } from '#contract/errors.ts'

export const accountFields: Record<AccountFieldError, string> = {
  'password-required': 'La contraseña es obligatoria',
  'password-short': 'Use al menos 6 caracteres',
  'password-short-admin': 'Use al menos 12 caracteres: esta cuenta puede hacerlo todo',
  'password-long': 'Use como máximo 128 caracteres',
  'password-own-address': 'Elija una contraseña que no sea su dirección de correo',
  'password-common': 'Esta contraseña está en las listas que los atacantes prueban primero; elija otra',
  'password-wrong': 'Esta no es su contraseña actual',
  'invitation-wrong-address': 'La invitación se envió a otra dirección; use esa dirección',
  'code-required': 'El código es obligatorio',
  'code-wrong': 'Este código no es correcto, ha caducado o ya se ha usado',
}
