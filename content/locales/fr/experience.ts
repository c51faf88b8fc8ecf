// The owner's jobs, in French. Replace with your own words; ids match content/experience.ts.
import type { ExperienceTexts } from '../../../contract/content-source.ts'

export const experience: ExperienceTexts = {
  'fjordvane-logistics': {
    title: 'Architecte principale IA & cloud',
    description:
      'Responsable de l’architecture IA et cloud d’un groupe logistique présent dans 11 pays, avec 6 200 personnes ' +
      'dans ses bureaux. J’ai conçu EPIC, sa plateforme d’assistants, et j’anime les revues qui maintiennent neuf ' +
      'équipes produit sur un même socle Azure.',
    achievements: {
      'launch-epic': 'Conception d’EPIC : premier mot en 0,8 s au 95e centile, avec plus de 1 000 accès simultanés',
      'cut-answer-cost':
        'Coût par réponse réduit de 57 % : un petit modèle auto-hébergé traite désormais 64 % des questions',
      'shorten-reviews': 'Revues d’architecture ramenées de trois semaines à trois jours (médiane)',
    },
  },
  'hyllemark-retail': {
    title: 'Responsable de la plateforme ML',
    description:
      'Création et direction d’une équipe plateforme de huit personnes dans une enseigne alimentaire de 420 ' +
      'magasins. Un seul chemin testé vers la production a remplacé les notebooks passés de main en main, pour les ' +
      'modèles de prévision, de prix et de recommandation.',
    achievements: {
      'shorten-releases': 'Délai de mise en production d’un modèle ramené de six semaines à deux jours',
      'grow-model-estate': 'De 9 à 46 modèles en production, sans agrandir l’équipe de huit personnes',
      'lower-training-cost': 'Coût d’entraînement réduit de 34 % grâce aux instances spot et aux checkpoints',
    },
  },
  'klarmynt-payments': {
    title: 'Ingénieure principale machine learning',
    description:
      'Direction d’une équipe de cinq personnes chargée de la détection de fraude en temps réel chez un processeur ' +
      'de paiements comptant 14 000 commerçants. Deux contraintes fermes : décider en 100 ms, et permettre aux ' +
      'analystes d’expliquer chaque refus.',
    achievements: {
      'lower-fraud-loss':
        'Pertes dues à la fraude réduites de 41 % la première année, avec 28 % de refus injustifiés en moins',
      'meet-latency-budget': 'Jusqu’à 900 paiements évalués par seconde, avec une latence p99 de 45 ms',
      'shrink-card-scope':
        'Numéros de carte tokenisés dès l’entrée : 11 services sur 14 restent hors du périmètre PCI DSS',
    },
  },
  'vindtal-energy': {
    title: 'Ingénieure plateforme de données',
    description:
      'Construction de la plateforme de télémétrie d’un exploitant de 1 150 éoliennes, de la passerelle dans la ' +
      'nacelle jusqu’à l’écran de planification de la maintenance. Sur les sites isolés, les liaisons étaient ' +
      'mauvaises : les données en retard étaient la norme.',
    achievements: {
      'stream-telemetry':
        'Fichiers nocturnes remplacés par un flux de 1,8 milliard de mesures par jour, avec cinq minutes de décalage',
      'warn-of-bearing-faults':
        'Modèle de détection d’usure des roulements qui alerte 19 jours avant la panne (médiane)',
      'lower-storage-cost':
        'Coût de stockage réduit de 46 % en conservant les mesures de plus de 90 jours en Parquet sur S3',
    },
  },
  'stavholt-media': {
    title: 'Ingénieure infrastructure senior',
    description:
      'Passage au cloud des sites d’information d’un éditeur, jusque-là en baies louées ; déployer est devenu une ' +
      'routine. Un gros titre pouvait multiplier le trafic par vingt en quelques minutes : cache et tests de charge ' +
      'sont passés avant les nouveaux serveurs.',
    achievements: {
      'move-news-sites': '23 sites d’information migrés vers AWS en 14 mois, avec 11 minutes d’interruption au total',
      'hold-election-night': '38 000 requêtes par seconde servies sans incident lors de la soirée électorale de 2013',
      'deploy-daily': 'D’un déploiement par semaine à 12 par jour, grâce à des versions testées et réversibles',
    },
  },
  'rejselund-travel': {
    title: 'Ingénieure logiciel',
    description:
      'Recherche et réservation d’hôtels pour une agence de voyages aux 70 000 offres, qui changeaient toute la ' +
      'journée. J’y ai appris qu’une page rapide vend mieux qu’une page ingénieuse, et comment le prouver.',
    achievements: {
      'speed-up-search': 'Temps de recherche au 95e centile ramené de 4,2 s à 0,6 s en déplaçant les filtres dans Solr',
      'run-experiments':
        'Tests A/B introduits ; la page de résultats plus rapide a apporté 7 % de réservations abouties en plus',
      'stop-double-bookings': 'Environ 40 doubles réservations par mois éliminées grâce à des appels idempotents',
    },
  },
  'tegnbro-software': {
    title: 'Développeuse logiciel junior',
    description:
      'Premier emploi : un logiciel de facturation pour 310 petites entreprises, de la base de données au téléphone ' +
      'du support. Répondre moi-même aux appels qui suivaient mes livraisons m’a appris à écrire des tests et des ' +
      'messages d’erreur clairs.',
    achievements: {
      'match-payments': 'Import bancaire qui rapprochait 82 % des paiements de leurs factures sans intervention',
      'test-restores': 'Sauvegardes nocturnes et test de restauration mensuel automatisés pour les 310 clients',
      'write-first-tests': 'Première suite de tests du produit ; moitié moins d’appels après chaque livraison',
    },
  },
}
