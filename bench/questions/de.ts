// Questions a visitor may ask in German, with the facts that answer them.
import type { QuestionSet } from './shape.ts'

export const questions: QuestionSet = {
  answered: [
    { question: 'Wer ist Mara Lindholm eigentlich?', facts: ['profile.bio', 'profile.title', 'profile.summary'] },
    { question: 'wo sitzt sie', facts: ['profile.location'] },
    { question: 'Kann man sie für ein Projekt buchen?', facts: ['profile.availability'] },
    {
      question: 'kubernetes erfahrung',
      facts: ['profile.skill.kubernetes', 'profile.expertise.cloud-platforms', 'skill.infrastructure-devops'],
    },
    {
      question: 'Bei welchem Cloud-Anbieter kennt sie sich aus?',
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
      question: 'wie schnell ist epic',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'skill.ai-machine-learning.metric.first-word',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.responseTime',
        'profile.expertise.ai-in-production',
      ],
    },
    {
      question: 'Was ist ihr jetziger Arbeitgeber, und was macht sie dort?',
      facts: ['experience.fjordvane-logistics', 'profile.summary', 'profile.title'],
    },
    {
      question: 'Was hat sie vor Fjordvane gemacht?',
      facts: ['experience.hyllemark-retail', 'case-study.mlops-transformation', 'profile.summary'],
    },
    { question: 'Früheste Station im Lebenslauf?', facts: ['experience.tegnbro-software', 'profile.summary'] },
    {
      question: 'Personalverantwortung, wie viele Leute?',
      facts: [
        'experience.hyllemark-retail',
        'experience.klarmynt-payments',
        'skill.soft-skills.achievement.build-platform-team',
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
      ],
    },
    {
      question: 'Kennt sie sich mit Windrädern aus?',
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
      question: 'Gibt es Referenzen? Was sagen andere über sie?',
      facts: [
        'testimonial.fjordvane-cio',
        'testimonial.hyllemark-data-science',
        'testimonial.klarmynt-risk',
        'testimonial.fjordvane-engineering',
      ],
    },
    {
      question: 'PCI',
      facts: [
        'experience.klarmynt-payments.shrink-card-scope',
        'skill.security.achievement.shrink-card-scope',
        'skill.security.metric.card-scope',
        'case-study.fraud-detection-system.node.payment-gateway',
      ],
    },
    {
      question: 'Warum werden fertige Antworten nicht zwischengespeichert?',
      facts: ['case-study.epic-ai-platform.solution'],
    },
    {
      question: 'Wer entscheidet, welches Sprachmodell eine Frage bekommt?',
      facts: [
        'case-study.epic-ai-platform.node.model-router',
        'case-study.epic-ai-platform.feature.route-by-difficulty',
        'case-study.epic-ai-platform.solution',
      ],
    },
    {
      question: 'Um wie viel billiger ist der Assistent geworden?',
      facts: [
        'experience.fjordvane-logistics.cut-answer-cost',
        'skill.ai-machine-learning.metric.answer-cost',
        'case-study.epic-ai-platform.outcome.lower-answer-cost',
        'case-study.epic-ai-platform.metric.costPerAnswer',
      ],
    },
    {
      question: 'Leidet nicht die Qualität, wenn die billige KI antwortet?',
      facts: ['skill.ai-machine-learning.achievement.route-models'],
    },
    {
      question: 'Bekommt die KI auch Verträge zu Gesicht, die ich selbst nicht sehen darf?',
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
    { question: 'Wo wird der Login kontrolliert?', facts: ['case-study.epic-ai-platform.node.api-gateway'] },
    {
      question: 'Lässt sich das LLM später gegen ein anderes tauschen?',
      facts: ['case-study.epic-ai-platform.architecture'],
    },
    {
      question: 'Aus wie vielen Systemen kommen die Dokumente?',
      facts: ['case-study.epic-ai-platform.node.document-sources', 'case-study.epic-ai-platform.challenge'],
    },
    {
      question: 'Angenommen, das Rechenzentrum brennt ab: Wie lange, bis EPIC wieder steht?',
      facts: ['skill.infrastructure-devops.achievement.rehearse-rebuilds'],
    },
    {
      question: 'terraform?',
      facts: [
        'skill.infrastructure-devops.achievement.rehearse-rebuilds',
        'skill.infrastructure-devops',
        'profile.expertise.cloud-platforms',
        'experience.fjordvane-logistics',
        'experience.hyllemark-retail',
      ],
    },
    {
      question: 'Wir sind ein Supermarkt-Filialist und wollen den Bedarf vorhersagen. Hat sie so etwas schon gemacht?',
      facts: [
        'experience.hyllemark-retail',
        'case-study.mlops-transformation',
        'case-study.mlops-transformation.challenge',
        'case-study.mlops-transformation.solution',
        'experience.hyllemark-retail.grow-model-estate',
      ],
    },
    {
      question: 'Wie lange dauert es, bis ein neues Modell live ist?',
      facts: [
        'experience.hyllemark-retail.shorten-releases',
        'skill.infrastructure-devops.metric.release-time',
        'case-study.mlops-transformation.outcome.faster-releases',
        'case-study.mlops-transformation.metric.releaseTime',
        'case-study.mlops-transformation',
        'testimonial.hyllemark-data-science',
      ],
    },
    { question: 'wieso hat das früher sechs Wochen gedauert', facts: ['case-study.mlops-transformation.challenge'] },
    {
      question: 'Falsche Vorhersagen, wie schnell fällt das auf?',
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
      question: 'Womit wird das Training gesteuert?',
      facts: ['case-study.mlops-transformation.node.training-pipeline'],
    },
    {
      question: 'gitops',
      facts: [
        'case-study.mlops-transformation.node.release-controller',
        'case-study.mlops-transformation.node.model-repository',
      ],
    },
    {
      question: 'Wie kommen die Modelle mit wechselnder Nachfrage klar?',
      facts: ['case-study.mlops-transformation.node.model-serving'],
    },
    {
      question: 'Kreditkartenbetrug: was kam bei dem Projekt heraus?',
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
      question: 'Erfährt der Laden, warum eine Zahlung nicht durchging?',
      facts: [
        'case-study.fraud-detection-system.feature.give-reasons',
        'skill.soft-skills.achievement.explain-declines',
        'case-study.fraud-detection-system',
      ],
    },
    {
      question: 'Braucht man für die Betrugserkennung Grafikkarten?',
      facts: ['case-study.fraud-detection-system.solution', 'case-study.fraud-detection-system.node.scoring-model'],
    },
    {
      question: 'Durchsatz beim Scoring von Transaktionen?',
      facts: [
        'experience.klarmynt-payments.meet-latency-budget',
        'case-study.fraud-detection-system.outcome.fast-decisions',
        'case-study.fraud-detection-system.metric.peakLoad',
      ],
    },
    {
      question: 'Wie lange werden Transaktionen aufgehoben?',
      facts: ['case-study.fraud-detection-system.node.event-log'],
    },
    {
      question: 'java kentnisse',
      facts: [
        'skill.programming-languages',
        'skill.programming-languages.project.fraud-detection',
        'skill.programming-languages.achievement.score-in-process',
        'case-study.fraud-detection-system.node.decision-service',
      ],
    },
    {
      question: 'Wie früh weiß man, dass eine Maschine kaputtgeht?',
      facts: ['experience.vindtal-energy.warn-of-bearing-faults', 'skill.data-science.metric.fault-warning'],
    },
    {
      question: 'Wie hat sie Platz für alte Sensordaten gespart?',
      facts: ['experience.vindtal-energy.lower-storage-cost'],
    },
    { question: 'Hält ihre Technik auch am Wahlabend?', facts: ['experience.stavholt-media.hold-election-night'] },
    {
      question: 'Hat sie schon mal einen Umzug vom eigenen Serverraum in die Cloud gemacht?',
      facts: [
        'experience.stavholt-media',
        'experience.stavholt-media.move-news-sites',
        'skill.infrastructure-devops.achievement.move-news-sites',
        'skill.infrastructure-devops.project.news-migration',
      ],
    },
    {
      question: 'Was hat das schnellere Hotelportal an Umsatz gebracht?',
      facts: [
        'experience.rejselund-travel.run-experiments',
        'skill.data-science.achievement.measure-experiments',
        'skill.frontend-technologies.metric.bookings',
      ],
    },
    {
      question: 'Was hat es gebracht, dass sie automatische Tests eingeführt hat?',
      facts: ['experience.tegnbro-software.write-first-tests'],
    },
    {
      question: 'barrierefrei?',
      facts: [
        'skill.frontend-technologies.achievement.pass-accessibility-audit',
        'skill.frontend-technologies.metric.accessibility',
      ],
    },
    {
      question: 'Wie hält sie fest, warum etwas so und nicht anders gebaut wurde?',
      facts: [
        'skill.soft-skills.metric.decision-records',
        'profile.expertise.technical-direction',
        'profile.summary',
        'testimonial.fjordvane-engineering',
      ],
    },
    {
      question: 'Was bietet sie Unternehmen an?',
      facts: [
        'service.cloud-architecture',
        'service.ai-ml-solutions',
        'service.devops-mlops',
        'service.technical-consulting',
      ],
    },
  ],
  unanswered: [
    'Was kostet sie pro Tag?',
    'Gehaltsvorstellung',
    'Ist sie verheiratet?',
    'Kennt sie sich mit Salesforce aus?',
    'sap abap',
    'Hat sie promoviert?',
    'War sie mal bei Siemens?',
    'Wie lautet ihre Handynummer?',
    'Welche Hobbys hat sie?',
    'Welche Partei wählt sie?',
    'Wie wird das Wetter am Wochenende?',
    'Schreib mir ein Gedicht über den Herbst',
    'Spricht sie fließend Deutsch?',
    'Wie lang ist ihre Kündigungsfrist?',
    'Hat sie schon Smart Contracts auf einer Blockchain programmiert?',
    'Wie lautet das Admin-Passwort von EPIC?',
  ],
}
