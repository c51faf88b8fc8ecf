// The owner's skills and their evidence, in French. Replace with your own words; ids match content/skills.ts.
import type { SkillTexts } from '../../../contract/content-source.ts'

export const skills: SkillTexts = {
  'ai-machine-learning': {
    name: 'IA & machine learning',
    category: 'Intelligence artificielle',
    achievements: {
      'cite-sources': 'EPIC porté à 96 % de citations correctes (échantillons hebdomadaires)',
      'route-models': '64 % des questions confiées à un petit modèle, sans perte mesurable de qualité évaluée',
      'calibrate-scores': 'Scores de fraude calibrés pour que les seuils suivent les coûts et non l’intuition',
    },
    metrics: {
      'answer-cost': 'Coût par réponse réduit de 57 %',
      'fraud-loss': 'Pertes dues à la fraude : 41 % de moins',
      'first-word': 'Premier mot en 0,8 s (p95)',
    },
    projects: {
      epic: 'EPIC AI Platform : des réponses sourcées pour 6 200 personnes',
      'fraud-detection': 'Système de détection de fraude : paiements évalués en direct',
      'bearing-faults': 'Alertes d’usure des roulements pour 1 150 éoliennes',
    },
    experience:
      'Des modèles en production depuis 2015, des roulements au langage. Je pars d’un jeu d’évaluation et de la ' +
      'référence la plus simple ; un modèle plus grand doit justifier sa latence et son coût.',
  },
  'infrastructure-devops': {
    name: 'Infrastructure & DevOps',
    category: 'Ingénierie de plateforme',
    achievements: {
      'rehearse-rebuilds': 'S’exerce deux fois par an à reconstruire EPIC entièrement depuis Terraform, en 70 minutes',
      'reverse-canaries': 'Déploiements canary qui s’annulent d’eux-mêmes quand le taux d’erreur monte',
      'move-news-sites': '23 sites d’information migrés vers AWS, avec 11 minutes d’interruption au total',
    },
    metrics: {
      'release-time': 'Livraison : de six semaines à deux jours',
      'training-cost': 'Coût d’entraînement réduit de 34 %',
      deployments: 'De 1 déploiement par semaine à 12 par jour',
    },
    projects: {
      mlops: 'Transformation MLOps : un seul chemin pour 46 modèles',
      'news-migration': '23 sites d’information passés des baies à AWS',
    },
    experience:
      'D’astreinte depuis 2011, et cela se voit à mes choix : peu de composants, des responsabilités claires, des ' +
      'restaurations testées. Kubernetes quand une équipe peut le porter, un service managé sinon.',
  },
  'programming-languages': {
    name: 'Langages de programmation',
    category: 'Génie logiciel',
    achievements: {
      'write-model-router': 'Routeur de modèles d’EPIC écrit en Go ; il ajoute 6 ms par requête',
      'score-in-process': 'XGBoost exécuté dans le service de décision Java, soit un saut réseau de 8 ms en moins',
      'make-calls-idempotent': 'Environ 40 doubles réservations par mois éliminées grâce à des appels idempotents',
    },
    metrics: {
      'router-overhead': 'Routeur de modèles : 6 ms de plus',
      'search-time': 'Recherche : de 4,2 s à 0,6 s (p95)',
      'years-of-code': 'Du code en production depuis 2005',
    },
    projects: {
      epic: 'EPIC AI Platform : réponses en Python, routage en Go',
      'fraud-detection': 'Système de détection de fraude : service de décision en Java',
    },
    experience:
      'Python pour les modèles et les données, Go pour les services qui doivent rester petits, TypeScript pour le ' +
      'navigateur, Java là où une équipe l’exploite déjà. Je relis du code chaque semaine et j’écris d’abord les ' +
      'parties risquées.',
  },
  'data-science': {
    name: 'Data science',
    category: 'Données',
    achievements: {
      'find-drift': 'Un modèle dégradé se repère en quatre heures au lieu de 11 jours',
      'measure-experiments':
        'Effet prouvé par test A/B : une page de résultats plus rapide apporte 7 % de réservations en plus',
      'log-features':
        'Features de fraude journalisées telles que servies : l’entraînement voyait ce que voyait le scoring',
    },
    metrics: {
      'drift-time': 'Dérive détectée en 4 heures',
      'false-declines': '28 % de refus injustifiés en moins',
      'fault-warning': 'Alerte 19 jours avant la panne (médiane)',
    },
    projects: {
      mlops: 'Transformation MLOps : features partagées, suivi de la dérive',
      'bearing-faults': 'Modèle d’usure des roulements sur 1,8 milliard de mesures par jour',
    },
    experience:
      'Je traite un jeu de données comme un produit : quelqu’un en répond, il a un historique et des tests. ' +
      'L’essentiel de mes gains vient de labels plus propres et de features honnêtes, rarement d’un modèle plus ' +
      'astucieux.',
  },
  'soft-skills': {
    name: 'Soft skills',
    category: 'Leadership',
    achievements: {
      'shorten-reviews': 'Revues d’architecture ramenées de trois semaines à trois jours (médiane)',
      'build-platform-team':
        'Équipe plateforme de huit personnes créée ; deux d’entre elles en dirigent une aujourd’hui',
      'explain-declines': 'Codes de motif que les analystes antifraude peuvent lire tels quels à un commerçant',
    },
    metrics: {
      'review-time': 'Revues : 3 jours (médiane)',
      'teams-guided': '9 équipes produit accompagnées',
      'decision-records': '140 décisions consignées depuis 2023',
    },
    projects: {
      'review-practice': 'Revues d’architecture chez Fjordvane Logistics',
      mlops: 'Transformation MLOps : des modèles migrés avec leurs responsables',
    },
    experience:
      'J’écris avant de présenter, je demande d’abord les objections et je dis à quoi nous renonçons. Une décision ' +
      'est prise quand les personnes d’astreinte savent l’expliquer.',
  },
  'frontend-technologies': {
    name: 'Technologies front-end',
    category: 'Web',
    achievements: {
      'stream-answers': 'Chat d’EPIC, qui diffuse texte et citations sur une seule connexion SSE',
      'shrink-first-load': 'Premier chargement de l’application web d’EPIC réduit de 610 à 148 Ko de JavaScript',
      'pass-accessibility-audit': 'Audit externe WCAG 2.2 AA réussi, avec deux remarques mineures',
    },
    metrics: {
      'first-load': '148 Ko de JavaScript au premier chargement',
      accessibility: 'WCAG 2.2 AA, conformité auditée',
      bookings: '7 % de réservations abouties en plus',
    },
    projects: {
      epic: 'EPIC AI Platform : application web de chat en React',
      'hotel-results': 'Page de résultats hôteliers chez Rejselund Travel',
    },
    experience:
      'Je construis des outils que l’on utilise toute la journée : denses, rapides et maniables au clavier. Je ne ' +
      'suis pas designer ; je travaille bien avec les designers et je veille au poids des pages.',
  },
  security: {
    name: 'Sécurité',
    category: 'Sécurité',
    achievements: {
      'filter-by-rights':
        'Droits documentaires appliqués dans la recherche d’EPIC, avant qu’un modèle ne voie le moindre texte',
      'shrink-card-scope': '11 services sur 14 maintenus hors du périmètre PCI DSS grâce à des jetons dès l’entrée',
      'test-prompt-injection': 'Soumet chaque version d’EPIC à 220 cas d’injection de prompt',
    },
    metrics: {
      'access-leaks': '0 fuite d’accès en 2 tests externes',
      'injection-tests': '220 tests d’injection par version',
      'card-scope': '11 services sur 14 hors périmètre cartes',
    },
    projects: {
      epic: 'EPIC AI Platform : des droits tenus hors du prompt',
      'fraud-detection': 'Système de détection de fraude : numéros de carte arrêtés à l’entrée',
    },
    experience:
      'Moindre privilège, secrets à courte durée de vie et modèle de menaces d’une page font partie de la ' +
      'conception. Pour les modèles de langage, je pars du principe que le prompt sera attaqué et je garde les ' +
      'droits en dehors.',
  },
}
