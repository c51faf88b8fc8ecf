// What adverts of many trades ask for, and what speaks for it beside its own words: narrower things, and technologies by
// their groups. How each language says it is in <language>/trades.ts; whether an owner has it is read from their facts.
import { keysOf, recordOf } from '#contract/keys.ts'
import type { TechnologyGroup } from './technologies.ts'

export interface TradeConcept {
  /** Narrower concepts: whoever has one of them has this. */
  includes?: TradeConceptId[]
  /** Groups of technologies: whoever worked with one of them has this. */
  groups?: TechnologyGroup[]
  technologies?: string[]
  /** A general word: an unknown word beside it makes it a different, specific requirement. */
  broad?: true
  /** A whole field of work: beside the name of something particular it says nothing. */
  field?: true
  /** A line of business: what an employer does speaks for it, too. */
  business?: true
  /** Asked for by any advert, so of little weight. */
  general?: true
  /** If required, nothing else in the requirement can meet it: a skill is not the certificate. */
  decisive?: true
  /** What stands together here is no synonym: whoever is curious need not be punctual. */
  apart?: true
  /** Told by a list of its own or by other means than the words of facts. */
  check?:
    | 'degree'
    | 'certificate'
    | 'language'
    | 'leading'
    | 'place'
    | 'work'
    | 'publication'
    | 'award'
    | 'volunteering'
}

const concept = (one: Omit<TradeConcept, 'includes'> & { includes?: string } = {}) => one

