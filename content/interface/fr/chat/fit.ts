// What is said about a job advert that was compared with the facts, in French. {{…}} is filled in.
import type { FitFields, FitWords } from '../../en/chat/fit.ts'

export const fit: FitWords = {
  strong: 'Bonne adéquation : l’essentiel de ce que demande cette annonce est attesté sur ce site.',
  partial:
    'Adéquation partielle : une part importante de ce que demande cette annonce est attestée ici, une autre ne l’est pas.',
  weak: 'Pas d’adéquation : les faits présentés sur ce site ne couvrent pas l’essentiel de cette annonce.',
  tooLittle:
    'Ce site en dit trop peu sur le parcours de la personne pour le comparer à une annonce : ce qui n’est pas attesté ici peut néanmoins être vrai.',
  counts: 'Exigences : {{total}} ; satisfaites : {{met}} ; en partie : {{partly}} ; non attestées : {{notEvidenced}}.',
  unread_one: '{{count}} autre exigence n’a pas été examinée ; les {{judged}} premières l’ont été.',
  unread_other: '{{count}} autres exigences n’ont pas été examinées ; les {{judged}} premières l’ont été.',
  tasks: 'Les missions du poste n’ont pas été examinées : seules ses exigences l’ont été.',
}

/** What can be wrong with an advert. */
export const fitFields: FitFields = {
  'advert-required': 'Veuillez coller le texte de l’annonce',
  'no-requirements':
    'Aucune exigence n’a été trouvée dans ce texte. Veuillez coller la partie de l’annonce qui décrit le profil attendu.',
}
