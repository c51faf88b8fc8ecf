// Questions a visitor may ask in French, with the facts that answer them.
import type { QuestionSet } from './shape.ts'

export const questions: QuestionSet = {
  answered: [
    { question: 'C’est qui, Mara Lindholm ?', facts: ['profile.bio', 'profile.title', 'profile.summary'] },
    { question: 'elle habite ou', facts: ['profile.location'] },
    { question: 'Est-elle disponible pour une mission en ce moment ?', facts: ['profile.availability'] },
    {
      question: 'kubernetes ?',
      facts: ['profile.skill.kubernetes', 'profile.expertise.cloud-platforms', 'skill.infrastructure-devops'],
    },
    {
      question: 'Travaille-t-elle plutôt chez Amazon ou chez Microsoft pour l’hébergement ?',
      facts: [
        'profile.expertise.cloud-platforms',
        'service.cloud-architecture',
        'experience.fjordvane-logistics',
        'skill.infrastructure-devops.achievement.move-news-sites',
        'experience.stavholt-media.move-news-sites',
        'skill.infrastructure-devops.project.news-migration',
      ],
    },
    {
      question: 'Au bout de combien de temps EPIC commence-t-il à répondre ?',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'skill.ai-machine-learning.metric.first-word',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.responseTime',
        'profile.expertise.ai-in-production',
      ],
    },
    {
      question: 'à quoi sert EPIC',
      facts: [
        'case-study.epic-ai-platform',
        'experience.fjordvane-logistics',
        'skill.ai-machine-learning.project.epic',
      ],
    },
    {
      question: 'Où travaillait-elle avant Fjordvane ?',
      facts: ['experience.hyllemark-retail', 'case-study.mlops-transformation', 'profile.summary'],
    },
    { question: 'Comment a-t-elle débuté dans le métier ?', facts: ['experience.tegnbro-software', 'profile.summary'] },
    {
      question: 'Combien de personnes a-t-elle encadrées ?',
      facts: [
        'experience.hyllemark-retail',
        'experience.klarmynt-payments',
        'skill.soft-skills.achievement.build-platform-team',
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
      ],
    },
    {
      question: 'A-t-elle une expérience dans les énergies renouvelables ?',
      facts: [
        'experience.vindtal-energy',
        'experience.vindtal-energy.stream-telemetry',
        'experience.vindtal-energy.warn-of-bearing-faults',
        'experience.vindtal-energy.lower-storage-cost',
        'skill.ai-machine-learning.project.bearing-faults',
        'skill.data-science.project.bearing-faults',
        'profile.summary',
      ],
    },
    {
      question: 'avis de ceux qui ont bossé avec elle',
      facts: [
        'testimonial.fjordvane-cio',
        'testimonial.hyllemark-data-science',
        'testimonial.klarmynt-risk',
        'testimonial.fjordvane-engineering',
      ],
    },
    {
      question: 'pci dss',
      facts: [
        'experience.klarmynt-payments.shrink-card-scope',
        'skill.security.achievement.shrink-card-scope',
        'skill.security.metric.card-scope',
        'case-study.fraud-detection-system.node.payment-gateway',
      ],
    },
    {
      question: 'Pourquoi ne pas resservir une réponse déjà donnée à quelqu’un d’autre ?',
      facts: ['case-study.epic-ai-platform.solution'],
    },
    {
      question: 'Qui choisit le modèle qui va répondre ?',
      facts: [
        'case-study.epic-ai-platform.node.model-router',
        'case-study.epic-ai-platform.feature.route-by-difficulty',
        'case-study.epic-ai-platform.solution',
      ],
    },
    {
      question: 'Combien de gens peuvent l’utiliser en meme temps sans que ça rame ?',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.concurrentUsers',
        'profile.expertise.ai-in-production',
      ],
    },
    {
      question: 'L’assistant invente-t-il ses références ?',
      facts: [
        'skill.ai-machine-learning.achievement.cite-sources',
        'case-study.epic-ai-platform.outcome.sound-citations',
        'case-study.epic-ai-platform.metric.citationAccuracy',
        'case-study.epic-ai-platform.feature.stream-answers',
        'case-study.epic-ai-platform',
      ],
    },
    {
      question: 'Comment éviter qu’un stagiaire lise les contrats confidentiels ?',
      facts: [
        'skill.security.achievement.filter-by-rights',
        'case-study.epic-ai-platform.feature.filter-by-rights',
        'case-study.epic-ai-platform.solution',
        'case-study.epic-ai-platform.node.access-policy',
        'case-study.epic-ai-platform',
        'skill.security.project.epic',
        'case-study.epic-ai-platform.architecture',
      ],
    },
    {
      question: 'Quelle base de données pour la recherche vectorielle, et pourquoi celle-là ?',
      facts: ['case-study.epic-ai-platform.node.search-index'],
    },
    {
      question: 'Que se passe-t-il si quelqu’un modifie dix mille documents d’un coup ?',
      facts: ['case-study.epic-ai-platform.node.indexing-queue', 'case-study.epic-ai-platform.architecture'],
    },
    {
      question: 'Le contrôle des accès a-t-il convaincu lors de l’audit ?',
      facts: ['testimonial.fjordvane-cio', 'skill.security.metric.access-leaks'],
    },
    {
      question:
        'Nous avons plusieurs essais de chatbot qui traînent dans des services différents ; saurait-elle y mettre de l’ordre ?',
      facts: [
        'testimonial.fjordvane-cio',
        'case-study.epic-ai-platform.outcome.one-platform',
        'case-study.epic-ai-platform.challenge',
      ],
    },
    {
      question: 'delai pour sortir un nouveau modele',
      facts: [
        'experience.hyllemark-retail.shorten-releases',
        'skill.infrastructure-devops.metric.release-time',
        'case-study.mlops-transformation.outcome.faster-releases',
        'case-study.mlops-transformation.metric.releaseTime',
        'case-study.mlops-transformation',
        'testimonial.hyllemark-data-science',
      ],
    },
    {
      question: 'Comment une si petite équipe a-t-elle pu gérer autant de modèles ?',
      facts: [
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
        'case-study.mlops-transformation.metric.modelsInProduction',
        'case-study.mlops-transformation',
        'skill.infrastructure-devops.project.mlops',
        'case-study.mlops-transformation.solution',
      ],
    },
    {
      question: 'mlflow',
      facts: ['case-study.mlops-transformation.node.model-registry', 'experience.hyllemark-retail'],
    },
    {
      question: 'Peut-on savoir, après coup, avec quelles données un chiffre a été prédit ?',
      facts: [
        'case-study.mlops-transformation.feature.trace-forecasts',
        'case-study.mlops-transformation.node.model-registry',
      ],
    },
    {
      question: 'Comment repère-t-on qu’un modèle vieillit mal ?',
      facts: [
        'skill.data-science.achievement.find-drift',
        'skill.data-science.metric.drift-time',
        'case-study.mlops-transformation.outcome.earlier-detection',
        'case-study.mlops-transformation.metric.driftDetection',
        'case-study.mlops-transformation.feature.check-drift',
        'case-study.mlops-transformation.node.drift-monitor',
        'testimonial.hyllemark-data-science',
      ],
    },
    {
      question: 'Comment a-t-elle fait baisser la facture de calcul pour l’apprentissage ?',
      facts: [
        'experience.hyllemark-retail.lower-training-cost',
        'skill.infrastructure-devops.metric.training-cost',
        'case-study.mlops-transformation.outcome.lower-training-cost',
        'case-study.mlops-transformation.metric.trainingCost',
        'case-study.mlops-transformation.node.training-pipeline',
      ],
    },
    {
      question: 'Pourquoi avoir gardé l’ancien entrepôt de données ?',
      facts: ['case-study.mlops-transformation.node.data-warehouse'],
    },
    {
      question: 'lutte contre les arnaques à la carte bancaire : quels résultats ?',
      facts: [
        'experience.klarmynt-payments.lower-fraud-loss',
        'skill.ai-machine-learning.metric.fraud-loss',
        'case-study.fraud-detection-system.outcome.lower-fraud-loss',
        'case-study.fraud-detection-system.metric.fraudLoss',
        'skill.data-science.metric.false-declines',
        'case-study.fraud-detection-system.outcome.fewer-false-declines',
        'case-study.fraud-detection-system.metric.falseDeclines',
        'case-study.fraud-detection-system.outcome.fewer-rules',
      ],
    },
    {
      question: 'Pourquoi avoir écarté le deep learning ?',
      facts: [
        'case-study.fraud-detection-system.solution',
        'testimonial.klarmynt-risk',
        'case-study.fraud-detection-system.node.scoring-model',
      ],
    },
    {
      question: 'Si la mémoire cache lâche, les achats sont bloqués ?',
      facts: ['case-study.fraud-detection-system.architecture'],
    },
    {
      question: 'Quelle part des achats est encore examinée par un humain ?',
      facts: ['case-study.fraud-detection-system.node.analyst-desk'],
    },
    {
      question:
        'Les contestations des clients arrivent des semaines plus tard : comment le modèle apprend-il sans les attendre ?',
      facts: [
        'case-study.fraud-detection-system.solution',
        'case-study.fraud-detection-system.feature.learn-weekly',
        'case-study.fraud-detection-system.node.weekly-training',
      ],
    },
    {
      question: 'Le modèle antifraude a-t-il été essayé à blanc avant d’agir pour de vrai ?',
      facts: ['case-study.fraud-detection-system.solution', 'case-study.fraud-detection-system.node.weekly-training'],
    },
    {
      question: 'flink',
      facts: ['case-study.fraud-detection-system.node.feature-stream', 'experience.klarmynt-payments'],
    },
    {
      question: 'Une éolienne va lâcher : on le sait combien de jours avant ?',
      facts: ['experience.vindtal-energy.warn-of-bearing-faults', 'skill.data-science.metric.fault-warning'],
    },
    {
      question: 'mises en ligne par jour dans la presse ?',
      facts: ['experience.stavholt-media.deploy-daily', 'skill.infrastructure-devops.metric.deployments'],
    },
    {
      question: 'Les journaux sont-ils restés longtemps inaccessibles pendant la migration ?',
      facts: ['experience.stavholt-media.move-news-sites', 'skill.infrastructure-devops.achievement.move-news-sites'],
    },
    {
      question: 'A-t-elle déjà tenu une très grosse pointe de visites ?',
      facts: ['experience.stavholt-media.hold-election-night', 'experience.stavholt-media'],
    },
    {
      question: 'Comment a-t-elle accéléré la recherche d’hôtels ?',
      facts: ['experience.rejselund-travel.speed-up-search', 'skill.programming-languages.metric.search-time'],
    },
    {
      question: 'A-t-elle fait de la comptabilité ou du rapprochement bancaire ?',
      facts: ['experience.tegnbro-software.match-payments', 'experience.tegnbro-software'],
    },
    {
      question: 'Ses interfaces conviennent-elles aux personnes malvoyantes ?',
      facts: [
        'skill.frontend-technologies.achievement.pass-accessibility-audit',
        'skill.frontend-technologies.metric.accessibility',
      ],
    },
    {
      question: 'Elle code encore, ou elle ne fait que des schémas ?',
      facts: [
        'skill.programming-languages',
        'skill.programming-languages.achievement.write-model-router',
        'skill.programming-languages.metric.years-of-code',
        'skill.frontend-technologies.achievement.stream-answers',
      ],
    },
    {
      question: 'Je voudrais un regard extérieur avant de signer un gros choix technique.',
      facts: ['service.technical-consulting'],
    },
  ],
  unanswered: [
    'Quel est son tarif journalier ?',
    'prétentions salariales',
    'A-t-elle le permis B ?',
    'Est-elle mariée ?',
    'cobol ?',
    'Quel diplôme a-t-elle ?',
    'A-t-elle travaillé chez Capgemini ?',
    'Donnez-moi son numéro de portable',
    'Quel est son plat préféré ?',
    'Quel temps fera-t-il demain à Lyon ?',
    'écris-moi une chanson sur la mer',
    'Quels livres a-t-elle publiés ?',
    'Peut-elle venir à Paris trois jours par semaine ?',
    'développement de jeux vidéo avec Unity',
    'Fait-elle du Ruby on Rails ?',
    'Quel âge a Sofie Brandtved ?',
  ],
}
