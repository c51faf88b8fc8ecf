// What can be wrong with what the owner enters about clients. Said by the browser and by the server.
import type { ClientFieldError } from '#contract/errors.ts'

export const clientFields: Record<ClientFieldError, string> = {
  'text-required': 'Rellene este campo',
  'day-required': 'Elija una fecha',
  'due-required': 'Elija una fecha límite',
  'day-invalid': 'Indique un día que exista en el calendario',
  'day-before-start': 'Elija un día que no sea anterior al inicio',
  'number-invalid': 'Introduzca un número válido',
  'amount-too-fine': 'No introduzca más decimales de los que tiene la moneda',
  'currency-invalid': 'Indique una moneda con sus tres letras, por ejemplo EUR',
  'choice-invalid': 'Elija uno de los valores previstos',
  'id-invalid': 'Un identificador tiene de 1 a 64 letras, cifras, guiones o guiones bajos',
  'id-taken': 'Este identificador pertenece a otro proyecto',
  'too-many': 'Hay más de los permitidos; quite alguno',
  'unknown-field': 'Este campo no existe',
  'value-invalid': 'Este valor no es del tipo esperado aquí',
  'json-invalid': 'Este archivo no es JSON válido',
  'client-mismatch': 'Este proyecto pertenece a otro cliente. No se ha importado nada.',
  'name-mismatch': 'Ese no es el nombre del proyecto',
  'milestone-delivered': 'Un hito entregado no se puede eliminar',
}
