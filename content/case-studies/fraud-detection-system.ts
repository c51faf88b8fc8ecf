// A case study's language-free half: ids, technologies and the diagram's layout. Replace with your own.
// The words are in locales/<language>/case-studies.ts.
import type { CaseStudyData } from '../../contract/content-source.ts'

export const caseStudy: CaseStudyData = {
  id: 'fraud-detection-system',
  experience: 'klarmynt-payments',
  published: '2020-02-11',
  icon: 'shield',
  color: 'green',
  technologies: ['Java', 'Kafka', 'Flink', 'Redis', 'Python', 'XGBoost', 'PostgreSQL', 'HashiCorp Vault'],
  keyFeatures: ['score-in-process', 'count-in-stream', 'give-reasons', 'learn-weekly', 'tokenise-cards'],
  outcomes: ['lower-fraud-loss', 'fewer-false-declines', 'fast-decisions', 'fewer-rules'],
  metrics: ['fraudLoss', 'decisionTime', 'falseDeclines', 'peakLoad'],
  diagram: {
    nodes: [
      { id: 'payment-gateway', type: 'gateway', x: 10, y: 30 },
      { id: 'event-log', type: 'queue', x: 10, y: 8 },
      { id: 'feature-stream', type: 'compute', x: 37, y: 8 },
      { id: 'feature-cache', type: 'database', x: 63, y: 8 },
      { id: 'decision-service', type: 'service', x: 37, y: 30 },
      { id: 'scoring-model', type: 'ai', x: 63, y: 30 },
      { id: 'rule-engine', type: 'security', x: 37, y: 52 },
      { id: 'analyst-desk', type: 'service', x: 63, y: 52 },
      { id: 'case-store', type: 'storage', x: 90, y: 52 },
      { id: 'weekly-training', type: 'compute', x: 90, y: 30 },
    ],
    connections: [
      { id: 'request-decision', from: 'payment-gateway', to: 'decision-service', type: 'api' },
      { id: 'record-payment', from: 'payment-gateway', to: 'event-log', type: 'stream' },
      { id: 'read-events', from: 'event-log', to: 'feature-stream', type: 'stream' },
      { id: 'update-counts', from: 'feature-stream', to: 'feature-cache', type: 'data' },
      { id: 'fetch-features', from: 'feature-cache', to: 'decision-service', type: 'data' },
      { id: 'score-payment', from: 'decision-service', to: 'scoring-model', type: 'sync' },
      { id: 'apply-rules', from: 'decision-service', to: 'rule-engine', type: 'api' },
      { id: 'refer-doubtful', from: 'rule-engine', to: 'analyst-desk', type: 'data' },
      { id: 'store-verdicts', from: 'analyst-desk', to: 'case-store', type: 'data' },
      { id: 'load-labels', from: 'case-store', to: 'weekly-training', type: 'data' },
      { id: 'load-served-features', from: 'feature-cache', to: 'weekly-training', type: 'data' },
      { id: 'publish-model', from: 'weekly-training', to: 'scoring-model', type: 'sync' },
    ],
    nextSteps: ['ask-cache-failure', 'ask-reason-codes', 'ask-weekly-training'],
  },
}
