// The case studies, in English. Replace with your own words; ids match the files in content/case-studies/.
import type { CaseStudyTexts } from '../../../contract/content-source.ts'

export const caseStudies: CaseStudyTexts = {
  'epic-ai-platform': {
    title: 'EPIC AI Platform',
    subtitle: 'Cited answers from a logistics group’s documents',
    category: 'AI Platform',
    description:
      'EPIC lets 6,200 staff of a logistics group question contracts, customs rules and shipment records in one place. Each ' +
      'answer cites its sources and uses only what that person may read.',
    challenge:
      'Staff in 11 countries searched seven systems, and teams had begun three separate chatbot pilots. None respected ' +
      'document rights, and each took five to nine seconds to answer a handful of users. Serving everyone with one large ' +
      'model would have cost twice the budget. The platform had to be fast on Monday mornings, affordable, and safe to show ' +
      'to an auditor.',
    solution:
      'One answer service retrieves, prompts and cites for every team. Rights are resolved at the gateway and applied inside ' +
      'the search query, so text a person may not read never reaches a model. A router sends routine questions to a small ' +
      'self-hosted model and the rest to a large hosted one. We tried a cache of similar answers and removed it: people with ' +
      'different rights must not share an answer. Words stream as they are written.',
    keyFeatures: {
      'stream-answers': 'Streamed answers that cite the exact passage',
      'filter-by-rights': 'Document rights enforced in the search query',
      'route-by-difficulty': 'Model chosen by the difficulty of the question',
      'index-changes': 'Changed documents searchable within ten minutes',
      'gate-releases': 'Every release tested on 640 reviewed questions',
    },
    outcomes: {
      'fast-under-load': 'First word in 0.8 s at the 95th percentile with 1,000+ concurrent users',
      'lower-answer-cost': 'Cost per answer 57% lower than with the large model alone',
      'sound-citations': '96% of citations correct in weekly samples',
      'one-platform': 'Three pilots closed; nine teams build on one platform',
    },
    metrics: {
      concurrentUsers: { label: 'Concurrent Users', value: '1,000+ concurrent users' },
      responseTime: { label: 'Response Time', value: 'under 1 second' },
      citationAccuracy: { label: 'Citation Accuracy', value: '96% correct' },
      costPerAnswer: { label: 'Cost Per Answer', value: '57% lower' },
    },
    diagram: {
      title: 'EPIC answer path',
      description: 'How a question becomes a cited answer, and how documents become searchable.',
      nodes: {
        'chat-app': {
          label: 'Chat web app',
          details: 'React app that shows words as they arrive, so reading starts early and an answer can be stopped.',
        },
        'api-gateway': {
          label: 'API gateway',
          details: 'Checks sign-in and quotas in one place, so that no team writes its own.',
        },
        'access-policy': {
          label: 'Access policy',
          details: 'Open Policy Agent turns groups into read rights; its rules are reviewed and tested like code.',
        },
        'answer-service': {
          label: 'Answer service',
          details: 'Python service that retrieves, prompts and cites: one place to test for nine teams.',
        },
        'model-router': {
          label: 'Model router',
          details: 'Go service that picks a model by difficulty and falls back when one is slow.',
        },
        'large-model': {
          label: 'Large model',
          details: 'Hosted on Azure OpenAI for the 36% of questions that need it; paid by use, as demand is uneven.',
        },
        'small-model': {
          label: 'Small model',
          details: 'Open-weight model on vLLM that takes 64% of questions at a known cost.',
        },
        'search-index': {
          label: 'Search index',
          details: 'PostgreSQL with pgvector, so that vectors, words and rights are filtered in one query.',
        },
        'indexing-queue': {
          label: 'Indexing queue',
          details: 'Azure Service Bus absorbs bulk edits and retries, so search never waits for indexing.',
        },
        'document-sources': {
          label: 'Document sources',
          details: 'Seven systems that stay the owners of their files and rights; EPIC keeps passages only.',
        },
      },
      connections: {
        'send-question': 'question',
        'resolve-rights': 'user groups',
        'forward-question': 'question',
        'attach-rights': 'read rights',
        'search-passages': 'filtered search',
        'send-prompt': 'prompt',
        'use-large-model': 'hard questions',
        'use-small-model': 'routine questions',
        'publish-changes': 'changes',
        'write-passages': 'passages',
      },
      explanation:
        'The path a person waits for runs along the middle row and holds no batch work. Indexing has its own row behind a ' +
        'queue, because a bulk edit in one source must not slow an answer. Rights travel with the question and are applied in ' +
        'the index, the last place where filtering is cheap and certain. The router stands apart so that models can be ' +
        'swapped without touching prompts or citations.',
      nextSteps: {
        'ask-changed-rights': 'How do rights stay correct when a group changes?',
        'ask-routing': 'How does the router know that a question is hard?',
        'ask-pgvector': 'Why pgvector and not a dedicated vector database?',
      },
    },
  },
  'mlops-transformation': {
    title: 'MLOps Transformation',
    subtitle: 'From hand-carried notebooks to two-day releases',
    category: 'ML Platform',
    description:
      'A platform for 46 forecasting, pricing and recommendation models at a grocery chain with 420 stores. Data scientists ' +
      'own a model from commit to retirement, and a release takes two days.',
    challenge:
      'Each of nine models had its own scripts, its own server and one person who understood it. A release took six weeks of ' +
      'handovers. Features were computed twice, in notebooks and in production, and did not match. When a supplier changed ' +
      'its product codes, forecasts were wrong for 11 days before a store manager called. Every new model would have made ' +
      'this worse.',
    solution:
      'We built one path and moved the models to it one by one, the riskiest last. A reviewed commit starts training; ' +
      'training and serving share their features; a registry holds each model with its data version. Canaries reverse on ' +
      'their own, and drift checks compare predictions with actual sales. We chose separate open-source parts over one vendor ' +
      'suite: more to integrate, but each could be replaced, and two were.',
    keyFeatures: {
      'one-path': 'One reviewed path from commit to production',
      'shared-features': 'Same feature definitions for training and serving',
      'reverse-canaries': 'Canary rollouts that reverse when error rates rise',
      'check-drift': 'Hourly drift checks against actual sales',
      'trace-forecasts': 'Every forecast traceable to data, code and model',
    },
    outcomes: {
      'faster-releases': 'Model releases cut from six weeks to two days',
      'more-models': 'Models in production up from 9 to 46 with a team of eight',
      'earlier-detection': 'Degraded models found within four hours, down from 11 days',
      'lower-training-cost': 'Training cost 34% lower with spot instances and checkpoints',
    },
    metrics: {
      releaseTime: { label: 'Release Time', value: '6 weeks to 2 days' },
      modelsInProduction: { label: 'Models In Production', value: '46 models' },
      driftDetection: { label: 'Drift Detection', value: 'within 4 hours' },
      trainingCost: { label: 'Training Cost', value: '34% lower' },
    },
    diagram: {
      title: 'Model release loop',
      description: 'From a reviewed commit to a served model, and back through drift checks.',
      nodes: {
        'model-repository': {
          label: 'Model repository',
          details: 'Git holds code, settings and tests, so that a release is a reviewed change.',
        },
        'training-pipeline': {
          label: 'Training pipeline',
          details: 'Airflow runs training on spot instances; the team already knew how to operate it.',
        },
        'model-registry': {
          label: 'Model registry',
          details: 'MLflow keeps each model with its data version and metrics, for audit and rollback.',
        },
        'release-controller': {
          label: 'Release controller',
          details: 'Argo CD applies what Git says; a check reverts the commit when a canary’s errors rise.',
        },
        'data-warehouse': {
          label: 'Data warehouse',
          details: 'Holds sales and stock, loaded hourly; it was there and trusted, so we kept it.',
        },
        'feature-store': {
          label: 'Feature store',
          details: 'Feast gives training and serving one definition, which ended mismatched features.',
        },
        'model-serving': {
          label: 'Model serving',
          details: 'KServe scales each model by its own load behind one common interface.',
        },
        'prediction-log': {
          label: 'Prediction log',
          details: 'Object storage keeps inputs and outputs for 13 months, to compare one season with the last.',
        },
        'drift-monitor': {
          label: 'Drift monitor',
          details: 'Evidently compares predictions with sales every hour and asks for retraining.',
        },
      },
      connections: {
        'start-training': 'reviewed commit',
        'load-sales': 'hourly sales',
        'build-training-sets': 'training sets',
        'register-model': 'trained model',
        'approve-version': 'approved version',
        'roll-out-canary': 'canary rollout',
        'serve-features': 'same features',
        'log-predictions': 'predictions',
        'check-predictions': 'predictions',
        'compare-sales': 'actual sales',
        'request-retraining': 'retraining request',
      },
      explanation:
        'The top row is the release path and contains no manual copy: what was reviewed is what runs. The feature store sits ' +
        'between training and serving because computing a feature twice was the most expensive fault we found. The bottom row ' +
        'closes the loop with actual sales, the judge the business accepts. Retraining is requested and then approved by a ' +
        'person: after a bad data load, an automatic retrain would have learned the fault.',
      nextSteps: {
        'ask-retraining': 'Why does a person approve retraining?',
        'ask-migration': 'How were nine live models moved without a freeze?',
        'ask-managed-suite': 'When is a managed ML suite the better choice?',
      },
    },
  },
  'fraud-detection-system': {
    title: 'Fraud Detection System',
    subtitle: 'Card payments decided in 45 milliseconds',
    category: 'Real-Time ML',
    description:
      'Real-time fraud scoring for a card processor with 14,000 merchants. Each payment is scored before approval, and every ' +
      'decline carries reasons that an analyst can read out.',
    challenge:
      'Fraud was fought with 1,100 hand-written rules, most without an owner. New patterns took weeks to catch, while good ' +
      'customers were declined and merchants left. A decision had to fit into 100 ms at 900 payments per second, card numbers ' +
      'had to stay out of reach, and analysts had to explain each decline. The true labels, chargebacks, arrived up to 60 ' +
      'days late.',
    solution:
      'A stream job keeps rolling counts per card, device and merchant in memory, and a gradient-boosted model scores them ' +
      'inside the decision service. We passed over a neural network that scored slightly better: its reasons were hard to ' +
      'read and it needed GPUs. Thirty-four rules stayed for legal blocks and emergencies. Doubtful payments go to analysts, ' +
      'whose verdicts train next week’s model long before chargebacks arrive. Eight weeks in shadow mode came first.',
    keyFeatures: {
      'score-in-process': 'Model inside the decision service, no network hop',
      'count-in-stream': 'Rolling counts per card, device and merchant, seconds old',
      'give-reasons': 'Reason codes in plain words for every decline',
      'learn-weekly': 'Weekly training on analysts’ verdicts',
      'tokenise-cards': 'Card numbers replaced by tokens at the edge',
    },
    outcomes: {
      'lower-fraud-loss': 'Fraud loss 41% lower in the first year',
      'fewer-false-declines': '28% fewer good payments declined',
      'fast-decisions': 'Decisions in 45 ms at p99 with 900 payments per second',
      'fewer-rules': 'Rules to maintain down from 1,100 to 34',
    },
    metrics: {
      fraudLoss: { label: 'Fraud Loss', value: '41% lower' },
      decisionTime: { label: 'Decision Time', value: '45 ms at p99' },
      falseDeclines: { label: 'False Declines', value: '28% fewer' },
      peakLoad: { label: 'Peak Load', value: '900 payments per second' },
    },
    diagram: {
      title: 'Payment decision path',
      description: 'How a payment is decided in 45 ms, and how verdicts improve the model.',
      nodes: {
        'payment-gateway': {
          label: 'Payment gateway',
          details: 'Swaps card numbers for tokens first, which keeps 11 of 14 services out of PCI DSS scope.',
        },
        'event-log': {
          label: 'Event log',
          details: 'Kafka keeps every payment for 30 days, so that features can be rebuilt by replay.',
        },
        'feature-stream': {
          label: 'Feature stream',
          details: 'Flink updates rolling counts within seconds; batch jobs were minutes too late.',
        },
        'feature-cache': {
          label: 'Feature cache',
          details: 'Redis returns 40 features in about 1 ms; what it served is logged for training.',
        },
        'decision-service': {
          label: 'Decision service',
          details: 'Java service that joins features, score and rules within the 100 ms budget.',
        },
        'scoring-model': {
          label: 'Scoring model',
          details: 'XGBoost as a library: quick on a CPU, and each score can be explained.',
        },
        'rule-engine': {
          label: 'Rule engine',
          details: 'Applies 34 rules for legal blocks and emergencies, which cannot wait for training.',
        },
        'analyst-desk': {
          label: 'Analyst desk',
          details: 'Shows the doubtful 0.4% of payments with reasons, because a person should decide them.',
        },
        'case-store': {
          label: 'Case store',
          details: 'PostgreSQL keeps verdicts and later chargebacks as one history of labels.',
        },
        'weekly-training': {
          label: 'Weekly training',
          details: 'Python job that trains on fresh verdicts and runs in shadow mode until approved.',
        },
      },
      connections: {
        'request-decision': 'tokenised payment',
        'record-payment': 'every payment',
        'read-events': 'events',
        'update-counts': 'rolling counts',
        'fetch-features': 'features',
        'score-payment': 'in-process call',
        'apply-rules': 'score',
        'refer-doubtful': 'doubtful cases',
        'store-verdicts': 'verdicts',
        'load-labels': 'labels',
        'load-served-features': 'served features',
        'publish-model': 'weekly model',
      },
      explanation:
        'A customer waits only for the decision service and what it calls, so nothing there can block for long: features lie ' +
        'ready in memory and the model is a library. If the cache fails, the rules decide alone with tighter limits. Learning ' +
        'runs around the outside at its own pace. Features are logged as served, since recomputing them later gave the model ' +
        'knowledge it would not have had at the time.',
      nextSteps: {
        'ask-cache-failure': 'What happens to payments when the cache is down?',
        'ask-reason-codes': 'How are reason codes derived from the model?',
        'ask-weekly-training': 'Why a weekly model and not online learning?',
      },
    },
  },
}
