// The facts that answer a question which the held-out sets ask in several languages.

const epic = 'case-study.epic-ai-platform'
const mlops = 'case-study.mlops-transformation'
const fraud = 'case-study.fraud-detection-system'

const of = (start: string, ...ends: string[]) => [start, ...ends.map((end) => `${start}.${end}`)]

export const work = ['profile.bio', 'profile.title', 'profile.summary', 'experience.fjordvane-logistics']
export const place = ['profile.location']
export const availability = ['profile.availability']
export const years = [
  'skill.programming-languages.metric.years-of-code',
  'profile.bio',
  'profile.summary',
  'experience.tegnbro-software',
]
export const klarmynt = [
  ...of('experience.klarmynt-payments', 'period', 'lower-fraud-loss', 'meet-latency-budget', 'shrink-card-scope'),
  fraud,
  'skill.ai-machine-learning.project.fraud-detection',
]
export const vindtal = [
  ...of('experience.vindtal-energy', 'period', 'stream-telemetry', 'warn-of-bearing-faults', 'lower-storage-cost'),
  'skill.ai-machine-learning.project.bearing-faults',
  'skill.data-science.project.bearing-faults',
]
export const stavholt = of(
  'experience.stavholt-media',
  'period',
  'move-news-sites',
  'hold-election-night',
  'deploy-daily',
)
export const rejselund = of(
  'experience.rejselund-travel',
  'period',
  'speed-up-search',
  'run-experiments',
  'stop-double-bookings',
)
export const hyllemarkResults = [
  'experience.hyllemark-retail.shorten-releases',
  'experience.hyllemark-retail.grow-model-estate',
  'experience.hyllemark-retail.lower-training-cost',
  `${mlops}.outcome.faster-releases`,
  `${mlops}.outcome.more-models`,
  `${mlops}.outcome.earlier-detection`,
  `${mlops}.outcome.lower-training-cost`,
]
export const rights = [
  'skill.security.achievement.filter-by-rights',
  'skill.security.project.epic',
  epic,
  `${epic}.feature.filter-by-rights`,
  `${epic}.solution`,
  `${epic}.node.access-policy`,
  `${epic}.architecture`,
]
export const argo = [
  `${mlops}.node.release-controller`,
  mlops,
  'experience.hyllemark-retail',
  'skill.infrastructure-devops',
  `${mlops}.technologies`,
  'experience.hyllemark-retail.technologies',
  'skill.infrastructure-devops.technologies',
]
export const databases = [
  `${epic}.node.search-index`,
  `${fraud}.node.case-store`,
  'experience.fjordvane-logistics',
  'experience.vindtal-energy',
  'experience.stavholt-media',
  'experience.rejselund-travel',
  'experience.tegnbro-software',
  'experience.fjordvane-logistics.technologies',
  'experience.vindtal-energy.technologies',
  'experience.stavholt-media.technologies',
  'experience.rejselund-travel.technologies',
  'experience.tegnbro-software.technologies',
  `${epic}.technologies`,
  `${fraud}.technologies`,
]
export const kubernetes = [
  'profile.skill.kubernetes',
  'profile.expertise.cloud-platforms',
  'skill.infrastructure-devops',
  'experience.fjordvane-logistics',
  'experience.fjordvane-logistics.technologies',
  'skill.infrastructure-devops.technologies',
]
export const fewerRules = [`${fraud}.outcome.fewer-rules`, `${fraud}.challenge`, `${fraud}.solution`]
export const cards = [
  'experience.klarmynt-payments.shrink-card-scope',
  'skill.security.achievement.shrink-card-scope',
  'skill.security.project.fraud-detection',
  'skill.security.metric.card-scope',
  `${fraud}.feature.tokenise-cards`,
  `${fraud}.node.payment-gateway`,
]
export const staff = [
  epic,
  'skill.ai-machine-learning.project.epic',
  'experience.fjordvane-logistics',
  'profile.summary',
]
export const code = [
  'skill.programming-languages',
  'skill.programming-languages.achievement.write-model-router',
  'skill.programming-languages.metric.years-of-code',
]
export const codeLanguages = [
  'skill.programming-languages',
  'skill.programming-languages.project.epic',
  'profile.skill.python',
]
export const leading = [
  'skill.soft-skills',
  'testimonial.fjordvane-engineering',
  'profile.expertise.technical-direction',
]
export const records = [
  'skill.soft-skills.metric.decision-records',
  'profile.expertise.technical-direction',
  'skill.soft-skills',
  'profile.summary',
]
export const dataCare = ['skill.data-science']
export const opinion = ['service.technical-consulting']
export const devops = ['service.devops-mlops']
export const telemetryDelay = ['experience.vindtal-energy.stream-telemetry']
export const hotelSearch = [
  'experience.rejselund-travel.speed-up-search',
  'skill.programming-languages.metric.search-time',
]
export const doubleBookings = [
  'experience.rejselund-travel.stop-double-bookings',
  'skill.programming-languages.achievement.make-calls-idempotent',
]
export const electionNight = ['experience.stavholt-media.hold-election-night']
export const rebuild = ['skill.infrastructure-devops.achievement.rehearse-rebuilds']
export const canaries = [
  'skill.infrastructure-devops.achievement.reverse-canaries',
  `${mlops}.feature.reverse-canaries`,
  `${mlops}.solution`,
  `${mlops}.node.release-controller`,
]
export const firstLoad = [
  'skill.frontend-technologies.achievement.shrink-first-load',
  'skill.frontend-technologies.metric.first-load',
]
export const accessibility = [
  'skill.frontend-technologies',
  'skill.frontend-technologies.achievement.pass-accessibility-audit',
  'skill.frontend-technologies.metric.accessibility',
]
export const noNeuralNetwork = [`${fraud}.solution`, `${fraud}.node.scoring-model`, 'testimonial.klarmynt-risk']
export const injection = [
  'skill.security.achievement.test-prompt-injection',
  'skill.security.metric.injection-tests',
  'skill.security',
]
export const mlopsTools = [
  mlops,
  `${mlops}.solution`,
  'experience.hyllemark-retail',
  `${mlops}.node.training-pipeline`,
  `${mlops}.node.model-registry`,
  `${mlops}.node.release-controller`,
  `${mlops}.node.feature-store`,
  `${mlops}.node.model-serving`,
  `${mlops}.node.drift-monitor`,
  `${mlops}.node.model-repository`,
  `${mlops}.technologies`,
  'experience.hyllemark-retail.technologies',
]
export const decisionTime = [
  'experience.klarmynt-payments',
  'experience.klarmynt-payments.meet-latency-budget',
  `${fraud}.outcome.fast-decisions`,
  `${fraud}.metric.decisionTime`,
  `${fraud}.node.decision-service`,
  `${fraud}.challenge`,
]
export const answerCost = [
  'experience.fjordvane-logistics.cut-answer-cost',
  'skill.ai-machine-learning.metric.answer-cost',
  `${epic}.outcome.lower-answer-cost`,
  `${epic}.metric.costPerAnswer`,
]
export const sameQuality = ['skill.ai-machine-learning.achievement.route-models']
