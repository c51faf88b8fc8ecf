// What can be wrong with a field of a form. Said by the browser and by the server.
import type { FieldError } from '#contract/errors.ts'

export const fields: Record<FieldError, string> = {
  'name-required': 'Rellene este campo, por favor',
  'email-required': 'El correo es obligatorio',
  'email-invalid': 'Escriba un correo electrónico válido',
  'subject-required': 'El asunto es obligatorio',
  'message-required': 'El mensaje es obligatorio',
  'url-required': 'Escriba la dirección de un sitio web',
  'url-invalid': 'Escriba una dirección de sitio web válida',
  'role-required': 'Elija su función',
  'too-long': 'El texto es demasiado largo; acórtelo',
  'unreadable-characters': 'Contiene caracteres que no se pueden guardar; vuelva a escribirlo',
}
