// Job adverts in French, labelled by hand.
import type { LabelledAdvert } from './shape.ts'

export const adverts: LabelledAdvert[] = [
  {
    name: 'architecte IA',
    verdict: 'strong',
    advert: `Architecte IA principal (H/F)

Qui sommes-nous ?
Créée en 1998, notre société est un leader de la logistique.

Vos missions
- Concevoir la plateforme d’assistants

Profil recherché
- Plus de 10 ans d’expérience en développement logiciel
- Expérience confirmée des grands modèles de langage en production
- Maîtrise de Kubernetes, de Terraform et d’un cloud public (AWS ou Azure)
- Très bonne connaissance de Python
- Encadrement d’équipes d’ingénieurs
- Sécurité des systèmes et gestion des droits d’accès
- Anglais courant

Serait un plus
- Connaissance du secteur de la logistique
- Certification Google Cloud

Ce que nous offrons
- Tickets restaurant, mutuelle et formation Kubernetes`,
    requirements: [
      ['10 ans d’expérience en développement logiciel', 'met'],
      ['grands modèles de langage', 'met'],
      ['Kubernetes, de Terraform', 'met'],
      ['connaissance de Python', 'met'],
      ['Encadrement', 'met'],
      ['Sécurité des systèmes', 'met'],
      ['Anglais courant', 'not-evidenced'],
      ['secteur de la logistique', 'met'],
      ['Certification Google Cloud', 'not-evidenced'],
    ],
  },
  {
    name: 'responsable frontend',
    verdict: 'partial',
    advert: `Lead développeur frontend

Votre profil :
• Maîtrise de React et TypeScript
• Bonne connaissance d’Angular
• Expérience avec Next.js et Storybook
• Accessibilité numérique (RGAA, WCAG)
• Sens du design, Figma
• Expérience en encadrement d’équipe
• Tests avec Cypress

Les plus :
• Performance web
• Expérience dans le tourisme

Avantages :
• Télétravail possible`,
    requirements: [
      ['React et TypeScript', 'met'],
      ['Angular', 'not-evidenced'],
      ['Next.js et Storybook', 'not-evidenced'],
      ['Accessibilité', 'met'],
      ['Figma', 'not-evidenced'],
      ['encadrement d’équipe', 'met'],
      ['Cypress', 'not-evidenced'],
      ['Performance web', 'met'],
      ['tourisme', 'met'],
    ],
  },
  {
    name: 'infirmier',
    verdict: 'weak',
    advert: `Infirmier / Infirmière (H/F) – service de cardiologie

Profil
- Diplôme d’État d’infirmier
- 2 ans d’expérience en service hospitalier
- Maîtrise des soins post-opératoires et des perfusions
- Rigueur, écoute et esprit d’équipe
- Travail de nuit et le week-end
- Transmission des informations aux médecins

Nous offrons
- Mutuelle, RTT`,
    requirements: [
      ['Diplôme d’État', 'not-evidenced'],
      ['2 ans d’expérience en service hospitalier', 'not-evidenced'],
      ['soins post-opératoires', 'not-evidenced'],
      ['Rigueur, écoute', 'met'],
      ['Travail de nuit', 'not-evidenced'],
      ['Transmission des informations', 'not-evidenced'],
    ],
  },
  {
    name: 'ingénieure de données, en prose',
    verdict: 'strong',
    advert: `Nous sommes une entreprise du secteur de l’énergie. Nous recherchons une personne capable de construire notre plateforme de données. Vous avez au moins six ans d’expérience en ingénierie des données et vous maîtrisez Python et SQL. Vous connaissez Kafka et Spark, et le traitement en temps réel n’a pas de secret pour vous. La connaissance de Cassandra est indispensable. Idéalement, vous avez déjà travaillé sur AWS. La maîtrise de Scala serait un plus. Envoyez votre candidature à emploi@example.org.`,
    requirements: [
      ['plateforme de données', 'met'],
      ['six ans d’expérience en ingénierie des données', 'met'],
      ['Kafka et Spark', 'met'],
      ['Cassandra', 'met'],
      ['AWS', 'met'],
      ['Scala', 'not-evidenced'],
    ],
  },
  {
    name: 'ingénieur DevOps',
    verdict: 'partial',
    advert: `Ingénieur DevOps confirmé (H/F)

Missions :
- Automatiser les déploiements

Compétences requises :
- Intégration et déploiement continus (CI/CD)
- Kubernetes et Terraform
- GCP et BigQuery
- Ansible
- Supervision avec Prometheus et Grafana
- Maîtrise de GitLab CI
- Expérience des astreintes
- Bac+5 en informatique

Compétences appréciées :
- Python

Processus de recrutement :
- Deux entretiens`,
    requirements: [
      ['déploiement continus', 'met'],
      ['Kubernetes et Terraform', 'met'],
      ['GCP', 'not-evidenced'],
      ['Ansible', 'not-evidenced'],
      ['Prometheus', 'not-evidenced'],
      ['GitLab', 'not-evidenced'],
      ['astreintes', 'met'],
      ['Bac+5', 'not-evidenced'],
      ['Python', 'met'],
    ],
  },
  {
    name: 'chef de cuisine, en prose',
    verdict: 'weak',
    advert: `Notre restaurant gastronomique recherche un chef de cuisine. Vous avez au moins cinq ans d’expérience en restauration. Vous maîtrisez la cuisine de saison et la gestion des stocks. Vous êtes capable d’encadrer une brigade de six personnes. La connaissance des normes HACCP est indispensable. Nous vous proposons deux jours de repos consécutifs.`,
    requirements: [
      ['cinq ans d’expérience en restauration', 'not-evidenced'],
      ['cuisine de saison', 'not-evidenced'],
      ['brigade', 'not-evidenced'],
      ['HACCP', 'not-evidenced'],
    ],
  },
]
