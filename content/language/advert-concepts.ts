// What job adverts commonly ask for, and the facts that evidence it. Facts are named by their ids in the ledger
// (content/ledger.ts); how adverts say it is in language/<language>/advert.ts. Technologies need no entry: they are found
// by their names in work.yaml, skills.yaml and the projects.
import type { AdvertConcepts } from '#contract/content/language-data.ts'

const epic = 'case-study.epic-ai-platform'
const mlops = 'case-study.mlops-transformation'
const fraud = 'case-study.fraud-detection-system'

const cloudJobs = ['fjordvane-logistics', 'hyllemark-retail', 'klarmynt-payments', 'vindtal-energy', 'stavholt-media']
const dataJobs = ['hyllemark-retail', 'klarmynt-payments', 'vindtal-energy']
const modelJobs = ['fjordvane-logistics', ...dataJobs]
const leadingJobs = ['hyllemark-retail', 'klarmynt-payments']

export const advertConcepts: AdvertConcepts = {
  // Artificial intelligence
  'ai-architecture': {
    facts: ['profile.expertise.ai-in-production', 'experience.fjordvane-logistics'],
    jobs: ['fjordvane-logistics'],
  },
  ai: { facts: ['profile.expertise.ai-in-production', 'skill.ai-machine-learning'], jobs: modelJobs },
  llm: { facts: [`${epic}.node.model-router`, epic], jobs: ['fjordvane-logistics'] },
  rag: { facts: [`${epic}.node.search-index`, `${epic}.feature.stream-answers`], jobs: ['fjordvane-logistics'] },
  'machine-learning': {
    facts: ['experience.hyllemark-retail.grow-model-estate', 'experience.klarmynt-payments.lower-fraud-loss'],
    jobs: modelJobs,
  },
  mlops: { facts: [mlops, 'experience.hyllemark-retail.shorten-releases'], jobs: ['hyllemark-retail'] },
  'model-monitoring': {
    facts: [`${mlops}.feature.check-drift`, `${mlops}.outcome.earlier-detection`],
    jobs: ['hyllemark-retail'],
  },
  'model-evaluation': { facts: [`${epic}.feature.gate-releases`, `${epic}.outcome.sound-citations`] },
  'model-serving': { facts: [`${mlops}.node.model-serving`, `${epic}.node.small-model`], jobs: ['hyllemark-retail'] },
  'feature-store': { facts: [`${mlops}.node.feature-store`], jobs: ['hyllemark-retail'] },
  forecasting: { facts: [mlops, `${mlops}.feature.trace-forecasts`], jobs: ['hyllemark-retail'] },
  'fraud-detection': { facts: [fraud, 'experience.klarmynt-payments.lower-fraud-loss'], jobs: ['klarmynt-payments'] },
  explainability: { facts: [`${fraud}.feature.give-reasons`, 'skill.soft-skills.achievement.explain-declines'] },
  'prompt-security': { facts: ['skill.security.achievement.test-prompt-injection'], jobs: ['fjordvane-logistics'] },
  'predictive-maintenance': {
    facts: ['experience.vindtal-energy.warn-of-bearing-faults'],
    jobs: ['vindtal-energy'],
  },

  // Cloud and operations
  cloud: {
    facts: ['profile.expertise.cloud-platforms', 'experience.stavholt-media.move-news-sites'],
    jobs: cloudJobs,
  },
  'cloud-migration': { facts: ['experience.stavholt-media.move-news-sites'], jobs: ['stavholt-media'] },
  'infrastructure-as-code': {
    facts: ['skill.infrastructure-devops.achievement.rehearse-rebuilds', 'profile.expertise.cloud-platforms'],
    jobs: ['fjordvane-logistics', 'hyllemark-retail'],
  },
  'container-orchestration': {
    facts: ['profile.expertise.cloud-platforms', 'skill.infrastructure-devops'],
    jobs: ['fjordvane-logistics', 'hyllemark-retail'],
  },
  delivery: {
    facts: ['experience.stavholt-media.deploy-daily', 'service.devops-mlops'],
    jobs: ['stavholt-media', 'hyllemark-retail'],
  },
  gitops: { facts: [`${mlops}.node.release-controller`], jobs: ['hyllemark-retail'] },
  'canary-releases': {
    facts: ['skill.infrastructure-devops.achievement.reverse-canaries'],
    jobs: ['hyllemark-retail'],
  },
  reliability: {
    facts: ['skill.infrastructure-devops', 'experience.stavholt-media.hold-election-night'],
    jobs: ['stavholt-media'],
  },
  'disaster-recovery': {
    facts: ['skill.infrastructure-devops.achievement.rehearse-rebuilds', 'experience.tegnbro-software.test-restores'],
  },
  'cost-control': {
    facts: ['experience.fjordvane-logistics.cut-answer-cost', 'experience.hyllemark-retail.lower-training-cost'],
  },
  performance: {
    facts: ['experience.klarmynt-payments.meet-latency-budget', 'experience.stavholt-media.hold-election-night'],
  },

  // Systems and data
  architecture: {
    facts: ['profile.expertise.technical-direction', 'experience.fjordvane-logistics.shorten-reviews'],
    jobs: ['fjordvane-logistics'],
    broad: true,
  },
  'architecture-decisions': {
    facts: ['skill.soft-skills.metric.decision-records', 'profile.expertise.technical-direction'],
  },
  'distributed-systems': {
    facts: ['profile.skill.distributed-systems', 'experience.klarmynt-payments.meet-latency-budget'],
    jobs: ['fjordvane-logistics', 'klarmynt-payments', 'vindtal-energy'],
  },
  streaming: {
    facts: ['experience.vindtal-energy.stream-telemetry', `${fraud}.node.feature-stream`],
    jobs: ['klarmynt-payments', 'vindtal-energy'],
  },
  telemetry: { facts: ['experience.vindtal-energy'], jobs: ['vindtal-energy'] },
  'data-engineering': {
    facts: ['experience.vindtal-energy.stream-telemetry', 'experience.vindtal-energy'],
    jobs: dataJobs,
  },
  'data-science': { facts: ['skill.data-science', 'skill.data-science.achievement.find-drift'], jobs: dataJobs },
  'data-quality': { facts: ['skill.data-science', 'skill.data-science.achievement.log-features'] },
  'a-b-tests': { facts: ['experience.rejselund-travel.run-experiments'], jobs: ['rejselund-travel'] },
  databases: { facts: [`${epic}.node.search-index`, `${fraud}.node.case-store`] },
  security: {
    facts: ['skill.security', 'skill.security.achievement.filter-by-rights'],
    jobs: ['fjordvane-logistics', 'klarmynt-payments'],
  },
  'access-rights': { facts: ['skill.security.achievement.filter-by-rights', `${epic}.node.access-policy`] },

  // Software
  'software-development': { facts: ['skill.programming-languages'], career: true },
  backend: { facts: ['skill.programming-languages', 'skill.programming-languages.achievement.score-in-process'] },
  frontend: {
    facts: ['skill.frontend-technologies', `${epic}.node.chat-app`],
    jobs: ['fjordvane-logistics', 'rejselund-travel'],
  },
  accessibility: { facts: ['skill.frontend-technologies.achievement.pass-accessibility-audit'] },
  'web-performance': {
    facts: ['skill.frontend-technologies.achievement.shrink-first-load', 'experience.rejselund-travel.speed-up-search'],
  },
  'automated-tests': { facts: ['experience.tegnbro-software.write-first-tests', `${epic}.feature.gate-releases`] },
  'code-reviews': { facts: ['skill.programming-languages'] },

  // Leading and advising
  'team-leadership': {
    facts: ['experience.hyllemark-retail', 'experience.klarmynt-payments'],
    jobs: leadingJobs,
  },
  'technical-leadership': {
    facts: ['profile.expertise.technical-direction', 'skill.soft-skills.metric.teams-guided'],
    jobs: ['fjordvane-logistics', ...leadingJobs],
  },
  mentoring: {
    facts: ['profile.expertise.technical-direction', 'skill.soft-skills.achievement.build-platform-team'],
  },
  consulting: { facts: ['service.technical-consulting', 'profile.availability'] },

  // Lines of business
  logistics: { facts: ['experience.fjordvane-logistics'], jobs: ['fjordvane-logistics'] },
  retail: { facts: ['experience.hyllemark-retail'], jobs: ['hyllemark-retail'] },
  payments: { facts: ['experience.klarmynt-payments'], jobs: ['klarmynt-payments'] },
  energy: { facts: ['experience.vindtal-energy'], jobs: ['vindtal-energy'] },
  media: { facts: ['experience.stavholt-media'], jobs: ['stavholt-media'] },
  travel: { facts: ['experience.rejselund-travel'], jobs: ['rejselund-travel'] },

  // What any advert asks for
  career: { facts: ['profile.summary'], career: true, general: true },
  communication: { facts: ['skill.soft-skills', 'testimonial.fjordvane-engineering'], general: true },
  stakeholders: { facts: ['skill.soft-skills', 'skill.soft-skills.achievement.explain-declines'], general: true },
  teamwork: {
    facts: ['skill.soft-skills.achievement.build-platform-team', 'skill.soft-skills.metric.teams-guided'],
    general: true,
  },
  location: { facts: ['profile.location'], named: true, decisive: true, general: true },
  // The ledger is silent about these.
  character: { facts: [], general: true },
  methods: { facts: [], general: true },
  'spoken-languages': { facts: [], decisive: true, general: true },
  degrees: { facts: [], decisive: true, general: true },
  certificates: { facts: [], decisive: true, general: true },
  permits: { facts: [], decisive: true, general: true },
  conditions: { facts: [], decisive: true, general: true },
}
