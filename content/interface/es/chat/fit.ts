// What is said about a job advert that was compared with the facts, in Spanish. {{…}} is filled in.
import type { FitFields, FitWords } from '../../en/chat/fit.ts'

export const fit: FitWords = {
  strong: 'Buen encaje: la mayor parte de lo que pide esta oferta está acreditada en este sitio.',
  partial: 'Encaje parcial: una parte importante de lo que pide esta oferta está acreditada aquí y otra no.',
  weak: 'No encaja: los datos de este sitio no respaldan lo esencial de esta oferta.',
  tooLittle:
    'Este sitio dice demasiado poco sobre el trabajo de la persona para compararlo con una oferta: lo que aquí no consta puede ser cierto igualmente.',
  counts: 'Requisitos: {{total}}; cumplidos: {{met}}; en parte: {{partly}}; sin acreditar: {{notEvidenced}}.',
  unread_one: 'Hay {{count}} requisito más que no se ha valorado; se valoraron los primeros {{judged}}.',
  unread_other: 'Hay {{count}} requisitos más que no se han valorado; se valoraron los primeros {{judged}}.',
  tasks: 'Las tareas del puesto no se han evaluado, solo sus requisitos.',
}

/** What can be wrong with an advert. */
export const fitFields: FitFields = {
  'advert-required': 'Pegue el texto de la oferta',
  'no-requirements':
    'No se ha encontrado ningún requisito en este texto. Pegue la parte de la oferta que dice qué debe aportar la persona candidata.',
}
