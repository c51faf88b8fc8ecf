// Who the owner is, in French. Replace with your own words; ids match content/profile.ts.
import type { ProfileTexts } from '../../../contract/content-source.ts'

export const profile: ProfileTexts = {
  title: 'Architecte principale IA & cloud',
  bio:
    'Je conçois des systèmes d’IA et les plateformes cloud qui les portent, et je reste jusqu’à ce qu’ils tiennent ' +
    'en production. Après vingt ans de métier, je commence toujours par lire les rapports d’incident.',
  summary:
    'J’ai débuté en 2005 avec un logiciel de facturation pour de petites entreprises. Depuis, j’ai exploité ' +
    'l’infrastructure de sites d’information, la télémétrie de 1 150 éoliennes, le contrôle antifraude de paiements ' +
    'par carte et 46 modèles dans la grande distribution. Je dirige aujourd’hui l’architecture IA et cloud de ' +
    'Fjordvane Logistics, où 6 200 personnes interrogent une plateforme que j’ai conçue. La méthode à laquelle je ' +
    'me fie n’a rien de spectaculaire : mesurer d’abord, limiter le nombre de pièces mobiles, consigner chaque ' +
    'décision avec les options écartées, et laisser une équipe capable de faire évoluer le système sans moi. Je ' +
    'suis le plus utile là où un modèle doit respecter à la fois des limites de latence, de coût et d’accès.',
  location: 'Copenhague, Danemark',
  availability: 'Ouverte à un poste d’architecte principale et à une seule mission de conseil à la fois.',
  coreExpertise: {
    'ai-in-production': {
      title: 'IA en production',
      description:
        'Recherche documentaire, routage de modèles et évaluation qui tiennent la charge : EPIC commence à répondre ' +
        'en moins d’une seconde, même avec plus de 1 000 personnes à la fois.',
    },
    'cloud-platforms': {
      title: 'Plateformes cloud',
      description:
        'Des plateformes Kubernetes sur Azure et AWS, décrites sous forme de code, avec coûts et reprise après ' +
        'incident prévus dès la première esquisse.',
    },
    'technical-direction': {
      title: 'Direction technique',
      description:
        'Décisions consignées, revues courtes et mentorat : neuf équipes ont réponse à leurs questions ' +
        'd’architecture en trois jours (médiane).',
    },
  },
  skills: {
    'ai-architecture': 'Architecture IA',
    'cloud-architecture': 'Architecture cloud',
    mlops: 'MLOps',
    kubernetes: 'Kubernetes',
    python: 'Python',
    'distributed-systems': 'Systèmes distribués',
    'data-engineering': 'Ingénierie des données',
    'technical-leadership': 'Leadership technique',
  },
}
