// What adverts and careers of many trades speak of in English: ways to say the same, parted by |.
import type { TradeWords } from '#content/language/vocabulary/trade-concepts.ts'

export const trades: TradeWords = {
  'ai-architecture': 'AI architecture|AI architect|AI architectures|AI platform|AI platforms|architecture of AI',
  ai: 'AI|artificial intelligence|AI systems|AI solutions|AI applications|AI assistants|chatbots|AI/ML',
  llm: 'LLM|LLMs|large language models|language models|generative AI|GenAI|foundation models|GPT',
  rag: 'RAG|retrieval-based|retrieval|retrieval augmented generation|vector search|vector databases|vector database|semantic search|embeddings',
  'machine-learning':
    'machine learning|ML|ML models|machine learning models|machine learning engineering|predictive models',
  mlops:
    'MLOps|ML platform|ML platforms|model deployment|deploying models|models in production|ML pipelines|model lifecycle|model registry',
  'model-monitoring': 'model monitoring|drift detection|drift|monitoring models',
  'model-evaluation':
    'model evaluation|evaluation of language model|systematic evaluation|evaluate models|evaluation set|evaluation of models|LLM evaluation|evaluation sets|evaluating models',
  'model-serving': 'model serving|inference|serving models',
  'feature-store': 'feature store|feature stores',
  forecasting: 'forecasting|demand forecasting|forecast models|recommendation models|recommender systems',
  'fraud-detection': 'fraud detection|fraud prevention|fraud',
  explainability: 'explainable AI|explainability|XAI|interpretable models',
  'prompt-security': 'prompt injection|AI security|LLM security|AI safety',
  'predictive-maintenance': 'predictive maintenance',
  infrastructure:
    'infrastructure|IT infrastructure|infrastructure engineering|infrastructure engineer|infrastructure engineers|infrastructure operations|infrastructure platforms|server infrastructure|production infrastructure',
  cloud:
    'cloud|cloud architecture|cloud architectures|cloud platform|cloud platforms|cloud infrastructure|public cloud|cloud computing|cloud-native|cloud providers|cloud provider|cloud services|hyperscaler',
  'cloud-migration':
    'cloud migration|to AWS|to Azure|to the cloud|cloud migrations|migration to cloud|migrating to cloud|migrations to cloud',
  'infrastructure-as-code': 'infrastructure as code|infrastructure-as-code|IaC',
  'container-orchestration': 'container orchestration|container platforms|container platform|containers',
  delivery:
    'CI/CD|continuous integration|continuous delivery|continuous deployment|DevOps|deployment pipelines|release automation|platform engineering',
  gitops: 'GitOps',
  'canary-releases': 'canary releases|canary deployments|progressive delivery|canary',
  reliability:
    'reliability|site reliability engineering|SRE|on-call|on call|high availability|reliability engineering|incident management|reliable systems',
  'disaster-recovery': 'disaster recovery|backup and recovery|backups|restore tests',
  'cost-control':
    'lower costs|cut costs|cost per|costs fell|cost optimisation|cost optimization|cloud cost|cloud costs|FinOps|cost control|cost management',
  performance:
    'low latency|low-latency|high load|high-traffic|high throughput|performance tuning|performance optimisation|performance optimization|scalability|load testing',
  architecture:
    'software architecture|solution architecture|system architecture|systems architecture|technical architecture|system design|architecture reviews|architecture review|solution design|architecture|architectures',
  'architecture-decisions':
    'architecture decisions|architecture decision records|architectural decisions|ADR|ADRs|technical decisions|decision records|trade-offs',
  'distributed-systems': 'distributed systems|distributed architectures|distributed system',
  streaming:
    'stream processing|streaming|data streaming|event streaming|real-time data|event-driven|event driven architecture|real-time processing|real-time systems',
  telemetry: 'telemetry|IoT|sensor data|time series',
  'data-engineering':
    'data engineering|data pipelines|data pipeline|data platform|data platforms|data infrastructure|big data|data lake',
  'data-science': 'data science|data scientists|statistical models',
  'data-quality': 'data quality|data governance',
  'a-b-tests': 'A/B testing|A/B tests|experimentation|controlled experiments',
  databases: 'relational databases|SQL databases|databases|relational database|database design',
  security:
    'security|security architecture|cloud security|IT security|information security|application security|threat modelling|threat modeling|secure systems|security by design|zero trust|least privilege',
  'access-rights':
    'access control|access rights|authorisation|authorization|identity and access management|IAM|permissions',
  'software-development':
    'software development|software|software engineering|programming|software engineer|software developer|IT|programming languages|programming language|technology industry|engineering',
  backend: 'backend|back-end|backend development|backend services|server-side',
  frontend:
    'frontend|front-end|frontend development|front-end development|web applications|web development|user interfaces|single-page applications|frontend architecture',
  accessibility: 'accessibility|accessible interfaces|web accessibility|a11y',
  'web-performance':
    'first load|page load|load time|load times|loading time|web performance|Core Web Vitals|frontend performance|bundle size|page speed',
  'automated-tests':
    'automated testing|automated tests|test automation|unit tests|unit testing|test-driven development|TDD',
  'code-reviews': 'code reviews|code review|reviewing code',
  'team-leadership':
    'leading a small team|leading a large team|lead a small team|led a small team|have led|having led|led other|leading teams|team leadership|team lead|lead a team|leading a team|leading engineering teams|leading engineers|led a team|led teams|leading an engineering team|managing teams|managing engineers|people management|people leadership|managing a team|building teams|leadership|team management|line management|lead engineers',
  'technical-leadership':
    'technical leadership|technical lead|tech lead|technical direction|technical strategy|technology strategy|guiding teams|engineering leadership',
  mentoring: 'mentoring|mentor|coaching|mentorship|coach',
  consulting: 'consulting|consultancy|advisory|advising clients|advising customers',
  logistics: 'logistics|supply chain|freight',
  retail: 'retail|grocery|e-commerce retail',
  payments: 'payments|payment systems|card payments|fintech|financial services|payment processing',
  energy: 'energy sector|energy industry|wind power|wind energy|renewable energy|renewables|utilities',
  media: 'media industry|publishing|news sites|publishers|media company',
  travel: 'travel|travel industry|tourism|booking platforms',
  career:
    'professional experience|work experience|working experience|experience|similar role|comparable role|similar position',
  communication:
    'explained|explaining|writing for|communication|communicator|communication skills|communicate|presentation|presenting|written and verbal|explain complex',
  stakeholders:
    'stakeholders|stakeholder|stakeholder management|non-technical audiences|executives|C-level|management level',
  teamwork:
    'teamwork|team player|in a team|as part of a team|team spirit|collaboration|collaborate|collaborative|cross-functional|interdisciplinary',
  location:
    'based in|located in|on-site in|on site in|onsite in|office in|live in|living in|relocate|relocation|commuting distance|residence',
  character:
    'motivated|motivation|self-motivated|proactive|curious|curiosity|flexible|flexibility|reliable|reliability and punctuality|punctual|passion|passionate|analytical|analytical thinking|problem-solving|problem solving|attention to detail|organised|organized|empathy|empathetic|patience|friendly|independent|independently|resilient|resilience|self-starter|entrepreneurial|hygiene|willingness to learn|eager to learn|initiative|work under pressure|structured',
  methods: 'agile|scrum|kanban|SAFe|agile methods|agile teams',
  'spoken-languages':
    'English|German|French|Spanish|Chinese|Mandarin|Japanese|Danish|Dutch|Italian|Swedish|fluent|native speaker|mother tongue|business fluent|language skills',
  degrees:
    'professional qualification|vocational qualification|recognised qualification|degree|bachelor|master’s|MSc|BSc|PhD|doctorate|diploma|apprenticeship|vocational training|completed training|graduate|master’s degree|masters degree|MBA|qualification in|Master',
  certificates:
    'qualified teacher|certification|certifications|certificate|certificates|certified|registered nurse|professional registration|registration|licence to practise|accreditation|accredited',
  permits:
    'driving licence|driver’s license|driver’s licence|work permit|right to work|security clearance|citizenship|citizen|visa|criminal record|background check|vaccination',
  conditions:
    'willingness to travel|willing to travel|travel up to|shift work|shifts|night shifts|weekends|weekend|salary|early mornings|full-time|part-time|hybrid|remote|on-site|onsite|start date|notice period|physically fit|lift',
  'application-security': 'application security|AppSec|product security|secure development|secure coding',
  'cloud-security': 'cloud security|securing cloud|cloud hardening|workload identity',
  'penetration-testing':
    'penetration testing|penetration tests|penetration test|pentest|pentests|penetration tester|offensive security|red team|ethical hacking|offensive',
  'threat-modelling': 'threat modelling|threat modeling|threat models|threat model',
  'incident-response':
    'incident response|security incidents|incident responder|incident handling|incident leadership|serious incident|incident commander',
  forensics: 'forensics|forensic analysis',
  identity:
    'identity management|identity and access management|single sign-on|passkeys|login systems|authentication|large login',
  compliance: 'compliance|regulatory requirements|audits',
  'risk-management': 'risk management|risk register|risk assessment|risk assessments',
  'bug-bounty': 'bug bounty|vulnerability disclosure|bug bounty programme',
  'supply-chain-security': 'supply chain security|software supply chain|signed builds|SBOM|SLSA',
  'product-design': 'product design|product designer|product designers',
  design: 'digital design|digital designer|design work|design experience|UX/UI design|design organisation|design team',
  'executive-roles':
    'head of|director of|chief officer|CISO|CTO|CEO|CFO|COO|CIO|VP|vice president|head of department|department head|managing director',
  'interaction-design':
    'interaction design|interaction designer|interface design|interface designer|UI design|UI designer|app design',
  'user-experience': 'user experience|UX|UX design|UX designer|usability',
  'visual-design': 'visual design|graphic design|graphic designer|visual designer|book design|editorial design',
  'design-systems': 'design system|design systems|component library|component libraries|design tokens',
  'user-research': 'user research|user interviews|research with users|UX research|usability studies|diary studies',
  'usability-tests': 'usability tests|usability testing|user tests|user testing',
  prototyping: 'prototyping|prototypes|prototype|wireframes|prototyping tool|prototype in code',
  typography: 'typography|typesetting|type design|typeface|typefaces|typeset',
  illustration: 'illustration|illustrations|illustrator',
  branding: 'branding|brand design|corporate identity|brand identity',
  'service-design': 'service design|service blueprints|customer journeys|service blueprint',
  'plain-language': 'plain language|microcopy|content design|UX writing|plain words|plain questions',
  nursing: 'nursing|nurse|nurses|patient care|bedside care',
  'intensive-care': 'intensive care|ICU|critical care|intensive care unit',
  'emergency-care':
    'emergency department|emergency care|A&E|accident and emergency|emergency medicine|triage|emergency room',
  'elderly-care': 'elderly care|care of the elderly|geriatric care|care home|nursing home|dementia care|dementia',
  'palliative-care': 'palliative care|hospice|end-of-life care',
  paediatrics: 'paediatrics|pediatrics|paediatric nursing|pediatric nursing|children’s nursing|neonatal care',
  'wound-care': 'wound care|wound management|dressings',
  medication: 'medication management|administration of medicines|medication safety|medication',
  'infection-control': 'infection control|infection prevention|hygiene standards',
  'patient-safety': 'patient safety|deteriorating patient|deteriorating patients|sepsis',
  'clinical-education':
    'clinical education|nurse educator|nursing education|practice educator|nurse education|health professions education|clinical teaching|clinical educator|practice education',
  'simulation-training':
    'simulation|simulations|simulation-based education|simulation training|in-situ simulation|simulation suite|debriefing',
  'quality-improvement':
    'quality improvement|PDSA|run charts|improvement project|improvement projects|quality improvement project',
  physiotherapy: 'physiotherapy|physiotherapist|rehabilitation',
  psychotherapy: 'psychotherapy|psychotherapist|counselling',
  teaching:
    'teaching|teach|teaches|taught|teacher|lecturer|lecturing|associate lecturer|training courses|university teaching',
  curriculum:
    'curriculum|curriculum design|curriculum development|writing a module|module author|course design|syllabus|wrote the module|year module',
  assessment: 'assessment of students|examinations|OSCE|OSCEs|grading|observed simulation',
  'e-learning': 'e-learning|online learning|learning management system|online courses',
  publications: 'publications|publication|papers|peer-reviewed|published articles|journal articles|published',
  prizes: 'awards|award-winning|prizes|competition results|competition wins|medals',
  volunteering: 'volunteering|voluntary work|volunteer work|volunteer experience',
  research: 'research|researcher|scientific work|studies with',
  statistics: 'statistics|statistical analysis|statistical methods|data analysis',
  fundraising:
    'fundraising|funding|fund|funds|grant|grants|external funding|third-party funding|won funding|grant applications',
  'climate-science': 'climate science|climate modelling|climate models|climate research|climatology',
  'remote-sensing': 'remote sensing|satellite data|earth observation|satellite images',
  'laboratory-work': 'laboratory work|lab work|laboratory techniques|laboratory',
  'field-work': 'field work|fieldwork|field campaigns|expeditions',
  carpentry: 'carpentry|carpenter|carpenters',
  joinery: 'joinery|joiner|cabinet making|cabinetmaker|furniture making|woodworking',
  'timber-construction': 'timber construction|timber frame|timber framing|wood construction',
  roofing: 'roofing|roofer|roof trusses|roof construction|roofs',
  restoration:
    'restoration|conservation of monuments|heritage conservation|listed buildings|historic buildings|old buildings',
  construction: 'construction|building sites|construction sites|building trade|construction industry',
  'site-management': 'site management|site manager|construction management|foreman|site supervision',
  'technical-drawing': 'technical drawing|technical drawings|CAD|construction drawings',
  'electrical-work': 'electrical installation|electrician|electrical engineering|wiring',
  plumbing: 'plumbing|plumber|heating systems|sanitary installation',
  welding: 'welding|welder',
  'mechanical-engineering': 'mechanical engineering|mechanical engineer|machine building|mechanical design',
  'vehicle-repair': 'vehicle repair|car mechanic|vehicle mechanic|automotive repair',
  'work-safety': 'health and safety|occupational safety|work safety|safety at work',
  sales: 'sales|selling|sales manager|business development|sales representative',
  'account-management': 'account management|key account|key accounts|client relations|customer relations',
  marketing: 'marketing|advertising|campaigns|marketing manager',
  'social-media': 'social media|community management',
  'search-marketing': 'SEO|search engine optimisation|search engine optimization|SEA|search marketing',
  'customer-service': 'customer service|customer support|customer care|support calls',
  purchasing: 'purchasing|procurement|buyer|sourcing',
  accounting: 'accounting|bookkeeping|accountant|annual accounts|financial statements',
  controlling: 'financial controlling|management accounting|financial planning|financial reporting|financial products',
  taxes: 'tax returns|tax law|taxation|tax return|tax advice|VAT',
  payroll: 'payroll|salary accounting',
  recruiting: 'recruiting|recruitment|hiring|hired|talent acquisition|hire',
  budget: 'budget|budgets|budget responsibility|budgeting',
  'profit-and-loss': 'profit and loss|P&L',
  'project-management':
    'project management|project manager|managing projects|programme management|program management|led projects|project lead',
  'product-management': 'product management|product manager|product owner|roadmaps|roadmap|product roadmap',
  'quality-management': 'quality management|quality assurance|quality control|ISO 9001',
  'change-management': 'change management|organisational change|transformation',
  warehouse: 'warehouse|warehousing|order picking|forklift',
  cooking: 'cooking|chef|cook|kitchen',
  baking: 'baking|baker|bakery|pastry|patisserie',
  hospitality: 'hospitality|hotel management|restaurant|waiter|gastronomy',
  'event-management': 'event management|organising events|event planning',
  journalism: 'journalism|journalist|newspaper editor|editorial work|reporting news',
  translation: 'translation|translator|interpreting|interpreter',
  'labour-law': 'labour law|employment law',
  'contract-law': 'contract law|drafting contracts|contract negotiation',
  'social-work': 'social work|social worker|youth work',
  banking: 'banking|at a bank|in a bank|of a bank|for a bank|financial industry|financial sector|financial institution',
  insurance: 'insurance|insurer|insurance industry',
  mobility: 'mobility|shared mobility|public transport|mobility apps|train tickets|shared bikes|parking|railway',
  'health-care':
    'health care|healthcare|hospital|hospitals|clinic|health data|medical records|patients|patient portals|health service',
  'public-sector': 'public sector|government|public administration|municipality|local authority|tax authority|cities',
  education: 'education sector|schools|university sector|higher education',
  manufacturing: 'manufacturing|factory|industrial plants|production plants|industrial control',
}
