// What can be wrong with what the owner enters about clients. Said by the browser and by the server.
import type { ClientFieldError } from '#contract/errors.ts'

export const clientFields: Record<ClientFieldError, string> = {
  'text-required': 'Bitte füllen Sie dieses Feld aus',
  'day-required': 'Bitte wählen Sie ein Datum',
  'due-required': 'Bitte wählen Sie ein Fälligkeitsdatum',
  'day-invalid': 'Bitte geben Sie einen Tag an, den es im Kalender gibt',
  'day-before-start': 'Bitte wählen Sie einen Tag, der nicht vor dem Beginn liegt',
  'number-invalid': 'Bitte geben Sie eine Zahl ein, die hier möglich ist',
  'amount-too-fine': 'Bitte geben Sie nicht mehr Nachkommastellen ein, als die Währung hat',
  'currency-invalid': 'Bitte geben Sie eine Währung mit ihren drei Buchstaben an, etwa EUR',
  'choice-invalid': 'Bitte wählen Sie einen der vorgesehenen Werte',
  'id-invalid': 'Eine Kennung hat 1 bis 64 Buchstaben, Ziffern, Binde- oder Unterstriche',
  'id-taken': 'Diese Kennung gehört zu einem anderen Projekt',
  'too-many': 'Das sind zu viele; bitte entfernen Sie einige',
  'unknown-field': 'Dieses Feld gibt es nicht',
  'value-invalid': 'Ein Wert dieser Art gehört nicht hierher',
  'json-invalid': 'Diese Datei ist kein gültiges JSON',
  'client-mismatch': 'Dieses Projekt gehört einem anderen Kunden. Es wurde nichts importiert.',
  'name-mismatch': 'Das ist nicht der Name des Projekts',
  'milestone-delivered': 'Ein gelieferter Meilenstein kann nicht gelöscht werden',
}
