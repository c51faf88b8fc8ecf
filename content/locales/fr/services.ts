// What the owner offers, in French. Replace with your own words; ids match content/services.ts.
import type { ServiceTexts } from '../../../contract/content-source.ts'

export const services: ServiceTexts = {
  'cloud-architecture': {
    title: 'Architecture cloud',
    description:
      'Conception et revues pour Azure et AWS, avec charge, coûts et reprise après incident étudiés avant de ' +
      'construire.',
  },
  'ai-ml-solutions': {
    title: 'Solutions IA/ML',
    description:
      'Des assistants et des modèles mesurables et dignes de confiance, du premier jeu d’évaluation à la production.',
  },
  'devops-mlops': {
    title: 'DevOps & MLOps',
    description:
      'Un seul chemin testé du commit à la production, pour le code comme pour les modèles, remis à votre équipe.',
  },
  'technical-consulting': {
    title: 'Conseil technique',
    description: 'Un second avis écrit sur une décision difficile à défaire, en deux semaines au plus.',
  },
}