const table = {
  // Artificial intelligence
  'ai-architecture': concept(),
  ai: concept({ includes: 'llm rag machine-learning mlops model-evaluation', groups: ['ml', 'llm'] }),
  llm: concept({ includes: 'rag prompt-security', groups: ['llm'] }),
  rag: concept({ technologies: ['pgvector', 'Pinecone', 'Weaviate', 'Milvus', 'Qdrant'] }),
  'machine-learning': concept({ includes: 'mlops forecasting fraud-detection feature-store', groups: ['ml'] }),
  mlops: concept({ includes: 'model-monitoring model-serving feature-store', technologies: ['MLflow', 'Kubeflow'] }),
  'model-monitoring': concept(),
  'model-evaluation': concept(),
  'model-serving': concept({ technologies: ['KServe', 'Seldon', 'vLLM', 'Triton', 'BentoML'] }),
  'feature-store': concept({ technologies: ['Feast'] }),
  forecasting: concept(),
  'fraud-detection': concept(),
  explainability: concept(),
  'prompt-security': concept(),
  'predictive-maintenance': concept(),

  // Cloud and operations
  infrastructure: concept({
    includes: 'cloud infrastructure-as-code container-orchestration delivery',
    technologies: [
      'VMware',
      'Hyper-V',
      'Windows Server',
      'Active Directory',
      'Citrix',
      'Prometheus',
      'Nagios',
      'Zabbix',
    ],
    broad: true,
  }),
  cloud: concept({ includes: 'cloud-migration', groups: ['cloud'] }),
  'cloud-migration': concept(),
  'infrastructure-as-code': concept({ technologies: ['Terraform', 'Pulumi', 'Ansible', 'CloudFormation', 'Bicep'] }),
  'container-orchestration': concept({ groups: ['containers'] }),
  // Without version control and what compiles: every developer uses them.
  delivery: concept({
    includes: 'gitops canary-releases',
    technologies:
      'Terraform,Pulumi,Ansible,Puppet,Chef,SaltStack,CloudFormation,Bicep,Crossplane,Jenkins,GitHub Actions,GitLab CI,CircleCI,Travis CI,TeamCity,Bamboo,Spinnaker,Azure DevOps'.split(
        ',',
      ),
  }),
  gitops: concept({ technologies: ['Argo CD', 'Flux'] }),
  'canary-releases': concept(),
  reliability: concept(),
  'disaster-recovery': concept(),
  'cost-control': concept(),
  performance: concept(),

  // Systems and data
  architecture: concept({ includes: 'architecture-decisions', broad: true }),
  'architecture-decisions': concept(),
  'distributed-systems': concept({ groups: ['streaming'] }),
  streaming: concept({ groups: ['streaming'] }),
  telemetry: concept({ technologies: ['MQTT'] }),
  'data-engineering': concept({ includes: 'streaming', groups: ['data', 'streaming'] }),
  'data-science': concept({ technologies: ['scikit-learn', 'XGBoost', 'Pandas'] }),
  'data-quality': concept(),
  'a-b-tests': concept(),
  databases: concept({ groups: ['database'] }),
  security: concept({
    includes: 'application-security cloud-security penetration-testing threat-modelling incident-response identity',
    broad: true,
  }),
  'access-rights': concept({ technologies: ['Open Policy Agent', 'OpenID Connect', 'Keycloak', 'Okta'] }),

  // Software
  'software-development': concept({
    field: true,
    includes: 'backend frontend',
    groups: [
      'language',
      'frontend',
      'backend',
      'database',
      'streaming',
      'containers',
      'delivery',
      'ml',
      'llm',
      'cloud',
    ],
  }),
  backend: concept({ groups: ['backend'] }),
  frontend: concept({ groups: ['frontend'] }),
  accessibility: concept({ technologies: ['WCAG'] }),
  'web-performance': concept(),
  'automated-tests': concept(),
  'code-reviews': concept(),

  // Security
  'application-security': concept({ includes: 'threat-modelling code-reviews' }),
  'cloud-security': concept(),
  'penetration-testing': concept({ technologies: ['Burp Suite', 'Metasploit'] }),
  'threat-modelling': concept({ technologies: ['STRIDE'] }),
  'incident-response': concept(),
  forensics: concept(),
  identity: concept({ technologies: ['OpenID Connect', 'OAuth', 'SAML', 'Keycloak', 'Okta'] }),
  compliance: concept({ technologies: ['ISO 27001', 'SOC 2', 'PCI DSS', 'HIPAA', 'GDPR'] }),
  'risk-management': concept(),
  'bug-bounty': concept(),
  'supply-chain-security': concept({ technologies: ['Sigstore'] }),

  // Design
  design: concept({ includes: 'product-design interaction-design visual-design service-design' }),
  'product-design': concept(),
  'interaction-design': concept({ includes: 'prototyping' }),
  'user-experience': concept({ includes: 'interaction-design user-research usability-tests' }),
  'visual-design': concept({ includes: 'typography' }),
  'design-systems': concept(),
  'user-research': concept({ includes: 'usability-tests' }),
  'usability-tests': concept(),
  prototyping: concept({ technologies: ['Figma', 'ProtoPie', 'Sketch'] }),
  typography: concept(),
  illustration: concept(),
  branding: concept(),
  'service-design': concept(),
  'plain-language': concept(),

  // Care and health
  nursing: concept({ includes: 'intensive-care emergency-care' }),
  'intensive-care': concept(),
  'emergency-care': concept(),
  'elderly-care': concept(),
  'palliative-care': concept(),
  paediatrics: concept(),
  'wound-care': concept(),
  medication: concept(),
  'infection-control': concept(),
  'patient-safety': concept(),
  'clinical-education': concept(),
  'simulation-training': concept(),
  'quality-improvement': concept(),
  physiotherapy: concept(),
  psychotherapy: concept(),

  // Teaching and research
  teaching: concept({ includes: 'clinical-education curriculum' }),
  curriculum: concept(),
  assessment: concept(),
  'e-learning': concept({ technologies: ['Moodle', 'Articulate Storyline'] }),
  publications: concept({ check: 'publication' }),
  prizes: concept({ check: 'award' }),
  volunteering: concept({ check: 'volunteering' }),
  research: concept(),
  statistics: concept(),
  fundraising: concept(),
  'climate-science': concept(),
  'remote-sensing': concept(),
  'laboratory-work': concept(),
  'field-work': concept(),

  // Crafts and engineering
  carpentry: concept({ includes: 'joinery timber-construction' }),
  joinery: concept(),
  'timber-construction': concept(),
  roofing: concept(),
  restoration: concept(),
  construction: concept(),
  'site-management': concept(),
  'technical-drawing': concept({ technologies: ['AutoCAD', 'SolidWorks'] }),
  'electrical-work': concept(),
  plumbing: concept(),
  welding: concept(),
  'mechanical-engineering': concept(),
  'vehicle-repair': concept(),
  'work-safety': concept(),

  // Business
  sales: concept({ includes: 'account-management' }),
  'account-management': concept(),
  marketing: concept({ includes: 'social-media search-marketing' }),
  'social-media': concept(),
  'search-marketing': concept(),
  'customer-service': concept(),
  purchasing: concept(),
  accounting: concept(),
  controlling: concept(),
  taxes: concept(),
  payroll: concept(),
  recruiting: concept(),
  budget: concept(),
  'profit-and-loss': concept(),
  'project-management': concept(),
  'product-management': concept(),
  'quality-management': concept(),
  'change-management': concept(),
  warehouse: concept(),
  cooking: concept(),
  baking: concept(),
  hospitality: concept(),
  'event-management': concept(),
  journalism: concept(),
  translation: concept(),
  'labour-law': concept(),
  'contract-law': concept(),
  'social-work': concept(),

  // Leading and advising
  'team-leadership': concept({ check: 'leading' }),
  'technical-leadership': concept(),
  'executive-roles': concept({ apart: true }),
  mentoring: concept(),
  consulting: concept(),

  // Lines of business
  logistics: concept({ business: true }),
  retail: concept({ business: true }),
  payments: concept({ business: true }),
  banking: concept({ business: true }),
  insurance: concept({ business: true }),
  energy: concept({ business: true }),
  media: concept({ business: true }),
  travel: concept({ business: true }),
  mobility: concept({ business: true }),
  'health-care': concept({ includes: 'nursing', business: true }),
  'public-sector': concept({ business: true }),
  education: concept({ business: true }),
  manufacturing: concept({ business: true }),

  // What any advert asks for
  career: concept({ check: 'work', general: true }),
  communication: concept({ includes: 'stakeholders mentoring teaching', general: true }),
  stakeholders: concept({ general: true }),
  teamwork: concept({ includes: 'team-leadership', general: true }),
  location: concept({ check: 'place', decisive: true, general: true }),
  character: concept({ apart: true, general: true }),
  methods: concept({ apart: true, general: true }),
  'spoken-languages': concept({ check: 'language', decisive: true, general: true }),
  degrees: concept({ check: 'degree', decisive: true }),
  certificates: concept({ check: 'certificate', decisive: true }),
  permits: concept({ apart: true, decisive: true, general: true }),
  conditions: concept({ apart: true, decisive: true, general: true }),
}

export type TradeConceptId = keyof typeof table
/** Phrases by concept, parted by |. */
export type TradeWords = Record<TradeConceptId, string>

const ids = keysOf(table)

export const tradeConcepts = recordOf(ids, (id): TradeConcept => {
  const { includes, ...one } = table[id]
  const named = includes?.split(' ')
  return { ...one, ...(named && { includes: ids.filter((other) => named.includes(other)) }) }
})
