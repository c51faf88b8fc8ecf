// The case studies, in French. Replace with your own words; ids match the files in content/case-studies/.
import type { CaseStudyTexts } from '../../../contract/content-source.ts'

export const caseStudies: CaseStudyTexts = {
  'epic-ai-platform': {
    title: 'EPIC AI Platform',
    subtitle: 'Des réponses sourcées, tirées des documents d’un groupe logistique',
    category: 'Plateforme IA',
    description:
      'Avec EPIC, 6 200 personnes d’un groupe logistique interrogent contrats, règles douanières et dossiers ' +
      'd’expédition en un seul endroit. Chaque réponse cite ses sources et n’utilise que ce que la personne a le ' +
      'droit de lire.',
    challenge:
      'Dans 11 pays, le personnel cherchait dans sept systèmes, et des équipes avaient lancé trois pilotes de ' +
      'chatbot distincts. Aucun ne respectait les droits documentaires, et chacun mettait de cinq à neuf secondes à ' +
      'répondre à une poignée de personnes. Servir tout le monde avec un seul grand modèle aurait coûté le double ' +
      'du budget. La plateforme devait être rapide le lundi matin, abordable, et présentable à un auditeur.',
    solution:
      'Un seul service de réponse gère la recherche, les prompts et les citations pour toutes les équipes. Les ' +
      'droits sont résolus à la passerelle et appliqués dans la requête de recherche : un texte qu’une personne ne ' +
      'peut pas lire n’atteint jamais un modèle. Un routeur envoie les questions courantes à un petit modèle ' +
      'auto-hébergé et le reste à un grand modèle hébergé. Nous avons essayé un cache de réponses similaires, puis ' +
      'l’avons retiré : des personnes aux droits différents ne doivent pas partager une réponse. Le texte s’affiche ' +
      'au fil de sa rédaction.',
    keyFeatures: {
      'stream-answers': 'Réponses en streaming qui citent le passage exact',
      'filter-by-rights': 'Droits documentaires appliqués dans la requête de recherche',
      'route-by-difficulty': 'Modèle choisi selon la difficulté de la question',
      'index-changes': 'Documents modifiés trouvables en moins de dix minutes',
      'gate-releases': 'Chaque version testée sur 640 questions relues',
    },
    outcomes: {
      'fast-under-load': 'Premier mot en 0,8 s au 95e centile, avec plus de 1 000 accès simultanés',
      'lower-answer-cost': 'Coût par réponse inférieur de 57 % à celui du grand modèle seul',
      'sound-citations': '96 % de citations correctes dans les échantillons hebdomadaires',
      'one-platform': 'Trois pilotes arrêtés ; neuf équipes bâtissent sur une plateforme',
    },
    metrics: {
      concurrentUsers: { label: 'Accès simultanés', value: 'plus de 1 000 personnes à la fois' },
      responseTime: { label: 'Temps de réponse', value: 'moins de 1 seconde' },
      citationAccuracy: { label: 'Citations', value: '96 % correctes' },
      costPerAnswer: { label: 'Coût par réponse', value: '57 % de moins' },
    },
    diagram: {
      title: 'Parcours d’une réponse EPIC',
      description: 'Comment une question devient une réponse sourcée, et comment les documents deviennent trouvables.',
      nodes: {
        'chat-app': {
          label: 'Appli web de chat',
          details:
            'Application React qui affiche les mots dès leur arrivée : on lit plus tôt et on peut arrêter une réponse.',
        },
        'api-gateway': {
          label: 'Passerelle API',
          details: 'Vérifie connexion et quotas en un seul endroit, pour qu’aucune équipe n’ait à l’écrire.',
        },
        'access-policy': {
          label: 'Règles d’accès',
          details:
            'Open Policy Agent traduit les groupes en droits de lecture ; ses règles sont relues et testées comme ' +
            'du code.',
        },
        'answer-service': {
          label: 'Service de réponse',
          details:
            'Service Python qui recherche, compose le prompt et cite : un seul endroit à tester pour neuf équipes.',
        },
        'model-router': {
          label: 'Routeur de modèles',
          details: 'Service Go qui choisit un modèle selon la difficulté et se replie sur un autre en cas de lenteur.',
        },
        'large-model': {
          label: 'Grand modèle',
          details:
            'Hébergé sur Azure OpenAI pour les 36 % de questions qui l’exigent ; payé à l’usage, car la demande varie.',
        },
        'small-model': {
          label: 'Petit modèle',
          details: 'Modèle à poids ouverts sur vLLM, qui traite 64 % des questions à un coût connu.',
        },
        'search-index': {
          label: 'Index de recherche',
          details: 'PostgreSQL avec pgvector, pour filtrer vecteurs, mots et droits en une seule requête.',
        },
        'indexing-queue': {
          label: 'File d’indexation',
          details:
            'Azure Service Bus absorbe les modifications en masse et les nouvelles tentatives : la recherche ' +
            'n’attend jamais l’indexation.',
        },
        'document-sources': {
          label: 'Sources de documents',
          details:
            'Sept systèmes qui restent maîtres de leurs fichiers et de leurs droits ; EPIC ne garde que des passages.',
        },
      },
      connections: {
        'send-question': 'question',
        'resolve-rights': 'groupes',
        'forward-question': 'question',
        'attach-rights': 'droits de lecture',
        'search-passages': 'recherche filtrée',
        'send-prompt': 'prompt',
        'use-large-model': 'questions difficiles',
        'use-small-model': 'questions courantes',
        'publish-changes': 'modifications',
        'write-passages': 'passages',
      },
      explanation:
        'Le chemin critique, celui qui fait attendre, suit la ligne du milieu et ne contient aucun traitement par ' +
        'lots. L’indexation a sa propre ligne derrière une file d’attente, car une modification en masse dans une ' +
        'source ne doit ralentir aucune réponse. Les droits voyagent avec la question et s’appliquent dans l’index, ' +
        'dernier endroit où filtrer est à la fois peu coûteux et sûr. Le routeur est à part, afin de pouvoir ' +
        'changer de modèle sans toucher aux prompts ni aux citations.',
      nextSteps: {
        'ask-changed-rights': 'Comment les droits restent-ils justes quand un groupe change ?',
        'ask-routing': 'Comment le routeur sait-il qu’une question est difficile ?',
        'ask-pgvector': 'Pourquoi pgvector et non une base vectorielle dédiée ?',
      },
    },
  },
  'mlops-transformation': {
    title: 'Transformation MLOps',
    subtitle: 'Des notebooks transmis à la main aux livraisons en deux jours',
    category: 'Plateforme ML',
    description:
      'Une plateforme pour 46 modèles de prévision, de prix et de recommandation dans une enseigne alimentaire de ' +
      '420 magasins. Les data scientists gardent la main sur un modèle du commit au retrait, et une livraison prend ' +
      'deux jours.',
    challenge:
      'Chacun des neuf modèles avait ses scripts, son serveur et une seule personne qui le comprenait. Une ' +
      'livraison demandait six semaines de passages de relais. Les features étaient calculées deux fois, dans les ' +
      'notebooks et en production, sans concorder. Quand un fournisseur a changé ses codes produit, les prévisions ' +
      'sont restées fausses 11 jours, jusqu’à l’appel d’un magasin. Chaque nouveau modèle aurait aggravé la ' +
      'situation.',
    solution:
      'Nous avons construit un chemin unique et y avons migré les modèles un par un, le plus risqué en dernier. Un ' +
      'commit relu lance l’entraînement ; entraînement et inférence partagent leurs features ; un registre conserve ' +
      'chaque modèle avec la version de ses données. Les déploiements canary s’annulent d’eux-mêmes, et des ' +
      'contrôles de dérive comparent les prédictions aux ventes réelles. Nous avons préféré des briques open source ' +
      'distinctes à la suite d’un seul éditeur : plus d’intégration, mais chacune pouvait être remplacée, et deux ' +
      'l’ont été.',
    keyFeatures: {
      'one-path': 'Un seul chemin relu, du commit à la production',
      'shared-features': 'Mêmes définitions de features pour l’entraînement et l’inférence',
      'reverse-canaries': 'Déploiements canary annulés quand le taux d’erreur monte',
      'check-drift': 'Contrôle horaire de la dérive face aux ventes réelles',
      'trace-forecasts': 'Chaque prévision liée à ses données, son code et son modèle',
    },
    outcomes: {
      'faster-releases': 'Livraisons de modèles ramenées de six semaines à deux jours',
      'more-models': 'De 9 à 46 modèles en production avec une équipe de huit personnes',
      'earlier-detection': 'Modèles dégradés repérés en quatre heures, contre 11 jours auparavant',
      'lower-training-cost': 'Coût d’entraînement réduit de 34 % grâce aux instances spot et aux checkpoints',
    },
    metrics: {
      releaseTime: { label: 'Délai de livraison', value: 'de 6 semaines à 2 jours' },
      modelsInProduction: { label: 'Modèles en production', value: '46 modèles' },
      driftDetection: { label: 'Détection de dérive', value: 'en moins de 4 heures' },
      trainingCost: { label: 'Coût d’entraînement', value: '34 % de moins' },
    },
    diagram: {
      title: 'Boucle de livraison des modèles',
      description: 'Du commit relu au modèle en service, avec retour par les contrôles de dérive.',
      nodes: {
        'model-repository': {
          label: 'Dépôt de modèles',
          details: 'Git contient code, réglages et tests : une livraison est un changement relu.',
        },
        'training-pipeline': {
          label: 'Entraînement',
          details: 'Airflow lance l’entraînement sur des instances spot ; l’équipe savait déjà l’exploiter.',
        },
        'model-registry': {
          label: 'Registre de modèles',
          details:
            'MLflow garde chaque modèle avec la version de ses données et ses métriques, pour l’audit et le retour ' +
            'arrière.',
        },
        'release-controller': {
          label: 'Pilote de livraison',
          details:
            'Argo CD applique ce que dit Git ; un contrôle annule le commit quand les erreurs d’un canary augmentent.',
        },
        'data-warehouse': {
          label: 'Data warehouse',
          details:
            'Ventes et stocks, chargés toutes les heures ; il existait et avait fait ses preuves : il est resté.',
        },
        'feature-store': {
          label: 'Feature store',
          details:
            'Feast donne une même définition à l’entraînement et à l’inférence : fini les features discordantes.',
        },
        'model-serving': {
          label: 'Service d’inférence',
          details: 'KServe dimensionne chaque modèle selon sa propre charge, derrière une interface commune.',
        },
        'prediction-log': {
          label: 'Journal des prédictions',
          details: 'Le stockage objet garde entrées et sorties 13 mois, pour comparer une saison à la précédente.',
        },
        'drift-monitor': {
          label: 'Suivi de la dérive',
          details: 'Evidently compare prédictions et ventes toutes les heures et demande un réentraînement si besoin.',
        },
      },
      connections: {
        'start-training': 'commit relu',
        'load-sales': 'ventes par heure',
        'build-training-sets': 'jeux d’entraînement',
        'register-model': 'modèle entraîné',
        'approve-version': 'version approuvée',
        'roll-out-canary': 'déploiement canary',
        'serve-features': 'mêmes features',
        'log-predictions': 'prédictions',
        'check-predictions': 'prédictions',
        'compare-sales': 'ventes réelles',
        'request-retraining': 'réentraînement',
      },
      explanation:
        'La ligne du haut est le chemin de livraison et ne comporte aucune copie manuelle : ce qui a été relu est ' +
        'ce qui tourne. Le feature store se place entre l’entraînement et l’inférence, car calculer deux fois une ' +
        'feature était le défaut le plus coûteux que nous ayons trouvé. La ligne du bas referme la boucle avec les ' +
        'ventes réelles, le juge que le métier accepte. Le réentraînement est demandé, puis approuvé par une ' +
        'personne : après un mauvais chargement de données, un automatisme aurait appris l’erreur.',
      nextSteps: {
        'ask-retraining': 'Pourquoi une personne approuve-t-elle le réentraînement ?',
        'ask-migration': 'Comment neuf modèles en service ont-ils migré sans gel ?',
        'ask-managed-suite': 'Quand une suite ML managée est-elle préférable ?',
      },
    },
  },
  'fraud-detection-system': {
    title: 'Système de détection de fraude',
    subtitle: 'Accepter ou refuser un paiement par carte en 45 millisecondes',
    category: 'ML en temps réel',
    description:
      'Évaluation du risque de fraude en temps réel pour un processeur de paiements comptant 14 000 commerçants. ' +
      'Chaque paiement est évalué avant autorisation, et chaque refus porte des motifs que les analystes peuvent ' +
      'lire à voix haute.',
    challenge:
      'La fraude était combattue avec 1 100 règles écrites à la main, la plupart sans responsable. Il fallait des ' +
      'semaines pour repérer un nouveau schéma, tandis que de bons clients étaient refusés et que des commerçants ' +
      'partaient. Une décision devait tenir en 100 ms à 900 paiements par seconde, les numéros de carte devaient ' +
      'rester hors d’atteinte, et les analystes devaient expliquer chaque refus. Les vrais labels, les impayés, ' +
      'arrivaient avec jusqu’à 60 jours de retard.',
    solution:
      'Un traitement en flux tient en mémoire des compteurs glissants par carte, appareil et commerçant, et un ' +
      'modèle de gradient boosting les évalue dans le service de décision. Nous avons écarté un réseau de neurones ' +
      'au score un peu meilleur : ses raisons étaient difficiles à lire et il exigeait des GPU. Trente-quatre ' +
      'règles sont restées pour les blocages légaux et les urgences. Les paiements douteux vont aux analystes, dont ' +
      'les verdicts entraînent le modèle de la semaine suivante bien avant l’arrivée des impayés. Huit semaines en ' +
      'mode shadow ont précédé la mise en service.',
    keyFeatures: {
      'score-in-process': 'Modèle dans le service de décision, sans saut réseau',
      'count-in-stream': 'Compteurs glissants par carte, appareil et commerçant, actualisés en quelques secondes',
      'give-reasons': 'Codes de motif en clair pour chaque refus',
      'learn-weekly': 'Entraînement hebdomadaire sur les verdicts des analystes',
      'tokenise-cards': 'Numéros de carte remplacés par des jetons dès l’entrée',
    },
    outcomes: {
      'lower-fraud-loss': 'Pertes dues à la fraude en baisse de 41 % la première année',
      'fewer-false-declines': '28 % de paiements légitimes refusés en moins',
      'fast-decisions': 'Décisions en 45 ms (p99) à 900 paiements par seconde',
      'fewer-rules': 'De 1 100 à 34 règles à maintenir',
    },
    metrics: {
      fraudLoss: { label: 'Pertes par fraude', value: '41 % de moins' },
      decisionTime: { label: 'Temps de décision', value: '45 ms (p99)' },
      falseDeclines: { label: 'Refus injustifiés', value: '28 % de moins' },
      peakLoad: { label: 'Charge de pointe', value: '900 paiements par seconde' },
    },
    diagram: {
      title: 'Parcours d’une décision de paiement',
      description: 'Comment chaque paiement reçoit sa décision en 45 ms, et comment les verdicts améliorent le modèle.',
      nodes: {
        'payment-gateway': {
          label: 'Passerelle de paiement',
          details:
            'Remplace d’abord les numéros de carte par des jetons : 11 services sur 14 restent hors du périmètre ' +
            'PCI DSS.',
        },
        'event-log': {
          label: 'Journal d’événements',
          details:
            'Kafka garde chaque paiement 30 jours, pour pouvoir reconstruire les features en rejouant les événements.',
        },
        'feature-stream': {
          label: 'Flux de features',
          details:
            'Flink met à jour les compteurs glissants en quelques secondes ; les batchs avaient des minutes de retard.',
        },
        'feature-cache': {
          label: 'Cache de features',
          details: 'Redis renvoie 40 features en 1 ms environ ; ce qui est servi est journalisé pour l’entraînement.',
        },
        'decision-service': {
          label: 'Service de décision',
          details: 'Service Java qui réunit features, score et règles dans le budget de 100 ms.',
        },
        'scoring-model': {
          label: 'Modèle de score',
          details: 'XGBoost en bibliothèque : rapide sur CPU, et chaque score peut être expliqué.',
        },
        'rule-engine': {
          label: 'Moteur de règles',
          details:
            'Applique 34 règles pour les blocages légaux et les urgences, qui ne peuvent attendre un entraînement.',
        },
        'analyst-desk': {
          label: 'Poste d’analyse',
          details: 'Montre avec leurs motifs les 0,4 % de paiements douteux, car c’est à une personne de trancher.',
        },
        'case-store': {
          label: 'Base des dossiers',
          details: 'PostgreSQL réunit verdicts et impayés ultérieurs en un seul historique de labels.',
        },
        'weekly-training': {
          label: 'Entraînement hebdo',
          details: 'Job Python qui s’entraîne sur les verdicts récents et tourne en mode shadow jusqu’à approbation.',
        },
      },
      connections: {
        'request-decision': 'paiement tokenisé',
        'record-payment': 'chaque paiement',
        'read-events': 'événements',
        'update-counts': 'compteurs glissants',
        'fetch-features': 'features',
        'score-payment': 'appel interne',
        'apply-rules': 'score',
        'refer-doubtful': 'cas douteux',
        'store-verdicts': 'verdicts',
        'load-labels': 'labels',
        'load-served-features': 'features servies',
        'publish-model': 'modèle hebdomadaire',
      },
      explanation:
        'La personne qui paie n’attend que le service de décision et ce qu’il appelle ; rien ne doit donc y bloquer ' +
        'longtemps : les features sont prêtes en mémoire et le modèle est une bibliothèque. Si le cache tombe, les ' +
        'règles décident seules, avec des limites plus strictes. L’apprentissage tourne autour, à son propre ' +
        'rythme. Les features sont journalisées telles que servies, car les recalculer après coup donnait au modèle ' +
        'des connaissances qu’il n’aurait pas eues sur le moment.',
      nextSteps: {
        'ask-cache-failure': 'Que deviennent les paiements quand le cache tombe ?',
        'ask-reason-codes': 'Comment les codes de motif sont-ils tirés du modèle ?',
        'ask-weekly-training': 'Pourquoi un modèle hebdomadaire et non un apprentissage en ligne ?',
      },
    },
  },
}
