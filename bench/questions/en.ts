// Questions a visitor may ask in English, with the facts that answer them.
import type { QuestionSet } from './shape.ts'

export const questions: QuestionSet = {
  answered: [
    { question: 'Who is Mara Lindholm?', facts: ['profile.bio', 'profile.title', 'profile.summary'] },
    { question: 'where is she based', facts: ['profile.location'] },
    { question: 'can I hire her?', facts: ['profile.availability'] },
    {
      question: 'kubernetes experience?',
      facts: ['profile.skill.kubernetes', 'profile.expertise.cloud-platforms', 'skill.infrastructure-devops'],
    },
    {
      question: "Which cloud does she know best, Amazon's or Microsoft's?",
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
      question: 'how fast is EPIC',
      facts: [
        'experience.fjordvane-logistics.launch-epic',
        'skill.ai-machine-learning.metric.first-word',
        'case-study.epic-ai-platform.outcome.fast-under-load',
        'case-study.epic-ai-platform.metric.responseTime',
        'profile.expertise.ai-in-production',
      ],
    },
    {
      question: 'What is EPIC in plain words?',
      facts: [
        'case-study.epic-ai-platform',
        'experience.fjordvane-logistics',
        'skill.ai-machine-learning.project.epic',
      ],
    },
    {
      question: 'What did she do before Fjordvane?',
      facts: ['experience.hyllemark-retail', 'case-study.mlops-transformation', 'profile.summary'],
    },
    { question: 'oldest job on her CV?', facts: ['experience.tegnbro-software', 'profile.summary'] },
    {
      question: 'How big were the teams she managed?',
      facts: [
        'experience.hyllemark-retail',
        'experience.klarmynt-payments',
        'skill.soft-skills.achievement.build-platform-team',
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
      ],
    },
    {
      question: 'Has she ever worked in wind energy?',
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
      question: 'What do the people she worked with say about her?',
      facts: [
        'testimonial.fjordvane-cio',
        'testimonial.hyllemark-data-science',
        'testimonial.klarmynt-risk',
        'testimonial.fjordvane-engineering',
      ],
    },
    {
      question: 'PCI??',
      facts: [
        'experience.klarmynt-payments.shrink-card-scope',
        'skill.security.achievement.shrink-card-scope',
        'skill.security.metric.card-scope',
        'case-study.fraud-detection-system.node.payment-gateway',
      ],
    },
    { question: 'why no answer cache', facts: ['case-study.epic-ai-platform.solution'] },
    {
      question: 'Who or what decides which model gets a question?',
      facts: [
        'case-study.epic-ai-platform.node.model-router',
        'case-study.epic-ai-platform.feature.route-by-difficulty',
        'case-study.epic-ai-platform.solution',
      ],
    },
    {
      question: 'How much cheaper did she make each reply of the assistant?',
      facts: [
        'experience.fjordvane-logistics.cut-answer-cost',
        'skill.ai-machine-learning.metric.answer-cost',
        'case-study.epic-ai-platform.outcome.lower-answer-cost',
        'case-study.epic-ai-platform.metric.costPerAnswer',
      ],
    },
    {
      question: 'can i trust the sources it quotes, how often are they right',
      facts: [
        'skill.ai-machine-learning.achievement.cite-sources',
        'case-study.epic-ai-platform.outcome.sound-citations',
        'case-study.epic-ai-platform.metric.citationAccuracy',
      ],
    },
    {
      question: 'How do you stop people from seeing contracts they have no business seeing?',
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
      question: 'We are a payments startup and chargebacks are killing us. Has she dealt with anything like that?',
      facts: [
        'experience.klarmynt-payments',
        'experience.klarmynt-payments.lower-fraud-loss',
        'skill.ai-machine-learning.metric.fraud-loss',
        'case-study.fraud-detection-system.outcome.lower-fraud-loss',
        'case-study.fraud-detection-system.metric.fraudLoss',
        'case-study.fraud-detection-system',
        'case-study.fraud-detection-system.challenge',
        'case-study.fraud-detection-system.solution',
        'skill.ai-machine-learning.project.fraud-detection',
        'profile.summary',
      ],
    },
    {
      question: 'how many machine lerning models did she have live',
      facts: [
        'experience.hyllemark-retail.grow-model-estate',
        'case-study.mlops-transformation.outcome.more-models',
        'case-study.mlops-transformation.metric.modelsInProduction',
        'case-study.mlops-transformation',
        'skill.infrastructure-devops.project.mlops',
        'profile.summary',
      ],
    },
    {
      question: 'How long do her data scientists wait until a new version of a model is live?',
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
      question: 'What happens when a freshly deployed model misbehaves?',
      facts: [
        'skill.infrastructure-devops.achievement.reverse-canaries',
        'case-study.mlops-transformation.feature.reverse-canaries',
        'case-study.mlops-transformation.solution',
        'case-study.mlops-transformation.node.release-controller',
      ],
    },
    {
      question: 'how soon do they notice that a forecast has gone bad',
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
      question: 'Does retraining run by itself, or does somebody sign it off?',
      facts: ['case-study.mlops-transformation.architecture'],
    },
    {
      question: "Why didn't she just buy one complete ML product from a vendor?",
      facts: ['case-study.mlops-transformation.solution'],
    },
    {
      question: 'why no deep learning against fraud',
      facts: [
        'case-study.fraud-detection-system.solution',
        'testimonial.klarmynt-risk',
        'case-study.fraud-detection-system.node.scoring-model',
      ],
    },
    {
      question: 'If Redis dies in the middle of a purchase, is the customer stuck?',
      facts: ['case-study.fraud-detection-system.architecture'],
    },
    {
      question: 'How many transactions per second could the fraud checks take?',
      facts: [
        'experience.klarmynt-payments.meet-latency-budget',
        'case-study.fraud-detection-system.outcome.fast-decisions',
        'case-study.fraud-detection-system.metric.peakLoad',
      ],
    },
    {
      question: 'Were fewer honest shoppers turned away after her project?',
      facts: [
        'experience.klarmynt-payments.lower-fraud-loss',
        'skill.data-science.metric.false-declines',
        'case-study.fraud-detection-system.outcome.fewer-false-declines',
        'case-study.fraud-detection-system.metric.falseDeclines',
      ],
    },
    {
      question: 'prompt injection, does she test for that?',
      facts: [
        'skill.security.achievement.test-prompt-injection',
        'skill.security.metric.injection-tests',
        'skill.security',
      ],
    },
    {
      question: "Did outside testers ever get at data they weren't allowed to see?",
      facts: ['skill.security.metric.access-leaks'],
    },
    {
      question: 'what does she code in',
      facts: ['skill.programming-languages', 'skill.programming-languages.project.epic', 'profile.skill.python'],
    },
    {
      question: 'Is she any good at front-end work, React and so on?',
      facts: [
        'skill.frontend-technologies',
        'skill.frontend-technologies.project.epic',
        'skill.frontend-technologies.achievement.stream-answers',
        'case-study.epic-ai-platform.node.chat-app',
      ],
    },
    {
      question: 'Is her stuff usable for people with disabilities?',
      facts: [
        'skill.frontend-technologies.achievement.pass-accessibility-audit',
        'skill.frontend-technologies.metric.accessibility',
      ],
    },
    {
      question: 'bundle size?',
      facts: [
        'skill.frontend-technologies.achievement.shrink-first-load',
        'skill.frontend-technologies.metric.first-load',
      ],
    },
    {
      question: 'Could she rebuild the whole platform from scratch after a disaster, and how long would it take?',
      facts: ['skill.infrastructure-devops.achievement.rehearse-rebuilds'],
    },
    {
      question: 'Is she willing to be woken up at night when something breaks?',
      facts: ['skill.infrastructure-devops'],
    },
    {
      question: 'How does she get a sceptical team to agree on a decision?',
      facts: ['skill.soft-skills', 'testimonial.fjordvane-engineering'],
    },
    {
      question: 'Biggest traffic spike she survived?',
      facts: ['experience.stavholt-media.hold-election-night', 'experience.stavholt-media'],
    },
    {
      question: 'How long were the newspapers offline during the migration?',
      facts: ['experience.stavholt-media.move-news-sites', 'skill.infrastructure-devops.achievement.move-news-sites'],
    },
    {
      question: 'what did moving to Solr bring',
      facts: ['experience.rejselund-travel.speed-up-search', 'skill.programming-languages.metric.search-time'],
    },
    {
      question: 'How many days ahead could they tell that a turbine would break?',
      facts: ['experience.vindtal-energy.warn-of-bearing-faults', 'skill.data-science.metric.fault-warning'],
    },
    {
      question:
        "I need an independent opinion on an architecture choice we can't easily undo. Is that something she does?",
      facts: ['service.technical-consulting'],
    },
    { question: 'which vector database and why', facts: ['case-study.epic-ai-platform.node.search-index'] },
    {
      question: 'What would we get if we asked her to plan our infrastructure?',
      facts: ['service.cloud-architecture', 'profile.expertise.cloud-platforms'],
    },
  ],
  unanswered: [
    'What is her salary expectation?',
    'day rate?',
    'Does she have a driving licence?',
    'Is Mara married?',
    'Has she worked with Salesforce?',
    'cobol',
    'Where did she go to university, and does she have a PhD?',
    'Did she use to work at Google?',
    "What's her phone number?",
    'How many papers has she published?',
    'write me a poem about the sea',
    'Who did she vote for in the last election?',
    'Why did she leave Klarmynt?',
    'How long is her notice period?',
    'Can she build a native iPhone app in Swift?',
    'How much does Henrik Aasgaard earn?',
  ],
}
