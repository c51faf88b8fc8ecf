// The owner's skills and their evidence, in English. Replace with your own words; ids match content/skills.ts.
import type { SkillTexts } from '../../../contract/content-source.ts'

export const skills: SkillTexts = {
  'ai-machine-learning': {
    name: 'AI & Machine Learning',
    category: 'Artificial Intelligence',
    achievements: {
      'cite-sources': 'Brought EPIC to 96% correct citations in weekly samples',
      'route-models': 'Routed 64% of questions to a small model with no measurable loss in rated quality',
      'calibrate-scores': 'Calibrated fraud scores so that thresholds follow cost, not feel',
    },
    metrics: {
      'answer-cost': '57% lower cost per answer',
      'fraud-loss': '41% lower fraud loss',
      'first-word': 'First word in 0.8 s (p95)',
    },
    projects: {
      epic: 'EPIC AI Platform: cited answers for 6,200 staff',
      'fraud-detection': 'Fraud Detection System: card payments scored live',
      'bearing-faults': 'Bearing-fault warnings for 1,150 wind turbines',
    },
    experience:
      'Models in production since 2015, from bearing faults to language. I start with an evaluation set and the simplest ' +
      'baseline; a larger model has to earn its latency and cost.',
  },
  'infrastructure-devops': {
    name: 'Infrastructure & DevOps',
    category: 'Platform Engineering',
    achievements: {
      'rehearse-rebuilds': 'Rehearses a full rebuild of EPIC from Terraform twice a year; it takes 70 minutes',
      'reverse-canaries': 'Made model canaries reverse on their own when error rates rise',
      'move-news-sites': 'Moved 23 news sites to AWS with 11 minutes of downtime in total',
    },
    metrics: {
      'release-time': 'Model release: six weeks to two days',
      'training-cost': '34% lower training cost',
      deployments: 'From 1 deployment a week to 12 a day',
    },
    projects: {
      mlops: 'MLOps Transformation: one path for 46 models',
      'news-migration': 'Move of 23 news sites from racks to AWS',
    },
    experience:
      'On call since 2011, which shapes my taste: few parts, clear owners, rehearsed restores. Kubernetes where a team can ' +
      'carry it, a managed service where it cannot.',
  },
  'programming-languages': {
    name: 'Programming Languages',
    category: 'Software Engineering',
    achievements: {
      'write-model-router': 'Wrote EPIC’s model router in Go; it adds 6 ms to a request',
      'score-in-process': 'Ran XGBoost inside the Java decision service, saving a network hop of 8 ms',
      'make-calls-idempotent': 'Ended about 40 double bookings a month with idempotent reservation calls',
    },
    metrics: {
      'router-overhead': '6 ms added by the model router',
      'search-time': 'Search: 4.2 s to 0.6 s (p95)',
      'years-of-code': 'Code in production since 2005',
    },
    projects: {
      epic: 'EPIC AI Platform: answers in Python, routing in Go',
      'fraud-detection': 'Fraud Detection System: decision service in Java',
    },
    experience:
      'Python for models and data, Go for services that must stay small, TypeScript for the browser, Java where a team ' +
      'already runs it. I review code weekly and write the risky parts first.',
  },
  'data-science': {
    name: 'Data Science',
    category: 'Data',
    achievements: {
      'find-drift': 'Cut the time to find a degraded model from 11 days to four hours',
      'measure-experiments': 'Showed by A/B test that a faster results page raised bookings by 7%',
      'log-features': 'Logged fraud features as served, so training saw what scoring saw',
    },
    metrics: {
      'drift-time': 'Drift found within 4 hours',
      'false-declines': '28% fewer false declines',
      'fault-warning': '19 days’ median fault warning',
    },
    projects: {
      mlops: 'MLOps Transformation: shared features, drift checks',
      'bearing-faults': 'Bearing-fault model on 1.8 billion readings a day',
    },
    experience:
      'I treat a data set as a product with an owner, a history and tests. Most of my gains came from cleaner labels and ' +
      'honest features; few came from a cleverer model.',
  },
  'soft-skills': {
    name: 'Soft Skills',
    category: 'Leadership',
    achievements: {
      'shorten-reviews': 'Shortened architecture reviews from three weeks to a median of three days',
      'build-platform-team': 'Built a platform team of eight; two of its engineers now lead teams',
      'explain-declines': 'Gave fraud analysts reason codes they can read out to a merchant',
    },
    metrics: {
      'review-time': 'Reviews: median of 3 days',
      'teams-guided': '9 product teams guided',
      'decision-records': '140 decision records since 2023',
    },
    projects: {
      'review-practice': 'Architecture reviews at Fjordvane Logistics',
      mlops: 'MLOps Transformation: models moved with their owners',
    },
    experience:
      'I write before I present, ask for the objection first and name what we give up. A decision is made when the people on ' +
      'call can explain it.',
  },
  'frontend-technologies': {
    name: 'Frontend Technologies',
    category: 'Web',
    achievements: {
      'stream-answers': 'Built EPIC’s chat, which streams text and citations over one SSE connection',
      'shrink-first-load': 'Cut the first load of EPIC’s web app from 610 to 148 KB of JavaScript',
      'pass-accessibility-audit': 'Passed an external WCAG 2.2 AA audit with two minor findings',
    },
    metrics: {
      'first-load': '148 KB of JavaScript at first load',
      accessibility: 'WCAG 2.2 AA, audited',
      bookings: '7% more completed bookings',
    },
    projects: {
      epic: 'EPIC AI Platform: chat web app in React',
      'hotel-results': 'Hotel results page at Rejselund Travel',
    },
    experience:
      'I build tools that people use all day: dense, fast and usable from the keyboard. I am not a visual designer; I work ' +
      'well beside one and guard the byte budget.',
  },
  security: {
    name: 'Security',
    category: 'Security',
    achievements: {
      'filter-by-rights': 'Enforced document rights inside EPIC’s search, before a model sees any text',
      'shrink-card-scope': 'Kept 11 of 14 services out of PCI DSS scope with tokens at the edge',
      'test-prompt-injection': 'Runs 220 prompt-injection cases against every EPIC release',
    },
    metrics: {
      'access-leaks': '0 access leaks in 2 external tests',
      'injection-tests': '220 injection tests per release',
      'card-scope': '11 of 14 services out of card scope',
    },
    projects: {
      epic: 'EPIC AI Platform: rights kept outside the prompt',
      'fraud-detection': 'Fraud Detection System: no card numbers past the edge',
    },
    experience:
      'Least privilege, short-lived secrets and a one-page threat model come with the design. For language models I assume ' +
      'the prompt will be attacked and keep rights outside it.',
  },
}
