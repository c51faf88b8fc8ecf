// The measured values of a page, their ratings, and the card that shows this page's own.
import type { VitalMessages } from '../en/vitals.ts'

export const vitals: VitalMessages = {
  names: {
    fcp: 'Premier contenu visible',
    lcp: 'Contenu principal visible',
    cls: 'Décalage de la mise en page',
    fid: 'Délai de la première interaction',
    inp: 'Réaction aux interactions',
    tbt: 'Temps de blocage',
    ttfb: 'Réponse du serveur',
    'speed-index': 'Indice de vitesse',
  },
  ratings: {
    good: 'bon',
    'needs-improvement': 'à améliorer',
    poor: 'mauvais',
  },
  own: {
    heading: 'Cette page, mesurée ici',
    load: 'Temps de chargement',
    connection: 'Connexion',
    unknown: 'non indiquée',
    waiting: 'pas encore',
    show: 'Afficher les mesures de cette page',
    hide: 'Masquer les mesures de cette page',
    close: 'Fermer les mesures de cette page',
  },
}
