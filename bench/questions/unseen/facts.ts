// The facts that answer a question which the unseen sets ask in several languages.

const epic = 'case-study.epic-ai-platform'
const mlops = 'case-study.mlops-transformation'
const fraud = 'case-study.fraud-detection-system'
const [fjordvane, hyllemark, klarmynt] = [
  'experience.fjordvane-logistics',
  'experience.hyllemark-retail',
  'experience.klarmynt-payments',
]
const [vindtal, stavholt, rejselund, tegnbro] = [
  'experience.vindtal-energy',
  'experience.stavholt-media',
  'experience.rejselund-travel',
  'experience.tegnbro-software',
]
const skill = (id: string, ...keys: string[]) => keys.map((key) => `skill.${id}.${key}`)

export const who = ['profile.bio', 'profile.title', 'profile.summary']
export const place = ['profile.location']
export const availability = ['profile.availability']
export const howLong = [
  'profile.bio',
  'profile.summary',
  `${tegnbro}.period`,
  tegnbro,
  'skill.programming-languages.metric.years-of-code',
]
export const firstJob = [tegnbro, `${tegnbro}.period`, 'profile.summary']
export const now = [fjordvane, `${fjordvane}.period`, 'profile.summary', 'profile.title']
export const before = [hyllemark, `${hyllemark}.period`]
export const klarmyntYears = [`${klarmynt}.period`, klarmynt]
export const vindtalYears = [`${vindtal}.period`, vindtal]
export const stavholtYears = [`${stavholt}.period`, stavholt]
export const turbines = [
  vindtal,
  `${vindtal}.warn-of-bearing-faults`,
  `${vindtal}.stream-telemetry`,
  'profile.summary',
  'skill.ai-machine-learning.project.bearing-faults',
  'skill.data-science.project.bearing-faults',
  'skill.data-science.metric.fault-warning',
]
export const teamSize = [
  hyllemark,
  klarmynt,
  `${hyllemark}.grow-model-estate`,
  'skill.soft-skills.achievement.build-platform-team',
  `${mlops}.outcome.more-models`,
]
export const promoted = ['skill.soft-skills.achievement.build-platform-team']
export const azure = [
  'profile.expertise.cloud-platforms',
  'service.cloud-architecture',
  fjordvane,
  `${fjordvane}.technologies`,
  `${epic}.node.large-model`,
  `${epic}.node.indexing-queue`,
  'skill.infrastructure-devops.technologies',
]
export const aws = [
  'profile.expertise.cloud-platforms',
  'service.cloud-architecture',
  `${stavholt}.move-news-sites`,
  ...skill('infrastructure-devops', 'achievement.move-news-sites', 'project.news-migration', 'technologies'),
  ...[hyllemark, klarmynt, vindtal, stavholt].map((job) => `${job}.technologies`),
]
export const clouds = [...new Set([...azure, ...aws])]
export const kubernetes = [
  'profile.skill.kubernetes',
  'profile.expertise.cloud-platforms',
  'skill.infrastructure-devops',
  'skill.infrastructure-devops.technologies',
  `${fjordvane}.technologies`,
  `${hyllemark}.technologies`,
  `${epic}.technologies`,
  `${mlops}.technologies`,
]
export const kafka = [
  `${klarmynt}.technologies`,
  `${vindtal}.technologies`,
  `${fraud}.node.event-log`,
  `${fraud}.technologies`,
]
export const terraform = [
  'skill.infrastructure-devops.achievement.rehearse-rebuilds',
  'skill.infrastructure-devops.technologies',
  `${fjordvane}.technologies`,
  `${hyllemark}.technologies`,
  `${mlops}.technologies`,
]
export const golang = [
  'skill.programming-languages',
  ...skill('programming-languages', 'achievement.write-model-router', 'project.epic', 'technologies'),
  `${epic}.node.model-router`,
  `${fjordvane}.technologies`,
  `${epic}.technologies`,
]
export const react = [
  `${epic}.node.chat-app`,
  ...skill('frontend-technologies', 'project.epic', 'technologies'),
  `${epic}.technologies`,
]
export const java = [
  'skill.programming-languages',
  ...skill('programming-languages', 'achievement.score-in-process', 'project.fraud-detection', 'technologies'),
  `${fraud}.node.decision-service`,
  `${fraud}.technologies`,
  `${klarmynt}.technologies`,
  `${rejselund}.technologies`,
]
export const php = [`${tegnbro}.technologies`]
export const languages = [
  'skill.programming-languages',
  'profile.skill.python',
  ...skill('programming-languages', 'technologies', 'project.epic'),
]
export const postgres = [
  `${epic}.node.search-index`,
  `${fraud}.node.case-store`,
  `${fraud}.technologies`,
  `${fjordvane}.technologies`,
  `${rejselund}.technologies`,
]
export const epicWhat = [
  epic,
  fjordvane,
  `${fjordvane}.launch-epic`,
  'skill.ai-machine-learning.project.epic',
  `${epic}.solution`,
]
export const epicSpeed = [
  `${fjordvane}.launch-epic`,
  `${epic}.outcome.fast-under-load`,
  `${epic}.metric.responseTime`,
  'skill.ai-machine-learning.metric.first-word',
  'profile.expertise.ai-in-production',
]
export const epicUsers = [
  epic,
  fjordvane,
  'profile.summary',
  'skill.ai-machine-learning.project.epic',
  `${epic}.metric.concurrentUsers`,
  `${epic}.outcome.fast-under-load`,
  `${fjordvane}.launch-epic`,
  'profile.expertise.ai-in-production',
]
export const citations = [
  'skill.ai-machine-learning.achievement.cite-sources',
  `${epic}.outcome.sound-citations`,
  `${epic}.metric.citationAccuracy`,
  `${epic}.feature.stream-answers`,
]
export const noCache = [`${epic}.solution`]
export const answerCost = [
  `${fjordvane}.cut-answer-cost`,
  'skill.ai-machine-learning.metric.answer-cost',
  `${epic}.outcome.lower-answer-cost`,
  `${epic}.metric.costPerAnswer`,
]
export const smallModel = [
  `${epic}.node.small-model`,
  `${fjordvane}.cut-answer-cost`,
  'skill.ai-machine-learning.achievement.route-models',
  `${epic}.solution`,
]
export const rights = [
  'skill.security',
  ...skill('security', 'achievement.filter-by-rights', 'project.epic', 'metric.access-leaks'),
  epic,
  `${epic}.feature.filter-by-rights`,
  `${epic}.solution`,
  `${epic}.node.access-policy`,
  `${epic}.node.search-index`,
  `${epic}.architecture`,
]
export const injection = [
  'skill.security',
  ...skill('security', 'achievement.test-prompt-injection', 'metric.injection-tests'),
]
export const leaks = skill('security', 'metric.access-leaks')
export const cards = [
  `${klarmynt}.shrink-card-scope`,
  ...skill('security', 'achievement.shrink-card-scope', 'metric.card-scope', 'project.fraud-detection', 'technologies'),
  `${fraud}.feature.tokenise-cards`,
  `${fraud}.node.payment-gateway`,
]
export const fraudLoss = [
  `${klarmynt}.lower-fraud-loss`,
  'skill.ai-machine-learning.metric.fraud-loss',
  `${fraud}.outcome.lower-fraud-loss`,
  `${fraud}.metric.fraudLoss`,
]
export const fraudWhat = [
  klarmynt,
  `${klarmynt}.lower-fraud-loss`,
  fraud,
  `${fraud}.solution`,
  'skill.ai-machine-learning.project.fraud-detection',
  `${fraud}.outcome.lower-fraud-loss`,
]
export const explainable = [
  `${fraud}.solution`,
  `${fraud}.node.scoring-model`,
  'testimonial.klarmynt-risk',
  `${fraud}.feature.give-reasons`,
  'skill.soft-skills.achievement.explain-declines',
  fraud,
]
export const noNeuralNetwork = [`${fraud}.solution`, `${fraud}.node.scoring-model`, 'testimonial.klarmynt-risk']
export const throughput = [
  `${klarmynt}.meet-latency-budget`,
  `${fraud}.outcome.fast-decisions`,
  `${fraud}.metric.peakLoad`,
  `${fraud}.metric.decisionTime`,
]
export const redis = [`${fraud}.node.feature-cache`, `${klarmynt}.technologies`, `${fraud}.technologies`]
export const rules = [`${fraud}.outcome.fewer-rules`, `${fraud}.challenge`, `${fraud}.solution`]
export const drift = [
  ...skill('data-science', 'achievement.find-drift', 'metric.drift-time', 'project.mlops'),
  `${mlops}.feature.check-drift`,
  `${mlops}.outcome.earlier-detection`,
  `${mlops}.metric.driftDetection`,
  `${mlops}.node.drift-monitor`,
]
export const modelRelease = [
  `${hyllemark}.shorten-releases`,
  'skill.infrastructure-devops.metric.release-time',
  `${mlops}.outcome.faster-releases`,
  `${mlops}.metric.releaseTime`,
  mlops,
  'testimonial.hyllemark-data-science',
]
export const modelCount = [
  `${hyllemark}.grow-model-estate`,
  `${mlops}.outcome.more-models`,
  `${mlops}.metric.modelsInProduction`,
  mlops,
  'skill.infrastructure-devops.project.mlops',
  'profile.summary',
]
export const featureStore = [
  `${mlops}.node.feature-store`,
  `${mlops}.feature.shared-features`,
  `${mlops}.architecture`,
  `${mlops}.technologies`,
  `${hyllemark}.technologies`,
  'skill.data-science.technologies',
]
export const trainingCost = [
  `${hyllemark}.lower-training-cost`,
  'skill.infrastructure-devops.metric.training-cost',
  `${mlops}.outcome.lower-training-cost`,
  `${mlops}.metric.trainingCost`,
  `${mlops}.node.training-pipeline`,
]
export const approval = [`${mlops}.architecture`]
export const canaries = [
  'skill.infrastructure-devops.achievement.reverse-canaries',
  `${mlops}.feature.reverse-canaries`,
  `${mlops}.solution`,
  `${mlops}.node.release-controller`,
]
export const migration = [
  `${stavholt}.move-news-sites`,
  stavholt,
  ...skill('infrastructure-devops', 'achievement.move-news-sites', 'project.news-migration'),
]
export const election = [`${stavholt}.hold-election-night`]
export const deployments = [`${stavholt}.deploy-daily`, 'skill.infrastructure-devops.metric.deployments']
export const onCall = ['skill.infrastructure-devops']
export const rebuild = ['skill.infrastructure-devops.achievement.rehearse-rebuilds']
export const hotelSearch = [`${rejselund}.speed-up-search`, 'skill.programming-languages.metric.search-time', rejselund]
export const abTests = [
  `${rejselund}.run-experiments`,
  'skill.data-science.achievement.measure-experiments',
  'skill.frontend-technologies.metric.bookings',
]
export const doubleBookings = [
  `${rejselund}.stop-double-bookings`,
  'skill.programming-languages.achievement.make-calls-idempotent',
]
export const backups = [`${tegnbro}.test-restores`]
export const invoices = [tegnbro, `${tegnbro}.match-payments`, 'profile.summary']
export const storage = [`${vindtal}.lower-storage-cost`]
export const readings = [`${vindtal}.stream-telemetry`, 'skill.data-science.project.bearing-faults']
export const problemWarning = [
  `${vindtal}.warn-of-bearing-faults`,
  'skill.data-science.metric.fault-warning',
  'skill.ai-machine-learning.project.bearing-faults',
]
export const reviews = [
  `${fjordvane}.shorten-reviews`,
  'skill.soft-skills.achievement.shorten-reviews',
  'skill.soft-skills.metric.review-time',
  'skill.soft-skills.project.review-practice',
  'profile.expertise.technical-direction',
  'testimonial.fjordvane-engineering',
]
export const records = [
  'skill.soft-skills.metric.decision-records',
  'skill.soft-skills',
  'profile.expertise.technical-direction',
]
export const mentoring = [
  'profile.expertise.technical-direction',
  'skill.soft-skills.achievement.build-platform-team',
  'skill.soft-skills.metric.teams-guided',
]
export const praise = [
  'testimonial.fjordvane-cio',
  'testimonial.hyllemark-data-science',
  'testimonial.klarmynt-risk',
  'testimonial.fjordvane-engineering',
]
export const design = ['skill.frontend-technologies']
export const accessibility = [
  'skill.frontend-technologies',
  ...skill('frontend-technologies', 'achievement.pass-accessibility-audit', 'metric.accessibility', 'technologies'),
]
export const bundle = skill('frontend-technologies', 'achievement.shrink-first-load', 'metric.first-load')
export const services = [
  'service.cloud-architecture',
  'service.ai-ml-solutions',
  'service.devops-mlops',
  'service.technical-consulting',
  'profile.availability',
]
export const opinion = ['service.technical-consulting']
export const principles = ['profile.summary', 'skill.soft-skills', 'profile.bio', 'skill.infrastructure-devops']
